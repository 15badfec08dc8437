import type { Config } from '../config';
import { toSite } from '../api/client-address';
import type { RateCounter } from '../api/rate-counter';
import { incrementMetadata } from '../store/metadata-script';
import type { Store } from '../store/store';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface LimitOptions {
  config: Pick<Config, 'confirmationLimit'>;
  rates: RateCounter;
  now: () => number;
}

/**
 * Counts a sign-up by its network: an IPv4 address or an IPv6 /48 (docs/rules.md#newsletter).
 *
 * @param address as `clientAddress` returns it
 * @returns the reason to quarantine the sign-up, or undefined
 */
export const checkSignUps = async (
  { config: { confirmationLimit }, rates, now }: LimitOptions,
  address: string,
): Promise<'sign-ups' | undefined> => {
  if (confirmationLimit === undefined) return undefined;
  const { posts } = await rates.count(`sign-ups:${toSite(address)}`, now(), dayMs);
  return posts > confirmationLimit.address ? 'sign-ups' : undefined;
};

/**
 * Limits all confirmation mails of an hour together; the digest reports the hours in which some waited.
 *
 * @returns a function that counts one mail; it returns when to send the mail instead (milliseconds since 1970), or
 *   undefined if it may leave
 */
export const createConfirmationLimiter =
  ({ config: { confirmationLimit }, rates, now, store }: LimitOptions & { store: Store }) =>
  async (): Promise<number | undefined> => {
    if (confirmationLimit === undefined) return undefined;
    const { posts, endsAt } = await rates.count('confirmations', now(), hourMs);
    if (posts <= confirmationLimit.all) return undefined;
    if (posts === confirmationLimit.all + 1)
      await store.write(() => incrementMetadata('confirmations-waited', 1));
    return endsAt;
  };
