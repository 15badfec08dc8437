import { statfs } from 'node:fs/promises';
import { readFact } from './store/fact-script';
import type { Store } from './store/store';

/** What somebody should look at though everything works. */
export const warningKinds = ['purge-stopped', 'disk-low'] as const;
type Warning = (typeof warningKinds)[number];

/** @returns what is told by health, metrics and the daily digest */
export type ReadWarnings = () => Promise<Warning[]>;

const gigabyte = 1e9;

/**
 * @param folder on the disk that is watched
 * @param leastFree how many bytes must be left on it
 */
export const createWarnings =
  (store: Store, folder: string, leastFree = gigabyte): ReadWarnings =>
  async () => {
    const stopped = await store.read(() => readFact('purge-stopped'));
    const { bavail, bsize } = await statfs(folder);
    return [
      ...(stopped === undefined ? [] : (['purge-stopped'] as const)),
      ...(bavail * bsize < leastFree ? (['disk-low'] as const) : []),
    ];
  };
