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
   * @param key the client address, or anything else to count by, always with the same window
   * @param now in milliseconds since 1970
   * @param windowMs length of the window; defaults to the rate limit's
   * @returns the count so far and when the window ends
   */
  count: (key: string, now: number, windowMs?: number) => Promise<PostCount>;
}

/**
 * Counts posts in this process's memory.
 *
 * @param maxKeys above this many with windows of one length, the key that was not counted for
 *   longest is dropped, which bounds the memory
 */
export const createRateCounter = (maxKeys = 50_000): RateCounter => {
  /** By the length of their window: addresses counted for minutes push out nothing for a day. */
  const byWindow = new Map<number, Map<string, PostCount>>();
  return {
    count: async (key, now, windowMs = rateWindow) => {
      const counts = byWindow.get(windowMs) ?? new Map<string, PostCount>();
      byWindow.set(windowMs, counts);
      const current = counts.get(key);
      const count =
        current !== undefined && isOpen(current, now, windowMs)
          ? { posts: current.posts + 1, endsAt: current.endsAt }
          : { posts: 1, endsAt: now + windowMs };
      // Deleting first moves the key to the end of the map.
      counts.delete(key);
      counts.set(key, count);
      for (const [oldest, { endsAt }] of counts) {
        if (endsAt > now && counts.size <= maxKeys) break;
        counts.delete(oldest);
      }
      return count;
    },
  };
};

/** If the clock was set back, a window ends further away than its length: it counts as closed. */
const isOpen = ({ endsAt }: PostCount, now: number, windowMs: number) =>
  endsAt > now && endsAt <= now + windowMs;
