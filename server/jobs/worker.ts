import { setTimeout } from 'node:timers/promises';
import { failureCode, type Log } from '../base/log';
import { waitAtMost } from '../base/wait-at-most';

/** How long a worker rests before its next round. */
export interface WorkerPause {
  ms: number;
  /** Whether `wake` does not shorten the rest, because deliveries are blocked anyway. */
  ignoresWake?: boolean;
}

/** A background job that runs in rounds, so that tests can drive it with their own clock. */
export interface Worker {
  name: string;
  round: () => Promise<WorkerPause>;
  /** Aborts the current work; resolves when its outcome is recorded. */
  close?: () => Promise<void>;
}

const afterFailureMs = 1000;
/** A worker that hangs must not delay the stop; its work stays queued. */
const stopTimeoutMs = 1000;

/** Runs a worker on the system clock. */
export const runWorker = (worker: Worker, log: Log) => {
  // A rest sleeps until its signal is aborted: `waking` by new work that has come since the round
  // began or by the stop, `stopping` by the stop alone.
  const stopping = new AbortController();
  let waking = new AbortController();

  const rest = ({ ms, ignoresWake = false }: WorkerPause) => {
    const { signal } = ignoresWake ? stopping : waking;
    return setTimeout(Math.max(ms, 0), undefined, { signal }).catch(() => undefined);
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const pause = await worker.round().catch((error: unknown): WorkerPause => {
        log('error', 'round-failed', { worker: worker.name, code: failureCode(error) });
        return { ms: afterFailureMs };
      });
      await rest(pause);
    }
  };
  const running = run();

  return {
    /** Begins the next round as soon as the present one has ended, because there is new work. */
    wake: () => waking.abort(),
    /** Stops after the current round; waiting work continues after the next start. */
    stop: async (): Promise<void> => {
      stopping.abort();
      waking.abort();
      // A round gets time to end by itself. One that does not is aborted, and has as long again to
      // record its outcome.
      await waitAtMost(stopTimeoutMs, running);
      await waitAtMost(stopTimeoutMs, Promise.all([worker.close?.(), running]));
    },
  };
};
