import type { RateCounter } from '../store/rate-counter';
import type { Store } from '../store/store';

const hourMs = 3_600_000;

interface LimitOptions {
  /** Mails that may leave in an hour; undefined: any number. */
  maxPerHour: number | undefined;
  rates: RateCounter;
  now: () => number;
  store: Store;
}

/**
 * Limits all confirmation mails of an hour together; the digest reports the hours in which some
 * waited.
 *
 * @returns a function that counts a mail, and returns when it may leave (in milliseconds since
 *   1970); undefined: now
 */
export const createConfirmationLimiter =
  ({ maxPerHour, rates, now, store }: LimitOptions) =>
  async (): Promise<number | undefined> => {
    if (maxPerHour === undefined) return undefined;
    const { posts: mails, endsAt } = await rates.count('confirmations', now(), hourMs);
    if (mails <= maxPerHour) return undefined;
    const isFirstToWait = mails === maxPerHour + 1;
    if (isFirstToWait) await store.countEvent('confirmations-waited', 1);
    return endsAt;
  };
