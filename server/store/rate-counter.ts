/** The window of the rate limit, in milliseconds (docs/rules.md#rate-limit). */
export const rateWindow = 10 * 60 * 1000;

export interface PostCount {
  /** Posts of this key in its window, this one included. */
  posts: number;
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number;
}

export interface RateCounter {
  /**
   * Counts one post.
   *
   * @param key the client address, or anything else to count by
   * @param now in milliseconds since 1970
   * @returns the count so far and when the window ends
   */
  count: (key: string, now: number, options?: CountOptions) => Promise<PostCount>;
}

interface CountOptions {
  /** Length of the window in milliseconds; defaults to the rate limit's. */
  windowMs?: number;
  /** Whether the key is a total, which no number of addresses pushes out of memory. */
  isTotal?: boolean;
}

/**
 * Counts posts in this process's memory.
 *
 * @param maxKeys above this many, the oldest key is dropped, which bounds the memory
 */
export const createRateCounter = (maxKeys = 50_000): RateCounter => {
  /** Counts by key, for each length of a window. */
  const byWindow = new Map<number, Map<string, PostCount>>();
  /** Totals are few, and each is always counted with the same window. */
  const totals = new Map<string, PostCount>();
  const countsOf = (windowMs: number) => {
    const counts = byWindow.get(windowMs) ?? new Map<string, PostCount>();
    byWindow.set(windowMs, counts);
    return counts;
  };
  return {
    count: async (key, now, { windowMs = rateWindow, isTotal = false } = {}) => {
      const counts = isTotal ? totals : countsOf(windowMs);
      const current = counts.get(key);
      if (current !== undefined && isOpen(current, now, windowMs)) {
        current.posts += 1;
        return { ...current };
      }
      const first = { posts: 1, endsAt: now + windowMs };
      // Deleting first moves the key to the end: the map stays sorted by the windows' ends.
      counts.delete(key);
      counts.set(key, first);
      for (const [oldestKey, { endsAt }] of counts) {
        if (endsAt > now && counts.size <= maxKeys) break;
        counts.delete(oldestKey);
      }
      return { ...first };
    },
  };
};

/** If the clock was set back, a window ends further away than its length: it counts as closed. */
const isOpen = ({ endsAt }: PostCount, now: number, windowMs: number) =>
  endsAt > now && endsAt <= now + windowMs;
