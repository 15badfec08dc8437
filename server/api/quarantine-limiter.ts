import type { Config } from '../config';
import { incrementMetadata } from '../store/metadata-script';
import type { Store } from '../store/store';
import type { RateCounter } from './rate-counter';
import { Refusal } from './refusal';

const dayMs = 86_400_000;
const saveIntervalMs = 60_000;

interface LimiterOptions {
  config: Pick<Config, 'quarantineLimit'>;
  rates: RateCounter;
  store: Store;
  now: () => number;
}

/**
 * Limits how many posts are quarantined in a day, per address and in total (docs/rules.md#quarantine).
 *
 * @returns a function that counts one quarantined post and throws a 429 {@link Refusal} above the limit; the digest
 *   reports about how many posts were refused: those after the last save are lost at a restart
 */
export const createQuarantineLimiter = ({ config, rates, store, now }: LimiterOptions) => {
  let unsaved = 0;
  let savedAt = -Infinity;

  /** Saves the count at most once a minute: a flood must not wear out the disk. */
  const countRefused = async () => {
    unsaved += 1;
    if (Math.abs(now() - savedAt) < saveIntervalMs) return;
    savedAt = now();
    const count = unsaved;
    unsaved = 0;
    await store.write(() => incrementMetadata('posts-refused', count));
  };

  return async (address: () => string): Promise<void> => {
    const limit = config.quarantineLimit;
    if (limit === undefined) return;
    const fromAddress = await rates.count(`quarantine:${address()}`, now(), dayMs);
    const exceeded =
      fromAddress.posts > limit.address
        ? fromAddress
        : await rates.count('quarantine', now(), dayMs);
    if (fromAddress.posts <= limit.address && exceeded.posts <= limit.all) return;
    await countRefused();
    const seconds = Math.max(1, Math.ceil((exceeded.endsAt - now()) / 1000));
    throw new Refusal(429, 'Too many posts for today', {
      headers: { 'retry-after': String(seconds) },
    });
  };
};
