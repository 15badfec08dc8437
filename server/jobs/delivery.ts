import type { Channel } from '../store/outbox-records';
import type { Store } from '../store/store';
import type { Log } from '../base/log';
import type { Worker, WorkerPause } from './worker';

/** What the workers that deliver the outbox share. */
export interface DeliveryContext {
  store: Store;
  log: Log;
  now: () => number;
}

/** The longest rest of a worker, in case that entries were queued without waking it. */
const maxRestMs = 30_000;
/** The rest while another process delivers what is due. */
const otherProcessMs = 1000;

/**
 * Creates the round of a worker that delivers a channel, and rests until the next entry is due.
 *
 * @param deliver delivers what is due; returns the number of entries, or how long to rest
 */
export const createDeliveryRound =
  (
    { store, now }: DeliveryContext,
    channel: Channel,
    deliver: () => Promise<number | WorkerPause>,
  ): Worker['round'] =>
  async () => {
    const delivered = await deliver();
    if (typeof delivered !== 'number') return delivered;
    if (delivered > 0) return { ms: 0 };
    const next = await store.nextDueAt(channel);
    if (next === undefined) return { ms: maxRestMs };
    return { ms: next <= now() ? otherProcessMs : Math.min(next - now(), maxRestMs) };
  };
