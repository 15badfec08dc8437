import { statfs } from 'node:fs/promises';
import type { Store } from './store';

/** Conditions that need attention although the site works. */
type Warning =
  | 'disk-low'
  | 'mail-waits'
  /** With why the last mail did not leave, such as `mail-waits:EAUTH 535 5.7.8`. */
  | `mail-waits:${string}`;

/** @returns the current warnings, for health and the digest */
export type ReadWarnings = () => Promise<Warning[]>;

const gigabyte = 1e9;
/** A mail that waits longer than an hour is reported. */
const longestWaitMs = 3_600_000;

/** @returns whether a disk has less free space than `leastFreeBytes`, or none that can be read */
const isDiskLow = async (folder: string, leastFreeBytes: number): Promise<boolean> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < leastFreeBytes;
  } catch {
    return true;
  }
};

interface WarningOptions {
  store: Store;
  /** The clock, in milliseconds since 1970. */
  now: () => number;
  /** A folder on the disk to watch. */
  folder: string;
  /** Tests set it, because they must not depend on their machine. */
  leastFreeBytes?: number;
}

/**
 * @returns what reads the warnings, and what notes why the last mail did not leave, if it did not
 */
export const createWarnings = ({
  store,
  now,
  folder,
  leastFreeBytes = gigabyte,
}: WarningOptions) => {
  let mailFailure: string | undefined;
  const readWarnings: ReadWarnings = async () => {
    const warnings: Warning[] = [];
    if (await isDiskLow(folder, leastFreeBytes)) warnings.push('disk-low');
    const time = now();
    const oldestAt = (await store.oldestMailAt(time)) ?? time;
    if (time - oldestAt > longestWaitMs)
      warnings.push(mailFailure === undefined ? 'mail-waits' : `mail-waits:${mailFailure}`);
    return warnings;
  };
  const noteMail = (failure: string | undefined) => {
    mailFailure = failure;
  };
  return { readWarnings, noteMail };
};
