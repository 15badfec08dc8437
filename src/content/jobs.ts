import { capital, numberWord } from './number-words';

export interface Job {
  title: string;
  location: string;
  /** Where to apply instead of by mail, if the opening is listed elsewhere. */
  applyUrl?: string;
}

export const remote = 'Remote';

/** The openings, to the letter (docs/rules.md#job-openings). */
export const jobs: readonly Job[] = [
  { title: 'Social Media Manager', location: remote },
  { title: 'Graphics Designer', location: 'Gurugram, Haryana' },
  { title: 'Brand Manager', location: 'Gurugram, Haryana' },
  { title: 'Content Writer', location: remote },
  { title: 'Video Editor', location: remote },
];

/** How many openings there are, as menu and head say it. */
export const openChairs = `${capital(numberWord(jobs.length))} open ${jobs.length === 1 ? 'chair' : 'chairs'}`;
