import { randomUUID } from 'node:crypto';
import { type Config, hasOwner } from '../base/config';
import { purge } from '../leads/erase';
import type { CommandContext } from '../leads/command-context';
import type { ReadWarnings } from '../store/warnings';
import type { Worker } from './worker';

interface ChoreOptions extends Omit<CommandContext, 'secret'> {
  config: Pick<Config, 'mailTo'> & Partial<Config>;
  warnings: ReadWarnings;
  /** Called after a mail or a call is queued. */
  onQueued: () => void;
}

type Warnings = Awaited<ReturnType<ReadWarnings>>;

/** Chores are due at this hour by the machine's clock. */
const morningHour = 7;
const roundMs = 60_000;
const dayMs = 86_400_000;
/** How long a week without mail to the owner is: less than seven days, since rounds vary. */
const quietWeekMs = 6.5 * dayMs;

/** @returns the latest morning that is not after `now`, in milliseconds since 1970 */
export const lastMorning = (now: number): number => {
  const morning = new Date(now);
  morning.setHours(morningHour, 0, 0, 0);
  if (morning.getTime() > now) morning.setDate(morning.getDate() - 1);
  return morning.getTime();
};

/** @returns the latest morning of a month's first Monday that is not after `now` */
export const lastFirstMonday = (now: number): number => {
  const date = new Date(now);
  const ofThisMonth = firstMonday(date.getFullYear(), date.getMonth());
  return ofThisMonth <= now ? ofThisMonth : firstMonday(date.getFullYear(), date.getMonth() - 1);
};

/** @param month counts from 0; -1 is December of the year before */
const firstMonday = (year: number, month: number) => {
  const morning = new Date(year, month, 1, morningHour);
  morning.setDate(1 + ((8 - morning.getDay()) % 7));
  return morning.getTime();
};

/**
 * Creates the worker that looks every minute whether the desk, the digest or a purge is due. All
 * processes look; the store lets one of them do each.
 */
export const createChores = (options: ChoreOptions): Worker => {
  const { config, store, log, now, onQueued } = options;
  const isOwned = hasOwner(config);

  /**
   * The desk is the mail with the links that the owner runs the site by (docs/rules.md#desk). It is
   * due on the first start with an owner, and on the first Monday of a month.
   */
  const queueDesk = async (time: number) => {
    if (!isOwned || !(await store.queueOnceSince('desk', time, lastFirstMonday(time)))) return;
    log('info', 'desk-queued', {});
    onQueued();
  };

  /** The webhook tells, once a day, that the mail server takes nothing. */
  const queueMailStuck = async (time: number, found: Warnings) => {
    const isStuck = found.some((warning) => warning.startsWith('mail-waits'));
    if (config.webhook === undefined || !isStuck) return;
    const isQueued = await store.queueOnceSince('mail-stuck', time, time - dayMs);
    if (isQueued) onQueued();
  };

  const queueDigest = async (time: number, found: Warnings) => {
    const id = randomUUID();
    const since = lastMorning(time);
    const isMonday = new Date(since).getDay() === 1;
    // After a week without any mail the owner is told that nothing happened.
    const sendsWhenEmpty = isOwned && isMonday && (await store.isQuietSince(time - quietWeekMs));
    const digest = { id, now: time, since, warnings: found, sendsWhenEmpty };
    if (!(await store.queueDigest(digest))) return;
    log('info', 'digest-queued', { mail: id });
    onQueued();
  };

  /** @returns whether a purge was due */
  const purgeDaily = async (time: number) => {
    const days = config.retentionDays;
    if (days === undefined) return false;
    if (!(await store.claimRun('retention', time, lastMorning(time)))) return false;
    const { submissions } = await purge(options, days);
    log('info', 'purged', { days, submissions });
    return true;
  };

  return {
    name: 'chores',
    round: async () => {
      const time = now();
      // Visitors wait less if the digest is not written at the same time. It comes later, because a
      // purge deletes the written mails that list what it purges.
      if (await purgeDaily(time)) return { ms: roundMs };
      const found = await options.warnings();
      await queueDesk(time);
      await queueDigest(time, found);
      await queueMailStuck(time, found);
      return { ms: roundMs };
    },
  };
};
