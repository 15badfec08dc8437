import { closeSync, openSync, writeSync } from 'node:fs';

/** Writes until nothing more fits on the disk that the file lies on. */
export const fillUp = (file: string) => {
  const handle = openSync(file, 'w');
  // The last byte counts: a page of the database may be smaller than what is left.
  for (const size of [4096, 1]) {
    const piece = Buffer.alloc(size);
    try {
      while (writeSync(handle, piece) === piece.length);
    } catch {
      // Full.
    }
  }
  closeSync(handle);
};
