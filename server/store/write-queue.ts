import { isBusy, retryWhileBusy } from './sqlite-connection';
import type { Transaction } from './transaction';

interface Job {
  /** @returns what hands over the result: nobody may hear of a write before it is on disk */
  work: (tx: Transaction) => Promise<() => void>;
  reject: (error: unknown) => void;
  /** By `performance.now()`. */
  queuedAt: number;
}

/** Most writes in one transaction. */
const maxBatch = 500;
/**
 * Iterations of the event loop without a new write, after which a batch is committed. Fewer would
 * split a burst of requests; more would delay a lone one.
 */
const quietIterations = 3;

/**
 * Groups writes that arrive together into one transaction, so that one disk sync serves all.
 *
 * @param transaction runs the work in one durable transaction; writes nothing if it throws
 */
export const createWriteQueue = (
  transaction: (work: (tx: Transaction) => Promise<void>) => Promise<void>,
) => {
  let waiting: Job[] = [];
  let flushing: Promise<void> | undefined;

  const commit = async (batch: readonly Job[]): Promise<void> => {
    try {
      let onDisk: (() => void)[] = [];
      await retryWhileBusy(
        () =>
          transaction(async (tx) => {
            onDisk = [];
            // One after another: they share one connection.
            for (const { work } of batch) onDisk.push(await work(tx));
          }),
        batch[0]?.queuedAt,
      );
      for (const resolve of onDisk) resolve();
    } catch (error) {
      if (batch.length === 1 || isBusy(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // One write of several failed: commit each alone, so that the others succeed.
      for (const job of batch) await commit([job]);
    }
  };

  /**
   * Waits until the event loop brings no more writes. Node accepts one connection per iteration, so
   * without this every request of a burst would wait for its own sync.
   */
  const gatherBatch = async () => {
    let quietFor = 0;
    while (quietFor < quietIterations && waiting.length < maxBatch) {
      const before = waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
      quietFor = waiting.length > before ? 0 : quietFor + 1;
    }
  };

  const flush = async () => {
    while (waiting.length > 0) {
      await gatherBatch();
      const batch = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      await commit(batch);
    }
    flushing = undefined;
  };

  return {
    /** Resolves with the result once it is on disk. The work may run again after a rollback. */
    run: <Result>(work: (tx: Transaction) => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        const withResult = async (tx: Transaction) => {
          const result = await work(tx);
          return () => resolve(result);
        };
        waiting.push({ work: withResult, reject, queuedAt: performance.now() });
        flushing ??= flush();
      }),
    /** Resolves when the queue is empty. */
    idle: async () => {
      await flushing;
    },
  };
};
