import { statfs } from 'node:fs/promises';
import { oldestMailAt } from './store/health-script';
import { readMetadata } from './store/metadata-script';
import type { Store } from './store/store';

/** Conditions that need attention although the site works. */
export const warningKinds = ['purge-stopped', 'disk-low', 'mail-waits'] as const;
type WarningKind = (typeof warningKinds)[number];

export interface Warning {
  kind: WarningKind;
  /** Codes that say more. */
  detail?: string;
}

/** @returns the current warnings, for health, metrics and the digest */
export type ReadWarnings = () => Promise<Warning[]>;

/** @returns a warning as one word, `mail-waits` or `mail-waits:EAUTH 535 5.7.8` */
export const warningText = ({ kind, detail }: Warning) =>
  detail === undefined ? kind : `${kind}:${detail}`;

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
 * @param mailFailure why the last mail did not leave, if it did not
 * @param leastFree warns below this many free bytes
 */
export const createWarningReader =
  (
    store: Store,
    now: () => number,
    folder: string,
    mailFailure: () => string | undefined,
    leastFree = gigabyte,
  ): ReadWarnings =>
  async () => {
    const stopped = await store.read(() => readMetadata('purge-stopped'));
    const free = await freeBytes(folder);
    const oldestAt = (await store.read(() => oldestMailAt(now()))) ?? now();
    const warnings: Warning[] = [];
    if (stopped !== undefined) warnings.push({ kind: 'purge-stopped' });
    if (free < leastFree) warnings.push({ kind: 'disk-low' });
    if (now() - oldestAt > longestWaitMs)
      warnings.push({ kind: 'mail-waits', detail: mailFailure() });
    return warnings;
  };
