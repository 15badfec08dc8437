import { randomUUID } from 'node:crypto';
import type { Log } from './log';
import { queueDigest } from './store/digest-script';
import type { Store } from './store/store';
import type { Worker } from './worker';

interface ChoreOptions {
  store: Store;
  log: Log;
  now: () => number;
  /** Called when a digest was queued. */
  onQueued: () => void;
}

/** The day begins when the owner opens their mail: 7 o'clock, by the machine's clock. */
const morningHour = 7;
const roundMs = 60_000;

/** @returns the latest morning that is not after `now` */
export const lastMorning = (now: number): number => {
  const morning = new Date(now);
  morning.setHours(morningHour, 0, 0, 0);
  if (morning.getTime() > now) morning.setDate(morning.getDate() - 1);
  return morning.getTime();
};

/** What is done once a day, by one process of all. */
export const createChores = ({ store, log, now, onQueued }: ChoreOptions): Worker => ({
  name: 'chores',
  round: async () => {
    const time = now();
    const id = randomUUID();
    if (await store.write(() => queueDigest(id, time, lastMorning(time)))) {
      log('info', 'digest-queued', { mail: id });
      onQueued();
    }
    return { ms: roundMs };
  },
});
