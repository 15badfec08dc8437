import { isBusy, retryWhileBusy } from './sqlite-connection';
import type { Transaction } from './transaction';

interface Job {
  work: (tx: Transaction) => Promise<unknown>;
  // Methods, whose parameters may be narrower: each job has a result of its own type.
  resolve(result: unknown): void;
  reject(error: unknown): void;
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
 * Groups writes that arrive together into one transaction, so that one disk sync serves all. A sync
 * takes milliseconds: of 200 posts at once the last would otherwise wait for 200 of them.
 *
 * @param transaction runs the work in one durable transaction; writes nothing if it throws
 */
export const createWriteQueue = (
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>,
) => {
  let waiting: Job[] = [];
  let flushing: Promise<void> | undefined;

  const flush = async () => {
    while (waiting.length > 0) {
      await gatherBatch();
      const batch = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      await commit(batch);
    }
    flushing = undefined;
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

  /** Nobody hears of a write before it is on disk. */
  const commit = async (batch: readonly Job[]): Promise<void> => {
    try {
      const results = await retryWhileBusy(
        () => transaction((tx) => doInTurn(batch, tx)),
        batch[0]?.queuedAt,
      );
      for (const [index, job] of batch.entries()) job.resolve(results[index]);
    } catch (error) {
      // One write of several failed: commit each alone, so that the others succeed.
      if (batch.length > 1 && !isBusy(error)) for (const job of batch) await commit([job]);
      else for (const job of batch) job.reject(error);
    }
  };

  return {
    /** Resolves with the result once it is on disk. The work may run again after a rollback. */
    run: <Result>(work: (tx: Transaction) => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ work, resolve, reject, queuedAt: performance.now() });
        flushing ??= flush();
      }),
    /** Resolves when the queue is empty. */
    idle: async () => {
      await flushing;
    },
  };
};

/** Does one job after another, because they share one connection. @returns their results */
const doInTurn = async (batch: readonly Job[], tx: Transaction) => {
  const results: unknown[] = [];
  for (const { work } of batch) results.push(await work(tx));
  return results;
};
