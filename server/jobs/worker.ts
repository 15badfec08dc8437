import { failureCode, type Log } from '../base/log';
import { waitAtMost } from '../base/wait-at-most';
import type { Channel, Delivery, Queued } from '../store/records';
import type { Store } from '../store/store';

/** How long a worker rests before its next round. */
export interface WorkerPause {
  ms: number;
  /** Whether `wake` must not shorten the rest, because deliveries are blocked anyway. */
  isFirm?: boolean;
}

/** A background job that runs in rounds, so that tests can drive it with their own clock. */
export interface Worker {
  name: string;
  round: () => Promise<WorkerPause>;
  /** Called when there is new work. */
  onWake?: () => void;
  /** Aborts the current work; resolves when its outcome is recorded. */
  close?: () => Promise<void>;
}

interface RunningWorker {
  wake: () => void;
  /** Stops after the current round; waiting work continues after the next start. */
  stop: () => Promise<void>;
}

const afterFailureMs = 1000;
/** A hanging worker must not delay the stop; its work stays queued. */
const stopTimeoutMs = 1000;

/** Runs a worker on the system clock. */
export const runWorker = (worker: Worker, log: Log): RunningWorker => {
  let isStopped = false;
  /** Whether new work came during the round: it does not wait for a rest. */
  let wasWoken = false;
  /** Whether the present rest must not be shortened. */
  let isFirm = false;
  let endRest: (() => void) | undefined;

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    for (;;) {
      wasWoken = false;
      const next = await worker.round().catch((error: unknown): WorkerPause => {
        log('error', 'round-failed', { worker: worker.name, code: failureCode(error) });
        return { ms: afterFailureMs };
      });
      if (isStopped) return;
      isFirm = next.isFirm === true;
      if (isFirm || !wasWoken) await rest(Math.max(next.ms, 0));
      isFirm = false;
      if (isStopped) return;
    }
  };
  const running = run();

  return {
    wake: () => {
      wasWoken = true;
      worker.onWake?.();
      if (!isFirm) endRest?.();
    },
    stop: async () => {
      isStopped = true;
      endRest?.();
      await waitAtMost(stopTimeoutMs, running);
      // A round that has not ended by itself is aborted, and has the same time to record its outcome.
      await waitAtMost(stopTimeoutMs, Promise.all([worker.close?.(), running]));
    },
  };
};

/** What the workers that deliver the outbox share. */
export interface DeliveryContext {
  store: Store;
  log: Log;
  now: () => number;
  /** Whether this process may deliver: false while another one delivers from the same data. */
  mayDeliver: () => boolean;
  /** Counts attempts. */
  metrics?: {
    countDelivery: (
      channel: Channel,
      outcome: 'sent' | 'refused' | 'unconfirmed' | 'blocked',
    ) => void;
  };
}

const maxSleepMs = 30_000;
/** Due but not handed over: another process is delivering it. */
const othersPauseMs = 1000;

/**
 * @param deliver delivers what is due; returns the number of entries, or how long to rest
 * @returns the round of a worker that delivers a channel: each rests until the next entry is due
 */
export const createDeliveryRound = (
  { store, now, mayDeliver }: DeliveryContext,
  channel: Channel,
  deliver: () => Promise<number | WorkerPause>,
): Worker['round'] => {
  let isFirst = true;
  return async () => {
    if (!mayDeliver()) return { ms: maxSleepMs };
    if (isFirst) await store.freeClaims(channel);
    isFirst = false;
    const delivered = await deliver();
    if (typeof delivered !== 'number') return delivered;
    if (delivered > 0) return { ms: 0 };
    const next = await store.nextDueAt(channel);
    if (next === undefined) return { ms: maxSleepMs };
    return { ms: next <= now() ? othersPauseMs : Math.min(next - now(), maxSleepMs) };
  };
};

/** @returns milliseconds until a refused entry is retried: 10 s, doubled by each attempt, at most an hour */
export const retryDelay = (attempts: number) => Math.min(10_000 * 2 ** attempts, 3_600_000);

const dayMs = 86_400_000;
/** An entry that was refused too often is tried once a day for so long. */
const parkedMs = 14 * dayMs;

/** @returns the outcome of an entry that was refused too often; without `retryAt` it is given up */
export const park = ({ parkedAt }: Queued, now: number) => {
  const at = parkedAt ?? now;
  const retryAt = now < at + parkedMs ? now + dayMs : undefined;
  return { outcome: 'parked', at, retryAt } as const satisfies Delivery;
};
