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
   * @param key the client address, or anything else to count by, always with the same options
   * @param now in milliseconds since 1970
   * @returns the count so far and when the window ends
   */
  count: (key: string, now: number, options?: CountOptions) => Promise<PostCount>;
}

interface CountOptions {
  /** Length of the window in milliseconds; defaults to the rate limit's. */
  windowMs?: number;
  /** Whether the key counts the posts of all addresses together: it must never be dropped. */
  isTotal?: boolean;
}

/**
 * Counts posts in this process's memory.
 *
 * @param maxKeys above this many, the oldest key is dropped, which bounds the memory
 */
export const createRateCounter = (maxKeys = 50_000): RateCounter => {
  const counts = new Map<string, PostCount>();
  const totals = new Map<string, PostCount>();
  return {
    count: async (key, now, { windowMs = rateWindow, isTotal = false } = {}) => {
      const kept = isTotal ? totals : counts;
      const current = kept.get(key);
      if (current !== undefined && isOpen(current, now, windowMs)) {
        current.posts += 1;
        return { ...current };
      }
      const first = { posts: 1, endsAt: now + windowMs };
      // Deleting first moves the key to the end: the map begins with the oldest.
      kept.delete(key);
      kept.set(key, first);
      for (const [oldest, { endsAt }] of counts) {
        if (endsAt > now && counts.size <= maxKeys) break;
        counts.delete(oldest);
      }
      return { ...first };
    },
  };
};

/** If the clock was set back, a window ends further away than its length: it counts as closed. */
const isOpen = ({ endsAt }: PostCount, now: number, windowMs: number) =>
  endsAt > now && endsAt <= now + windowMs;
