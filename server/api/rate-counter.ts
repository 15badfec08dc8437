/** The window of the rate limit, in milliseconds (docs/rules.md#rate-limit). */
export const rateWindow = 10 * 60 * 1000;

interface PostCount {
  /** Posts of this address in its window, this one included. */
  posts: number;
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number;
}

/** Whether a window is still open; one that ends later than any can was opened before the clock was set back. */
const isOpen = ({ endsAt }: PostCount, now: number, window: number) =>
  endsAt > now && endsAt <= now + window;

export interface RateCounter {
  /**
   * Counts one post of an address (or a hash of it) and gives where it stands.
   *
   * @param window in milliseconds; that of the rate limit without it
   */
  count: (address: string, now: number, window?: number) => Promise<PostCount>;
}

/**
 * Counts in this process's memory.
 *
 * @param mostAddresses beyond it the address counted first is forgotten, so that memory stays bounded
 */
export const createRateCounter = (mostAddresses = 50_000): RateCounter => {
  const byWindow = new Map<number, Map<string, PostCount>>();
  return {
    count: async (address, now, window = rateWindow) => {
      const windows = byWindow.get(window) ?? new Map<string, PostCount>();
      byWindow.set(window, windows);
      const known = windows.get(address);
      if (known !== undefined && isOpen(known, now, window)) {
        known.posts += 1;
        return { ...known };
      }
      const fresh = { posts: 1, endsAt: now + window };
      // A new window goes to the end: the map is in the order in which windows end.
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
