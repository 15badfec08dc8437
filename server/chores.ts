import { randomUUID } from 'node:crypto';
import type { Log } from './log';
import { deleteMailFiles } from './mail/file-transport';
import { purgeStopReason } from './purge';
import { claimRun } from './store/chore-script';
import { newestSubmissionId, queueDigest } from './store/digest-script';
import {
  deleteMetadata,
  setMetadata,
  recordLatestTime,
  readMetadata,
} from './store/metadata-script';
import type { Store } from './store/store';
import type { ReadWarnings } from './warnings';
import type { Worker } from './worker';

interface ChoreOptions {
  store: Store;
  warnings: ReadWarnings;
  /** Folder of the `.eml` files. */
  outbox: string;
  /** Purges submissions after this many days; never if absent. */
  retentionDays?: number;
  log: Log;
  now: () => number;
  /** Called after a digest is queued. */
  onQueued: () => void;
}

/** Chores run at 7 o’clock by the machine’s clock. */
const morningHour = 7;
const roundMs = 60_000;
const dayMs = 86_400_000;

/** @returns the latest 7 o'clock that is not after `now`, in milliseconds since 1970 */
export const lastMorning = (now: number): number => {
  const morning = new Date(now);
  morning.setHours(morningHour, 0, 0, 0);
  if (morning.getTime() > now) morning.setDate(morning.getDate() - 1);
  return morning.getTime();
};

/** Creates the worker that queues the digest and purges old submissions: once a day, in one process of all. */
export const createChores = ({
  store,
  warnings,
  outbox,
  retentionDays,
  log,
  now,
  onQueued,
}: ChoreOptions): Worker => {
  let newest: number | undefined;

  /** The digest covers submissions up to the round before: one with a lower id may not be committed yet. */
  const sendDigest = async (time: number) => {
    const untilId = newest;
    newest = await store.read(newestSubmissionId);
    if (untilId === undefined) return;
    const mail = randomUUID();
    const refused = await store.read(() => readMetadata('posts-refused'));
    const refusals = refused === undefined ? [] : [`posts-refused:${refused}`];
    const notices = [...(await warnings()), ...refusals];
    const digest = { id: mail, now: time, since: lastMorning(time), untilId, notices };
    if (!(await store.write(() => queueDigest(digest)))) return;
    if (refusals.length > 0) await store.write(() => deleteMetadata('posts-refused'));
    log('info', 'digest-queued', { mail });
    onQueued();
  };

  const purge = async (time: number, days: number) => {
    if (!(await store.write(() => claimRun('retention', time, lastMorning(time))))) return;
    const before = time - days * dayMs;
    const why = await purgeStopReason(store, before, time);
    if (why !== undefined) {
      await store.write(() => setMetadata('purge-stopped', why));
      return log('error', 'purge-stopped', { days, why });
    }
    const erased = await store.purge(before);
    await deleteMailFiles(outbox, erased);
    await store.write(() => deleteMetadata('purge-stopped'));
    log('info', 'purged', { days, submissions: erased.submissions });
  };

  return {
    name: 'chores',
    round: async () => {
      const time = now();
      await sendDigest(time);
      if (retentionDays !== undefined) await purge(time, retentionDays);
      await store.write(() => recordLatestTime(time));
      return { ms: roundMs };
    },
  };
};
