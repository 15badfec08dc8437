import { failureCode } from '../base/log';
import type { Sender } from '../base/mail-address';
import { waitAtMost } from '../base/wait-at-most';
import { type Mail, NoMailAddressError, toMessage } from '../mail/mail';
import { answerOf, type MailFailure, type MailTransport } from '../mail/transport';
import type { AnyMail, Delivery, Queued } from '../store/outbox-records';
import { maxAttempts, retryDelaysAfterData } from '../store/retry-policy';
import { createDeliveryRound, type DeliveryContext, park, retryDelay } from './delivery';
import type { Worker } from './worker';

interface OutboxOptions extends DeliveryContext {
  transport: MailTransport;
  mailFrom: Sender;
  render: (mail: AnyMail) => Promise<Mail>;
  /**
   * Counts a confirmation mail.
   * @returns when it is due instead, in ms since 1970, if it must wait
   */
  limitConfirmations?: () => Promise<number | undefined>;
  /** Hears why a mail did not leave, in codes; undefined when one did. */
  onOutcome?: (failure: string | undefined) => void;
  /** After this many milliseconds a delivery no longer delays the others. */
  slowMs?: number;
}

/** How long a mail waits that the transport did not take, and at first all others with it. */
const firstPauseMs = 1000;
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

/** What came of an attempt to send a mail. */
interface Attempt {
  delivery: Delivery;
  /** Why the transport takes no mail at all, if it takes none. */
  blockedBy?: { code: string; answer?: string };
}

/** What a failure concerns; `no-address`: the mail has no valid recipient. */
type Cause = MailFailure | 'no-address';

/** What the metrics call each outcome. */
const metricLabels = {
  sent: 'sent',
  failed: 'refused',
  rejected: 'refused',
  unconfirmed: 'unconfirmed',
  parked: 'refused',
  postponed: 'blocked',
} as const;

/**
 * @returns a function that tries to send a batch of mails, and says what came of each: a refused
 *   mail is retried with growing delays, and an attempt counts only where the transport works
 */
const createAttempts = (options: OutboxOptions) => {
  const { transport, onOutcome, log, now } = options;

  const attempt = async (mail: Queued): Promise<Attempt> => {
    if (mail.kind === 'confirmation') {
      const retryAt = await options.limitConfirmations?.();
      if (retryAt !== undefined) return { delivery: { outcome: 'postponed', retryAt } };
    }
    let message: Awaited<ReturnType<typeof toSend>>;
    try {
      message = await toSend(mail);
    } catch (error) {
      const hasNoAddress = error instanceof NoMailAddressError;
      return handleFailure(mail, error, hasNoAddress ? 'no-address' : 'mail');
    }
    try {
      await transport.send(mail.id, message);
      onOutcome?.(undefined);
      return { delivery: { outcome: 'sent' } };
    } catch (error) {
      return handleFailure(mail, error, transport.classifyError(error));
    }
  };

  const toSend = async (mail: Queued) => {
    if (mail.kind === 'webhook' || mail.kind === 'mail-stuck') throw new TypeError('No mail');
    return toMessage(await options.render(mail), mail, options.mailFrom);
  };

  /** Logs why a mail did not leave, and decides when it is tried again. */
  const handleFailure = (mail: Queued, error: unknown, cause: Cause): Attempt => {
    const delivery = outcomeOf(mail, cause, now());
    const reason = { code: failureCode(error), answer: answerOf(error) };
    onOutcome?.([reason.code, reason.answer].filter(Boolean).join(' '));
    if (cause === 'transport') return { delivery, blockedBy: reason };
    const event = cause === 'unconfirmed' ? 'mail-unconfirmed' : 'mail-refused';
    log('error', delivery.outcome === 'parked' ? 'mail-parked' : event, {
      mail: mail.id,
      kind: mail.kind,
      attempts: mail.attempts + 1,
      ...reason,
    });
    return { delivery };
  };

  return async (mails: readonly Queued[]): Promise<readonly Attempt[]> => {
    const pending: Promise<Attempt>[] = [];
    for (const mail of mails) {
      pending.push(attempt(mail));
      // Rendering a report blocks the event loop: answer waiting requests between two of them.
      await new Promise((resolve) => setImmediate(resolve));
    }
    let attempts = await Promise.all(pending);
    try {
      await transport.flush();
    } catch (error) {
      // No mail of the batch is known to be on the disk: all are due again, parked ones too.
      attempts = mails.map((mail) => handleFailure(mail, error, 'transport'));
    }
    for (const { delivery } of attempts)
      options.metrics?.countDelivery('mail', metricLabels[delivery.outcome]);
    return attempts;
  };
};

/** @returns what becomes of a mail after a failure (docs/rules.md#mails) */
const outcomeOf = (mail: Queued, cause: Cause, now: number): Delivery => {
  // Other mails go first, in case this one makes the transport fail.
  if (cause === 'transport') return { outcome: 'postponed', retryAt: now + firstPauseMs };
  // Without a time to retry: it is given up.
  if (cause === 'no-address') return { outcome: 'parked', at: now };
  const delay = retryDelayOf(mail, cause);
  if (delay === undefined || mail.parkedAt !== undefined) return park(mail, now);
  return { outcome: cause === 'mail' ? 'failed' : cause, retryAt: now + delay };
};

/** @returns milliseconds until a mail is tried again; undefined if it is parked instead */
const retryDelayOf = (mail: Queued, cause: 'mail' | 'rejected' | 'unconfirmed') => {
  if (cause === 'mail')
    return mail.attempts + 1 < maxAttempts ? retryDelay(mail.attempts) : undefined;
  // The table has one delay for each failure after the whole mail was handed over.
  const failuresBefore = mail.unconfirmed;
  return retryDelaysAfterData[cause][failuresBefore];
};
