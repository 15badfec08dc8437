import type { StoreError } from './store';

interface WriteQueueOptions {
  /** Runs the work inside one durable transaction, or throws having written nothing. */
  transaction: (work: () => void) => void;
  /** Whether another process holds the database just now, so that waiting helps. */
  isBusy: (error: unknown) => boolean;
  toStoreError: (error: unknown) => StoreError;
}

export interface WriteQueue {
  /** Resolves with what the work gave, once its transaction is on disk. The work may run again after a rollback. */
  run: <Result>(work: () => Result) => Promise<Result>;
  /** Resolves when nothing waits any more. */
  idle: () => Promise<void>;
}

interface Job {
  work: () => void;
  resolve: () => void;
  reject: (error: StoreError) => void;
}

const largestBatch = 500;
const quietTurns = 3;
export const busyRetryMs = 20;
/**
 * Shorter than the browser's time-out of 15 s (docs/rules.md#timeout-and-retries), so that it hears 503 instead of
 * nothing.
 */
export const busyLimitMs = 10_000;

/**
 * Groups writes that arrive together into one transaction: the disk is synced once for all of them, and each is
 * answered after that sync.
 */
export const createWriteQueue = ({
  transaction,
  isBusy,
  toStoreError,
}: WriteQueueOptions): WriteQueue => {
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
          // One bad apple must not spoil the others: each again on its own.
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
   * Waits as long as turns of the event loop bring more, so that requests that came in together join. One turn
   * accepts one new connection only: a burst of them would else wait for a sync each.
   */
  const gather = async () => {
    for (let quiet = 0; quiet < quietTurns && waiting.length < largestBatch;) {
      const before = waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
      quiet = waiting.length > before ? 0 : quiet + 1;
    }
  };

  const flush = async () => {
    while (waiting.length > 0) {
      await gather();
      const batch = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
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
