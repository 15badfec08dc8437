import { failureCode } from '../base/log';
import { waitAtMost } from '../base/wait-at-most';
import type { Delivery, Queued } from '../store/outbox-records';
import { type AttemptOptions, createAttempts, firstPauseMs } from './attempt-mail';
import { createDeliveryRound } from './delivery';
import type { Worker } from './worker';

interface OutboxOptions extends AttemptOptions {
  /** After this many milliseconds a delivery no longer delays the others. */
  slowMs?: number;
}

/** While the transport takes no mail, each pause is twice as long as the last, up to this one. */
const maxPauseMs = 60_000;
/**
 * A bulk delivery begins when no request has queued mail for so long, at last after `maxWaitMs`.
 */
const quietMs = 40;
const maxWaitMs = 500;

/**
 * Creates the worker that delivers queued mail: one batch in each round, which a slow delivery of
 * an earlier round does not delay. While the mail server is unreachable, all mail waits.
 */
export const createOutbox = (options: OutboxOptions): Worker => {
  const { store, log, now, transport, slowMs = 5000 } = options;
  const attemptAll = createAttempts(options);
  const underWay = new Set<Promise<number>>();
  let wokenAt = -Infinity;
  /** Whether the transport took no mail of a delivery that ended in this round, begun in any. */
  let isBlocked = false;
  let pauseMs = 0;

  /** One round. @returns the number of mails; while the transport takes none, a pause that grows */
  const deliver = async () => {
    if (underWay.size >= transport.concurrency) await Promise.race(underWay).catch(() => undefined);
    isBlocked = false;
    await waitForRequests();
    const count = await deliverBatch();
    pauseMs = isBlocked ? Math.min(Math.max(pauseMs * 2, firstPauseMs), maxPauseMs) : 0;
    return isBlocked ? { ms: pauseMs, ignoresWake: true } : count;
  };

  /** Lets requests go first: a bulk delivery would slow their answers down. */
  const waitForRequests = async () => {
    const end = performance.now() + maxWaitMs;
    while (transport.batchSize > 1 && performance.now() < Math.min(end, wokenAt + quietMs))
      await new Promise((resolve) => setTimeout(resolve, quietMs / 2));
  };

  /**
   * Delivers the mails that are due. After `slowMs` it leaves them behind: they stay claimed, so
   * that no other round delivers them, and their outcome is recorded whenever they end.
   *
   * @returns their number, which is known from the claim on
   */
  const deliverBatch = async (): Promise<number> => {
    let claimed = 0;
    const delivery = store.deliverDue('mail', now(), transport.batchSize, (mails) => {
      claimed = mails.length;
      return deliverAll(mails);
    });
    underWay.add(delivery);
    const ended = delivery.finally(() => underWay.delete(delivery));
    const isSlow = (await waitAtMost(slowMs, ended)) === undefined;
    // Nobody awaits a delivery that was left behind: log its failure here.
    if (isSlow)
      ended.catch((error: unknown) => {
        log('error', 'round-failed', { worker: 'mail', code: failureCode(error) });
      });
    return claimed;
  };

  const deliverAll = async (mails: readonly Queued[]): Promise<Delivery[]> => {
    const attempts = await attemptAll(mails);
    const blockedBy = attempts.find((attempt) => attempt.blockedBy !== undefined)?.blockedBy;
    if (blockedBy !== undefined && !isBlocked)
      log('error', 'mail-transport-failed', { ...blockedBy });
    isBlocked ||= blockedBy !== undefined;
    return attempts.map(({ delivery }) => delivery);
  };

  return {
    name: 'mail',
    round: createDeliveryRound(options, 'mail', deliver),
    onWake: () => {
      wokenAt = performance.now();
    },
    close: async () => {
      transport.close();
      await Promise.allSettled(underWay);
    },
  };
};
