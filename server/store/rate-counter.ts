/** The window of the rate limit, in milliseconds (docs/rules.md#rate-limit). */
export const rateWindow = 10 * 60 * 1000;

export interface PostCount {
  /** Posts of this address in its window, this one included. */
  posts: number;
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number;
}

/** An end further away than a whole window means that the clock was set back: the window counts as closed. */
const isOpen = ({ endsAt }: PostCount, now: number, window: number) =>
  endsAt > now && endsAt <= now + window;

export interface RateCounter {
  /**
   * Counts one post.
   *
   * @param address the client address, or any other key to count by
   * @param now in milliseconds since 1970
   * @param window length of the window in milliseconds; defaults to the rate limit's
   * @param isTotal counts something of which there is one, which no number of addresses pushes out of memory
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
  const byWindow = new Map<number, Map<string, PostCount>>();
  const totals = new Map<string, PostCount>();
  const windowsOf = (window: number) => {
    const windows = byWindow.get(window) ?? new Map<string, PostCount>();
    byWindow.set(window, windows);
    return windows;
  };
  return {
    count: async (address, now, window = rateWindow, isTotal = false) => {
      const windows = isTotal ? totals : windowsOf(window);
      const known = windows.get(address);
      if (known !== undefined && isOpen(known, now, window)) {
        known.posts += 1;
        return { ...known };
      }
      const fresh = { posts: 1, endsAt: now + window };
      // Deleting first moves the address to the end: the map stays sorted by the windows' ends.
      windows.delete(address);
      windows.set(address, fresh);
      for (const [oldest, { endsAt }] of windows) {
        if (endsAt > now && windows.size <= mostAddresses) break;
        windows.delete(oldest);
      }
      return { ...fresh };
    },
  };
};
