import { closeSync, openSync, writeSync } from 'node:fs';

/** Fills the disk by writing to a file on it. */
export const fillUp = (file: string) => {
  const handle = openSync(file, 'w');
  // Fills up to the last byte: a database page may still fit in the space 4,096-byte writes leave.
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
