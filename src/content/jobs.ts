import { capital, numberWord } from './number-words';

export interface Job {
  title: string;
  location: string;
  /** Address of the opening elsewhere, where people apply instead. */
  applyUrl?: string;
}

export const remote = 'Remote';

/** The openings, verbatim (docs/rules.md#job-openings). */
export const jobs: readonly Job[] = [
  { title: 'Social Media Manager', location: remote },
  { title: 'Graphics Designer', location: 'Gurugram, Haryana' },
  { title: 'Brand Manager', location: 'Gurugram, Haryana' },
  { title: 'Content Writer', location: remote },
  { title: 'Video Editor', location: remote },
];

/** @returns the id of a job's row, to which its chair leads */
export const rowIdOf = ({ title }: Job) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The number of openings in words, for the menu and the description. */
export const openChairs = `${capital(numberWord(jobs.length))} open ${jobs.length === 1 ? 'chair' : 'chairs'}`;
