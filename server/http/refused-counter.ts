import type { Store } from '../store/store';

const saveIntervalMs = 60_000;

/**
 * @returns a function that counts a refused post for the digest. It saves at most once a minute, so
 *   that a flood does not wear out the disk; a restart loses the rest
 */
export const createRefusedCounter = (store: Store, now: () => number) => {
  let unsaved = 0;
  let savedAt = -Infinity;
  return async () => {
    unsaved += 1;
    // In either direction: the clock may be set back.
    if (Math.abs(now() - savedAt) < saveIntervalMs) return;
    savedAt = now();
    const count = unsaved;
    unsaved = 0;
    await store.countEvent('posts-refused', count);
  };
};
