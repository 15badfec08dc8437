import type { QuarantineReason } from '@/content/leads';
import type { Config } from '../base/config';
import type { PostCount } from '../store/rate-counter';
import type { Identity } from '../store/records';
import type { ApiDependencies } from './api-dependencies';
import { networkOf } from './client-address';
import { Refusal } from './refusal';

const dayMs = 86_400_000;
const saveIntervalMs = 60_000;

/** Audits from one network in a day; more are quarantined (docs/rules.md#rate-limit). */
const claimsPerDay = 3;

type LimitOptions = Pick<ApiDependencies, 'rates' | 'store' | 'now'> & { config: Partial<Config> };

/**
 * Creates the checks of posts. Each check counts the post that it is called for:
 *
 * - `checkRate`: the posts of an address; above its limits they are quarantined, then refused
 * - `countClaim`: the audits of a network in a day; above three they are quarantined
 * - `countSignUp`: the sign-ups of a network in a day; above `CONFIRMATION_LIMIT` the same
 * - `countRefused`: the audits of a mailbox that another audit stands in the way of, in a day
 * - `checkQuarantine`: what is quarantined in a day; above `QUARANTINE_LIMIT` it is refused
 *
 * `RATE_LIMIT=off` turns all of them off: the configuration then has no other limit either.
 *
 * @returns a function that gives the checks of one client address
 */
export const createLimits = (options: LimitOptions) => {
  const { config, rates, now } = options;
  const { rateLimit, quarantineLimit, confirmationLimit } = config;
  const noteRefused = createRefusedCounter(options);

  const countDaily = (key: string) => rates.count(key, now(), dayMs);

  const tooManyRequests = (reason: string, endsAt: number) => {
    const seconds = Math.max(1, Math.ceil((endsAt - now()) / 1000));
    return new Refusal(429, reason, { headers: { 'retry-after': String(seconds) } });
  };

  /** Counts a post to quarantine. @returns the count that passes its limit, if any */
  const countQuarantined = async (address: string): Promise<PostCount | undefined> => {
    if (quarantineLimit === undefined) return undefined;
    const ofAddress = await countDaily(`quarantine:${address}`);
    if (ofAddress.posts > quarantineLimit.address) return ofAddress;
    const total = await countDaily('quarantine');
    return total.posts > quarantineLimit.all ? total : undefined;
  };

  return (address: string) => {
    /** Counts a post of the network in a day. @param maxPosts any number if absent */
    const countForNetwork = async <Reason extends QuarantineReason>(
      reason: Reason,
      maxPosts?: number,
    ): Promise<Reason | undefined> => {
      if (maxPosts === undefined) return undefined;
      const { posts } = await countDaily(`${reason}:${networkOf(address)}`);
      return posts > maxPosts ? reason : undefined;
    };

    return {
      /**
       * Counts a post of this address (docs/rules.md#rate-limit).
       *
       * @returns the reason to quarantine the post, or undefined
       * @throws {Refusal} 429 above the second limit
       */
      checkRate: async (): Promise<'rate' | undefined> => {
        if (rateLimit === undefined) return undefined;
        const { posts, endsAt } = await rates.count(address, now());
        if (posts > rateLimit.refuseOver)
          throw tooManyRequests('Too many posts from this address', endsAt);
        return posts > rateLimit.quarantineOver ? 'rate' : undefined;
      },
      /** Counts an audit. @returns the reason to quarantine it, if its network sent too many */
      countClaim: () => countForNetwork('claims', rateLimit && claimsPerDay),
      /** Counts a sign-up (docs/rules.md#newsletter). @returns the reason to quarantine it */
      countSignUp: () => countForNetwork('sign-ups', confirmationLimit?.address),
      /**
       * Counts an audit whose identities another one holds (docs/rules.md#audit-conflict).
       *
       * @param identities of the refused audit: whoever has the same mailbox is the same person
       * @returns whether to quarantine it, for the owner to look at
       */
      countRefused: async (identities: readonly Identity[]): Promise<boolean> => {
        const mailbox = identities.find(({ kind }) => kind === 'email');
        if (rateLimit === undefined || mailbox === undefined) return false;
        const { posts } = await countDaily(`refused:${mailbox.hash}`);
        // One refusal may be a mistake, a second one means it. Later ones would only repeat it.
        if (posts !== 2) return false;
        const passed = await countQuarantined(address);
        if (passed !== undefined) await noteRefused();
        return passed === undefined;
      },
      /**
       * Counts a post to quarantine (docs/rules.md#quarantine).
       *
       * @throws {Refusal} 429 above the limit
       */
      checkQuarantine: async (): Promise<void> => {
        const passed = await countQuarantined(address);
        if (passed === undefined) return;
        await noteRefused();
        throw tooManyRequests('Too many posts for today', passed.endsAt);
      },
    };
  };
};

/**
 * @returns a function that counts a refused post for the digest. It saves at most once a minute, so
 *   that a flood does not wear out the disk; a restart loses the rest
 */
const createRefusedCounter = ({ store, now }: LimitOptions) => {
  let unsaved = 0;
  let savedAt = -Infinity;
  return async () => {
    unsaved += 1;
    // In either direction: the clock may be set back.
    if (Math.abs(now() - savedAt) < saveIntervalMs) return;
    savedAt = now();
    const count = unsaved;
    unsaved = 0;
    await store.countEvent('posts-refused', count);
  };
};
