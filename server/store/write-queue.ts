import { isBusy, toStoreError } from './sqlite-connection';
import type { StoreError } from './store';

export interface WriteQueue {
  /** Resolves with the result once its transaction is on disk. The work may run again after a rollback. */
  run: <Result>(work: () => Result) => Promise<Result>;
  /** Resolves when the queue is empty. */
  idle: () => Promise<void>;
}

interface Job {
  work: () => void;
  resolve: () => void;
  reject: (error: StoreError) => void;
}

const maxBatch = 500;
const quietIterations = 3;
export const busyRetryMs = 20;
/** Shorter than the browser's time-out of 15 s (docs/rules.md#timeout-and-retries), so that it gets a 503. */
export const busyLimitMs = 10_000;

/**
 * Groups writes that arrive together into one transaction, so that one disk sync serves all of them.
 *
 * @param transaction runs the work in one durable transaction; writes nothing if it throws
 */
export const createWriteQueue = (transaction: (work: () => void) => void): WriteQueue => {
  let waiting: Job[] = [];
  let flushing: Promise<void> | undefined;

  const commit = async (batch: readonly Job[]): Promise<void> => {
    const deadline = performance.now() + busyLimitMs;
    for (;;) {
      try {
        transaction(() => {
          for (const { work } of batch) work();
        });
        for (const { resolve } of batch) resolve();
        return;
      } catch (error) {
        if (isBusy(error) && performance.now() < deadline) {
          await new Promise((resolve) => setTimeout(resolve, busyRetryMs));
        } else if (batch.length > 1 && !isBusy(error)) {
          // One write failed: retry each on its own, so that only that one fails.
          for (const job of batch) await commit([job]);
          return;
        } else {
          for (const { reject } of batch) reject(toStoreError(error));
          return;
        }
      }
    }
  };

  /**
   * Waits until the event loop brings no more writes for three iterations. Node accepts one connection per iteration, so
   * without this every request of a burst would wait for its own sync.
   */
  const gather = async () => {
    for (let quiet = 0; quiet < quietIterations && waiting.length < maxBatch;) {
      const before = waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
      quiet = waiting.length > before ? 0 : quiet + 1;
    }
  };

  const flush = async () => {
    while (waiting.length > 0) {
      await gather();
      const batch = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      await commit(batch);
    }
    flushing = undefined;
  };

  return {
    run: <Result>(work: () => Result) =>
      new Promise<Result>((resolve, reject) => {
        let result: { value: Result } | undefined;
        waiting.push({
          work: () => {
            result = { value: work() };
          },
          resolve: () => {
            if (result !== undefined) resolve(result.value);
          },
          reject,
        });
        flushing ??= flush();
      }),
    idle: async () => {
      await flushing;
    },
  };
};
