import type { SendMailOptions } from 'nodemailer';
import { failureCode } from '../base/log';
import type { Sender } from '../base/mail-settings';
import { maxAttempts, retryDelaysAfterData } from '../store/outbox';
import type { AnyMail, Delivery, Queued } from '../store/records';
import { waitAtMost } from '../base/wait-at-most';
import { createDeliveryRound, type DeliveryContext, park, retryDelay, type Worker } from './worker';
import {
  answerOf,
  type Mail,
  type MailTransport,
  NoMailAddressError,
  toMessage,
} from '../mail/mail';

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

/** Pauses while the transport takes no mail: the first, doubled up to the longest. */
const firstPauseMs = 1000;
const maxPauseMs = 60_000;
/** How long a bulk delivery waits for requests. */
const minGapMs = 40;
const maxGapMs = 500;

/** What the metrics call each outcome. */
const metricLabels = {
  sent: 'sent',
  failed: 'refused',
  rejected: 'refused',
  unconfirmed: 'unconfirmed',
  parked: 'refused',
  postponed: 'blocked',
} as const;

/** Why a mail did not leave, as the log tells it. */
interface Reason {
  code: string;
  answer: string | undefined;
}

/**
 * @param onBlocked hears why the transport takes no mail at all
 * @returns functions that log why a mail did not leave, and say what becomes of it
 */
const createFailures = (
  { log, now, onOutcome }: Pick<OutboxOptions, 'log' | 'now' | 'onOutcome'>,
  onBlocked: (reason: Reason) => void,
) => {
  const tellReason = (error: unknown): Reason => {
    const reason = { code: failureCode(error), answer: answerOf(error) };
    onOutcome?.([reason.code, reason.answer].filter(Boolean).join(' '));
    return reason;
  };

  /** @param delay milliseconds until the retry; undefined parks the mail */
  const failed = (
    mail: Queued,
    error: unknown,
    outcome: 'failed' | 'rejected' | 'unconfirmed',
    delay: number | undefined,
  ): Delivery => {
    const isParked = delay === undefined || mail.parkedAt !== undefined;
    const event = outcome === 'unconfirmed' ? 'mail-unconfirmed' : 'mail-refused';
    log('error', isParked ? 'mail-parked' : event, {
      mail: mail.id,
      kind: mail.kind,
      attempts: mail.attempts + 1,
      ...tellReason(error),
    });
    return isParked ? park(mail, now()) : { outcome, retryAt: now() + delay };
  };

  /** The server refused this mail alone, or it could not be rendered. */
  const refused = (mail: Queued, error: unknown): Delivery => {
    const hasNoAddress = error instanceof NoMailAddressError;
    const isLast = hasNoAddress || mail.attempts + 1 >= maxAttempts;
    const delivery = failed(mail, error, 'failed', isLast ? undefined : retryDelay(mail.attempts));
    // Parked without a time to retry: it is given up at once.
    return hasNoAddress ? { outcome: 'parked', at: now() } : delivery;
  };

  const blocked = (error: unknown): Delivery => {
    onBlocked(tellReason(error));
    // Other mails go first, in case this one makes the transport fail.
    return { outcome: 'postponed', retryAt: now() + firstPauseMs };
  };

  return { failed, refused, blocked };
};

/** @returns a function that delivers a batch of mails, and says what became of each */
const createDelivery = (
  { transport, mailFrom, render, limitConfirmations, onOutcome, metrics }: OutboxOptions,
  { failed, refused, blocked }: ReturnType<typeof createFailures>,
) => {
  const send = async (mail: Queued, message: SendMailOptions): Promise<Delivery> => {
    try {
      await transport.send(mail.id, message);
      onOutcome?.(undefined);
      return { outcome: 'sent' };
    } catch (error) {
      const cause = transport.classifyError(error);
      if (cause === 'transport') return blocked(error);
      if (cause === 'mail') return refused(mail, error);
      return failed(mail, error, cause, retryDelaysAfterData[cause][mail.unconfirmed]);
    }
  };

  const deliverOne = async (mail: Queued): Promise<Delivery> => {
    if (mail.kind === 'confirmation') {
      const retryAt = await limitConfirmations?.();
      if (retryAt !== undefined) return { outcome: 'postponed', retryAt };
    }
    let message: SendMailOptions;
    try {
      if (mail.kind === 'webhook' || mail.kind === 'mail-stuck') throw new TypeError('No mail');
      message = toMessage(await render(mail), mail, mailFrom);
    } catch (error) {
      return refused(mail, error);
    }
    return send(mail, message);
  };

  return async (mails: readonly Queued[]): Promise<readonly Delivery[]> => {
    const begun: Promise<Delivery>[] = [];
    for (const mail of mails) {
      begun.push(deliverOne(mail));
      // Rendering a report blocks the event loop: answer waiting requests between two of them.
      await new Promise((resolve) => setImmediate(resolve));
    }
    const outcomes = await Promise.all(begun);
    const deliveries = await transport.flush().then(
      () => outcomes,
      (error: unknown) => mails.map(() => blocked(error)),
    );
    for (const { outcome } of deliveries) metrics?.countDelivery('mail', metricLabels[outcome]);
    return deliveries;
  };
};

/**
 * Delivers queued mail one by one; a slow delivery does not delay the others. Refused mails are retried with growing
 * delays. While the mail server is unreachable, all mail waits and no attempt counts.
 */
export const createOutbox = (options: OutboxOptions): Worker => {
  const { store, log, now, transport, slowMs = 5000 } = options;
  const underWay = new Set<Promise<number>>();
  let wokenAt = -Infinity;
  let isBlocked = false;
  let pause = 0;

  const failures = createFailures(options, (reason) => {
    if (!isBlocked) log('error', 'mail-transport-failed', { ...reason });
    isBlocked = true;
  });
  const deliverAll = createDelivery(options, failures);

  /** Requests first: a bulk delivery waits until none has queued mail for a while. */
  const waitForRequests = async () => {
    const end = performance.now() + maxGapMs;
    while (transport.batchSize > 1 && performance.now() < Math.min(end, wokenAt + minGapMs))
      await new Promise((resolve) => setTimeout(resolve, minGapMs / 2));
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
