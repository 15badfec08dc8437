import { failureCode } from '../base/log';
import type { Sender } from '../base/mail-address';
import { type Mail, NoMailAddressError, toMessage } from '../mail/mail';
import { answerOf, type MailFailure, type MailTransport } from '../mail/transport';
import { maxAttempts, retryDelaysAfterData } from '../store/retry-policy';
import type { AnyMail, Delivery, Queued } from '../store/outbox-records';
import { type DeliveryContext, park, retryDelay } from './delivery';

export interface AttemptOptions extends DeliveryContext {
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
}

/** What came of an attempt to send a mail. */
interface Attempt {
  delivery: Delivery;
  /** Why the transport takes no mail at all, if it takes none. */
  blockedBy?: { code: string; answer?: string };
}

/** What a failure concerns; `no-address`: the mail has no valid recipient. */
type Cause = MailFailure | 'no-address';

/** How long a mail waits that the transport did not take, and at first all others with it. */
export const firstPauseMs = 1000;

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
export const createAttempts = (options: AttemptOptions) => {
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
