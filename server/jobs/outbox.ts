import { failureCode } from '../base/log';
import type { Sender } from '../base/mail-settings';
import { waitAtMost } from '../base/wait-at-most';
import { type Mail, NoMailAddressError, toMessage } from '../mail/mail';
import { answerOf, type MailFailure, type MailTransport } from '../mail/transport';
import { maxAttempts, retryDelaysAfterData } from '../store/outbox';
import type { AnyMail, Delivery, Queued } from '../store/records';
import { createDeliveryRound, type DeliveryContext, park, retryDelay } from './delivery';
import type { Worker } from './worker';

interface OutboxOptions extends DeliveryContext {
  transport: MailTransport;
  mailFrom: Sender;
  render: (mail: AnyMail) => Promise<Mail>;
  /** Counts a confirmation mail. @returns when to try it again if it must wait, in milliseconds since 1970 */
  limitConfirmations?: () => Promise<number | undefined>;
  /** Hears why a mail did not leave, in codes; undefined when one did. */
  onOutcome?: (failure: string | undefined) => void;
  /** After this many milliseconds a delivery no longer delays the others. */
  slowMs?: number;
}

/** While the transport takes no mail, each pause is twice as long as the one before, up to the longest. */
const firstPauseMs = 1000;
const maxPauseMs = 60_000;
/** A bulk delivery begins when no request has queued mail for this long, or after the longest wait. */
const quietMs = 40;
const maxWaitMs = 500;

/**
 * Delivers queued mail one by one; a slow delivery does not delay the others. Refused mails are retried with growing
 * delays. While the mail server is unreachable, all mail waits and no attempt counts.
 */
export const createOutbox = (options: OutboxOptions): Worker => {
  const { store, log, now, transport, slowMs = 5000 } = options;
  const attemptAll = createAttempts(options);
  const underWay = new Set<Promise<number>>();
  let wokenAt = -Infinity;
  let isBlocked = false;
  let pause = 0;

  /** Lets requests go first: a bulk delivery would slow their answers down. */
  const waitForRequests = async () => {
    const end = performance.now() + maxWaitMs;
    while (transport.batchSize > 1 && performance.now() < Math.min(end, wokenAt + quietMs))
      await new Promise((resolve) => setTimeout(resolve, quietMs / 2));
  };

  const deliverAll = async (mails: readonly Queued[]): Promise<Delivery[]> => {
    const attempts = await attemptAll(mails);
    const blockedBy = attempts.find((attempt) => attempt.blockedBy !== undefined)?.blockedBy;
    if (blockedBy !== undefined && !isBlocked)
      log('error', 'mail-transport-failed', { ...blockedBy });
    isBlocked ||= blockedBy !== undefined;
    return attempts.map(({ delivery }) => delivery);
  };

  /** Delivers one batch. @returns the number of its mails; while the transport takes none, a pause that grows */
  const deliver = async () => {
    if (underWay.size >= transport.concurrency) await Promise.race(underWay).catch(() => undefined);
    isBlocked = false;
    await waitForRequests();
    let taken = 0;
    const delivery = store.deliverDue('mail', now(), transport.batchSize, (mails) => {
      taken = mails.length;
      return deliverAll(mails);
    });
    underWay.add(delivery);
    const ended = delivery.finally(() => underWay.delete(delivery));
    await waitAtMost(slowMs, ended);
    // Nobody awaits a slow delivery any more: log its failure here.
    if (underWay.has(delivery))
      ended.catch((error: unknown) => {
        log('error', 'round-failed', { worker: 'mail', code: failureCode(error) });
      });
    pause = isBlocked ? Math.min(Math.max(pause * 2, firstPauseMs), maxPauseMs) : 0;
    return isBlocked ? { ms: pause, isFirm: true } : taken;
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

/** What the metrics call each outcome. */
const metricLabels = {
  sent: 'sent',
  failed: 'refused',
  rejected: 'refused',
  unconfirmed: 'unconfirmed',
  parked: 'refused',
  postponed: 'blocked',
} as const;

/** @returns a function that tries to send a batch of mails, and says what came of each */
const createAttempts = ({
  transport,
  mailFrom,
  render,
  limitConfirmations,
  onOutcome,
  metrics,
  log,
  now,
}: OutboxOptions) => {
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

  const toSend = async (mail: Queued) => {
    if (mail.kind === 'webhook' || mail.kind === 'mail-stuck') throw new TypeError('No mail');
    return toMessage(await render(mail), mail, mailFrom);
  };

  const attempt = async (mail: Queued): Promise<Attempt> => {
    if (mail.kind === 'confirmation') {
      const retryAt = await limitConfirmations?.();
      if (retryAt !== undefined) return { delivery: { outcome: 'postponed', retryAt } };
    }
    let message: Awaited<ReturnType<typeof toSend>>;
    try {
      message = await toSend(mail);
    } catch (error) {
      return handleFailure(
        mail,
        error,
        error instanceof NoMailAddressError ? 'no-address' : 'mail',
      );
    }
    try {
      await transport.send(mail.id, message);
      onOutcome?.(undefined);
      return { delivery: { outcome: 'sent' } };
    } catch (error) {
      return handleFailure(mail, error, transport.classifyError(error));
    }
  };

  return async (mails: readonly Queued[]): Promise<readonly Attempt[]> => {
    const pending: Promise<Attempt>[] = [];
    for (const mail of mails) {
      pending.push(attempt(mail));
      // Rendering a report blocks the event loop: answer waiting requests between two of them.
      await new Promise((resolve) => setImmediate(resolve));
    }
    const outcomes = await Promise.all(pending);
    const attempts = await transport.flush().then(
      () => outcomes,
      (error: unknown) => mails.map((mail) => handleFailure(mail, error, 'transport')),
    );
    for (const { delivery } of attempts)
      metrics?.countDelivery('mail', metricLabels[delivery.outcome]);
    return attempts;
  };
};

/** What a failure concerns; `no-address`: the mail has no valid recipient. */
type Cause = MailFailure | 'no-address';

/** @returns milliseconds until a mail is tried again; undefined if this was its last attempt for the day */
const retryDelayOf = (mail: Queued, cause: 'mail' | 'rejected' | 'unconfirmed') => {
  if (cause !== 'mail') return retryDelaysAfterData[cause][mail.unconfirmed];
  return mail.attempts + 1 < maxAttempts ? retryDelay(mail.attempts) : undefined;
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
