import type { SendMailOptions } from 'nodemailer';
import { failureCode } from '../base/log';
import type { Sender } from '../base/mail-settings';
import { maxAttempts, retryDelaysAfterData } from '../store/outbox';
import type { AnyMail, Delivery, Queued } from '../store/store';
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

const firstPauseMs = 1000;
const maxPauseMs = 60_000;
const minGapMs = 40;
const maxGapMs = 500;

/** Of the metrics. */
const labels = {
  sent: 'sent',
  failed: 'refused',
  rejected: 'refused',
  unconfirmed: 'unconfirmed',
  parked: 'refused',
  postponed: 'blocked',
} as const;

/**
 * Delivers queued mail one by one; a slow delivery does not delay the others. Refused mails are retried with growing
 * delays. While the mail server is unreachable, all mail waits and no attempt counts.
 */
export const createOutbox = ({
  transport,
  mailFrom,
  render,
  limitConfirmations,
  onOutcome = () => undefined,
  slowMs = 5000,
  ...context
}: OutboxOptions): Worker => {
  const { store, log, now, metrics } = context;
  const underWay = new Set<Promise<number>>();
  let wokenAt = -Infinity;
  let isBlocked = false;
  let pause = 0;

  /** @returns the fields of a log line that say why a mail did not leave */
  const whyOf = (error: unknown) => {
    const why = { code: failureCode(error), answer: answerOf(error) };
    onOutcome([why.code, why.answer].filter(Boolean).join(' '));
    return why;
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
      ...whyOf(error),
    });
    return isParked ? park(mail, now()) : { outcome, retryAt: now() + delay };
  };

  const refused = (mail: Queued, error: unknown): Delivery => {
    const isLast = mail.attempts + 1 >= maxAttempts || error instanceof NoMailAddressError;
    const delivery = failed(mail, error, 'failed', isLast ? undefined : retryDelay(mail.attempts));
    // Such a mail is given up at once.
    return error instanceof NoMailAddressError ? { outcome: 'parked', at: now() } : delivery;
  };

  const blocked = (error: unknown): Delivery => {
    const why = whyOf(error);
    if (!isBlocked) log('error', 'mail-transport-failed', why);
    isBlocked = true;
    // Other mails go first, in case this one makes the transport fail.
    return { outcome: 'postponed', retryAt: now() + firstPauseMs };
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
    try {
      await transport.send(mail.id, message);
      onOutcome(undefined);
      return { outcome: 'sent' };
    } catch (error) {
      const cause = transport.classifyError(error);
      if (cause === 'transport') return blocked(error);
      if (cause === 'mail') return refused(mail, error);
      return failed(mail, error, cause, retryDelaysAfterData[cause][mail.unconfirmed]);
    }
  };

  const deliverAll = async (mails: readonly Queued[]): Promise<readonly Delivery[]> => {
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
    for (const { outcome } of deliveries) metrics?.countDelivery('mail', labels[outcome]);
    return deliveries;
  };

  /** Requests first: a bulk delivery waits until none has queued mail for 40 ms, at most 500 ms. */
  const gap = async () => {
    const end = performance.now() + maxGapMs;
    while (transport.batchSize > 1 && performance.now() < Math.min(end, wokenAt + minGapMs))
      await new Promise((resolve) => setTimeout(resolve, minGapMs / 2));
  };

  /** Delivers one batch; while the mail server takes nothing, the rests grow. */
  const deliver = async () => {
    if (underWay.size >= transport.concurrency) await Promise.race(underWay).catch(() => undefined);
    isBlocked = false;
    await gap();
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
    round: createDeliveryRound(context, 'mail', deliver),
    onWake: () => {
      wokenAt = performance.now();
    },
    close: async () => {
      transport.close();
      await Promise.allSettled(underWay);
    },
  };
};
