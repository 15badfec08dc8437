import { randomInt } from 'node:crypto';

// Without letters and digits that are easily confused (0/O, 1/I/L, U/V).
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomGroup = () =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** @returns a new random reference such as `C-7KQ2-M9XB-4HTP` */
export const newReference = () => `C-${randomGroup()}-${randomGroup()}-${randomGroup()}`;

/** @returns whether the subject of a link is a reference; else it is the UUID of a mail */
export const isReference = (subject: string) => subject.startsWith('C-');
