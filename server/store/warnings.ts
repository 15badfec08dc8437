import { statfs } from 'node:fs/promises';
import type { Store } from './store';

/** Conditions that need attention although the site works. */
export const warningKinds = ['disk-low', 'mail-waits'] as const;
type WarningKind = (typeof warningKinds)[number];

/** A kind, with what more is known: `mail-waits`, or `mail-waits:EAUTH 535 5.7.8`. */
type Warning = WarningKind | `${WarningKind}:${string}`;

/** @returns the current warnings, for health, metrics and the digest */
export type ReadWarnings = () => Promise<Warning[]>;

/** @returns whether a warning is among others */
export const hasWarning = (kind: WarningKind, warnings: readonly Warning[]) =>
  warnings.some((warning) => warning.split(':', 1)[0] === kind);

const gigabyte = 1e9;
const longestWaitMs = 3_600_000;

/** @returns the free space in bytes; -1 if it cannot be read, which counts as full */
const freeBytes = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return -1;
  }
};

/**
 * @param now the clock, in milliseconds since 1970
 * @param folder a folder on the disk to watch
 * @param leastFree warns below this many free bytes
 * @returns what reads the warnings, and what notes why the last mail did not leave, in codes (undefined if it did)
 */
export const createWarnings = (
  store: Store,
  now: () => number,
  folder: string,
  leastFree = gigabyte,
) => {
  let mailFailure: string | undefined;
  const readWarnings: ReadWarnings = async () => {
    const free = await freeBytes(folder);
    const oldestAt = (await store.oldestMailAt(now())) ?? now();
    const warnings: Warning[] = [];
    if (free < leastFree) warnings.push('disk-low');
    if (now() - oldestAt > longestWaitMs)
      warnings.push(mailFailure === undefined ? 'mail-waits' : `mail-waits:${mailFailure}`);
    return warnings;
  };
  return { readWarnings, noteMail: (failure: string | undefined) => void (mailFailure = failure) };
};
