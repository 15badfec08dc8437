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
 * Creates the checks of posts. Each counts the post that it checks. `RATE_LIMIT=off` turns all of
 * them off: the configuration then has no other limit either.
 *
 * @returns a function that gives the checks of one client address
 */
export const createLimits = (options: LimitOptions) => {
  const { config, rates, now } = options;
  const { rateLimit, quarantineLimit, confirmationLimit } = config;
  const noteRefused = createRefusedCounter(options);

  const tooManyRequests = (reason: string, endsAt: number) => {
    const seconds = Math.max(1, Math.ceil((endsAt - now()) / 1000));
    return new Refusal(429, reason, { headers: { 'retry-after': String(seconds) } });
  };

  return (address: string) => {
    /** Counts posts of the address's network in a day. @param maxPosts any number if absent */
    const checkDaily = async <Reason extends QuarantineReason>(
      reason: Reason,
      maxPosts?: number,
    ): Promise<Reason | undefined> => {
      if (maxPosts === undefined) return undefined;
      const key = `${reason}:${networkOf(address)}`;
      const { posts } = await rates.count(key, now(), dayMs);
      return posts > maxPosts ? reason : undefined;
    };

    /** Counts for the address, then for all. @returns the count that passes its limit, if any */
    const findPassedLimit = async (): Promise<PostCount | undefined> => {
      if (quarantineLimit === undefined) return undefined;
      const ofAddress = await rates.count(`quarantine:${address}`, now(), dayMs);
      if (ofAddress.posts > quarantineLimit.address) return ofAddress;
      const total = await rates.count('quarantine', now(), dayMs);
      return total.posts > quarantineLimit.all ? total : undefined;
    };

    /** Counts a post to quarantine. @returns when it may be sent again, if a limit refuses it */
    const countTowardsQuarantineLimit = async (): Promise<number | undefined> => {
      const passed = await findPassedLimit();
      if (passed !== undefined) await noteRefused();
      return passed?.endsAt;
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
      /**
       * Counts a post to quarantine (docs/rules.md#quarantine).
       *
       * @throws {Refusal} 429 above the limit
       */
      checkQuarantine: async (): Promise<void> => {
        const endsAt = await countTowardsQuarantineLimit();
        if (endsAt !== undefined) throw tooManyRequests('Too many posts for today', endsAt);
      },
      /** Counts an audit. @returns the reason to quarantine it, if its network sent too many */
      checkClaims: () => checkDaily('claims', rateLimit === undefined ? undefined : claimsPerDay),
      /** Counts a sign-up (docs/rules.md#newsletter). @returns the reason to quarantine it */
      checkSignUps: () => checkDaily('sign-ups', confirmationLimit?.address),
      /**
       * Counts an audit whose identities another one holds (docs/rules.md#audit-conflict).
       *
       * @param identities of the refused audit: whoever has the same mailbox is the same person
       * @returns whether to quarantine it, for the owner to look at
       */
      shouldKeepRefused: async (identities: readonly Identity[]): Promise<boolean> => {
        const mailbox = identities.find(({ kind }) => kind === 'email');
        if (rateLimit === undefined || mailbox === undefined) return false;
        const { posts } = await rates.count(`refused:${mailbox.hash}`, now(), dayMs);
        // One refusal may be a mistake, a second one means it. Later ones would only repeat it.
        return posts === 2 && (await countTowardsQuarantineLimit()) === undefined;
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
