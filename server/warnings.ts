import { statfs } from 'node:fs/promises';
import { oldestMailAt } from './store/health-script';
import { readMetadata } from './store/metadata-script';
import type { Store } from './store/store';

/** Conditions that need attention although the site works. */
export const warningKinds = ['purge-stopped', 'disk-low', 'mail-waits'] as const;
type Warning = (typeof warningKinds)[number];

/** @returns the current warnings, for health, metrics and the digest */
export type ReadWarnings = () => Promise<Warning[]>;

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
 */
export const createWarningReader =
  (store: Store, now: () => number, folder: string, leastFree = gigabyte): ReadWarnings =>
  async () => {
    const stopped = await store.read(() => readMetadata('purge-stopped'));
    const free = await freeBytes(folder);
    const oldestAt = (await store.read(() => oldestMailAt(now()))) ?? now();
    return [
      ...(stopped === undefined ? [] : (['purge-stopped'] as const)),
      ...(free < leastFree ? (['disk-low'] as const) : []),
      ...(now() - oldestAt > longestWaitMs ? (['mail-waits'] as const) : []),
    ];
  };
