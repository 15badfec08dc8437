import type { Config } from '../config';
import type { RateCounter } from './rate-counter';
import { Refusal } from './refusal';

interface RateOptions {
  config: Pick<Config, 'rateLimit'>;
  rates: RateCounter;
  now: () => number;
}

/** @returns why posts of this address are kept aside now; throws 429 when there are far too many */
export const checkRate = async (
  { config, rates, now }: RateOptions,
  address: () => string,
): Promise<string | undefined> => {
  const { rateLimit } = config;
  if (rateLimit === undefined) return undefined;
  const { posts, endsAt } = await rates.count(address(), now());
  if (posts > rateLimit.refuseOver) {
    const seconds = Math.max(1, Math.ceil((endsAt - now()) / 1000));
    throw new Refusal(429, 'Too many posts from this address', {
      headers: { 'retry-after': String(seconds) },
    });
  }
  return posts > rateLimit.quarantineOver ? 'rate' : undefined;
};
