import type { Config } from '../base/config';
import type { RateCounter } from '../store/rate-counter';
import type { Store } from '../store/store';

const hourMs = 3_600_000;

interface LimitOptions {
  config: Partial<Config>;
  rates: RateCounter;
  now: () => number;
  store: Store;
}

/**
 * Limits all confirmation mails of an hour together; the digest reports the hours in which some waited.
 *
 * @returns a function that counts one mail; it returns when to send the mail instead (milliseconds since 1970), or
 *   undefined if it may leave
 */
export const createConfirmationLimiter =
  ({ config: { confirmationLimit }, rates, now, store }: LimitOptions) =>
  async (): Promise<number | undefined> => {
    if (confirmationLimit === undefined) return undefined;
    const { posts, endsAt } = await rates.count('confirmations', now(), hourMs);
    if (posts <= confirmationLimit.all) return undefined;
    if (posts === confirmationLimit.all + 1)
      await store.incrementMetadata('confirmations-waited', 1);
    return endsAt;
  };
