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

/** What tells an opening from another one of the same title. */
export const openingName = ({ title, location }: Job) => `${title}, ${location}`;

/** @returns the id of a job's row, to which its chair leads */
export const rowIdOf = (job: Job) =>
  openingName(job)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-');

/** The number of openings in words, for the menu and the description. */
export const openChairs = `${capital(numberWord(jobs.length))} open ${jobs.length === 1 ? 'chair' : 'chairs'}`;
