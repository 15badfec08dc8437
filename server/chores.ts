import { randomUUID } from 'node:crypto';
import type { Log } from './log';
import { deleteMailFiles } from './mail/file-transport';
import { purgeStopReason } from './purge';
import { claimDailyRun } from './store/chore-script';
import { newestSubmissionId, queueDigest } from './store/digest-script';
import { deleteFact, setFact, recordLatestTime, readFact } from './store/fact-script';
import type { Store } from './store/store';
import type { ReadWarnings } from './warnings';
import type { Worker } from './worker';

interface ChoreOptions {
  store: Store;
  warnings: ReadWarnings;
  /** Folder of the `.eml` files. */
  outbox: string;
  /** After so many days everything stored is purged; absent, never. */
  retentionDays?: number;
  log: Log;
  now: () => number;
  /** Called when a digest was queued. */
  onQueued: () => void;
}

/** The day begins when the owner opens their mail: 7 o'clock, by the machine's clock. */
const morningHour = 7;
const roundMs = 60_000;
const dayMs = 86_400_000;

/** @returns the latest morning that is not after `now` */
export const lastMorning = (now: number): number => {
  const morning = new Date(now);
  morning.setHours(morningHour, 0, 0, 0);
  if (morning.getTime() > now) morning.setDate(morning.getDate() - 1);
  return morning.getTime();
};

/** What is done once a day, by one process of all. */
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

  /** Of what was there a round ago: a submission with a lower number may still be on its way. */
  const tell = async (time: number) => {
    const until = newest;
    newest = await store.read(newestSubmissionId);
    if (until === undefined) return;
    const mail = randomUUID();
    const refused = await store.read(() => readFact('posts-refused'));
    const told = refused === undefined ? [] : [`posts-refused:${refused}`];
    const notices = [...(await warnings()), ...told];
    const digest = { id: mail, now: time, since: lastMorning(time), until, notices };
    if (!(await store.write(() => queueDigest(digest)))) return;
    if (told.length > 0) await store.write(() => deleteFact('posts-refused'));
    log('info', 'digest-queued', { mail });
    onQueued();
  };

  const retain = async (time: number, days: number) => {
    if (!(await store.write(() => claimDailyRun('retention', time, lastMorning(time))))) return;
    const before = time - days * dayMs;
    const why = await purgeStopReason(store, before, time);
    if (why !== undefined) {
      await store.write(() => setFact('purge-stopped', why));
      return log('error', 'purge-stopped', { days, why });
    }
    const erased = await store.purge(before);
    await deleteMailFiles(outbox, erased);
    await store.write(() => deleteFact('purge-stopped'));
    log('info', 'purged', { days, submissions: erased.submissions });
  };

  return {
    name: 'chores',
    round: async () => {
      const time = now();
      await tell(time);
      if (retentionDays !== undefined) await retain(time, retentionDays);
      await store.write(() => recordLatestTime(time));
      return { ms: roundMs };
    },
  };
};
