/** The window of the rate limit, in milliseconds (docs/rules.md#rate-limit). */
export const rateWindow = 10 * 60 * 1000;

export interface PostCount {
  /** Posts of this address in its window, this one included. */
  posts: number;
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number;
}

/** If the clock was set back, a window ends further away than its length: it counts as closed. */
const isOpen = ({ endsAt }: PostCount, now: number, window: number) =>
  endsAt > now && endsAt <= now + window;

export interface RateCounter {
  /**
   * Counts one post.
   *
   * @param address the client address, or any other key to count by
   * @param now in milliseconds since 1970
   * @param window length of the window in milliseconds; defaults to the rate limit's
   * @param isTotal counts a total, which no number of addresses pushes out of memory
   * @returns the count so far and when the window ends
   */
  count: (address: string, now: number, window?: number, isTotal?: boolean) => Promise<PostCount>;
}

/**
 * Counts posts in this process's memory.
 *
 * @param mostAddresses above this many, the oldest address is dropped, which bounds the memory
 */
export const createRateCounter = (mostAddresses = 50_000): RateCounter => {
  /** Counts by address, for each length of a window. */
  const byWindow = new Map<number, Map<string, PostCount>>();
  const totals = new Map<string, PostCount>();
  const countsOf = (window: number) => {
    const counts = byWindow.get(window) ?? new Map<string, PostCount>();
    byWindow.set(window, counts);
    return counts;
  };
  return {
    count: async (address, now, window = rateWindow, isTotal = false) => {
      const counts = isTotal ? totals : countsOf(window);
      const current = counts.get(address);
      if (current !== undefined && isOpen(current, now, window)) {
        current.posts += 1;
        return { ...current };
      }
      const first = { posts: 1, endsAt: now + window };
      // Deleting first moves the address to the end: the map stays sorted by the windows' ends.
      counts.delete(address);
      counts.set(address, first);
      for (const [oldestAddress, { endsAt }] of counts) {
        if (endsAt > now && counts.size <= mostAddresses) break;
        counts.delete(oldestAddress);
      }
      return { ...first };
    },
  };
};
