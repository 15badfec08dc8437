import type { Config } from '../config';
import { addToFact } from '../store/fact-script';
import type { Store } from '../store/store';
import type { RateCounter } from './rate-counter';
import { Refusal } from './refusal';

const dayMs = 86_400_000;
const notedEveryMs = 60_000;

interface BoundOptions {
  config: Pick<Config, 'quarantineLimit'>;
  rates: RateCounter;
  store: Store;
  now: () => number;
}

/**
 * Bounds what may be quarantined in a day, of one address and of all together (docs/rules.md#quarantine).
 *
 * @returns what counts one such post; it throws 429 beyond the bound, and the digest tells how often
 */
export const createQuarantineBound = ({ config, rates, store, now }: BoundOptions) => {
  let unnoted = 0;
  let notedAt = -Infinity;

  /** At most once a minute: a flood must not wear out the disk. */
  const note = async () => {
    unnoted += 1;
    if (Math.abs(now() - notedAt) < notedEveryMs) return;
    notedAt = now();
    const count = unnoted;
    unnoted = 0;
    await store.write(() => addToFact('posts-refused', count));
  };

  return async (address: () => string): Promise<void> => {
    const limit = config.quarantineLimit;
    if (limit === undefined) return;
    const own = await rates.count(`quarantine:${address()}`, now(), dayMs);
    const all = own.posts > limit.address ? own : await rates.count('quarantine', now(), dayMs);
    if (own.posts <= limit.address && all.posts <= limit.all) return;
    await note();
    const seconds = Math.max(1, Math.ceil((all.endsAt - now()) / 1000));
    throw new Refusal(429, 'Too many posts for today', {
      headers: { 'retry-after': String(seconds) },
    });
  };
};
