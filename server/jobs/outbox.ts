import { failureCode } from '../base/log';
import type { Sender } from '../base/mail-address';
import { waitAtMost } from '../base/wait-at-most';
import { type Mail, NoMailAddressError, toMessage } from '../mail/mail';
import { answerOf, type MailFailure, type MailTransport } from '../mail/transport';
import type { AnyMail, Delivery, Queued } from '../store/outbox-records';
import { park, retryDelayAfterRefusal, retryDelaysAfterData } from '../store/retry-policy';
import { createDeliveryRound, type DeliveryContext } from './delivery';
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
 * Creates the worker that delivers queued mail: one batch in each round, which a slow delivery of
 * an earlier round does not delay. While the mail server is unreachable, all mail waits.
 */
export const createOutbox = (options: OutboxOptions): Worker => {
  const { store, log, now, transport, slowMs = 5000 } = options;
  const { send, handleFailure } = createAttempts(options);
  const underWay = new Set<Promise<number>>();
  let pauseMs = 0;

  /** One round. @returns the number of mails; while the transport takes none, a pause that grows */
  const deliver = async () => {
    if (underWay.size >= transport.concurrency) await Promise.race(underWay).catch(() => undefined);
    const { count, isBlocked } = await deliverBatch();
    pauseMs = isBlocked ? Math.min(Math.max(pauseMs * 2, firstPauseMs), maxPauseMs) : 0;
    return isBlocked ? { ms: pauseMs, ignoresWake: true } : count;
  };

  /**
   * Delivers the mails that are due. After `slowMs` it leaves them behind: they stay claimed, so
   * that no other round delivers them, and their outcome is recorded whenever they end.
   *
   * @returns their number, and whether the transport took none of them in this time; a transport
   *   that takes longer to fail needs no pause
   */
  const deliverBatch = async () => {
    const batch = { count: 0, isBlocked: false };
    const delivery = store.deliverDue('mail', now(), transport.batchSize, async (mails) => {
      batch.count = mails.length;
      const attempts = await attemptAll(mails);
      const blockedBy = attempts.find((attempt) => attempt.blockedBy !== undefined)?.blockedBy;
      if (blockedBy !== undefined) log('error', 'mail-transport-failed', { ...blockedBy });
      batch.isBlocked = blockedBy !== undefined;
      return attempts.map((attempt) => attempt.delivery);
    });
    underWay.add(delivery);
    const ended = delivery.finally(() => underWay.delete(delivery));
    const isSlow = (await waitAtMost(slowMs, ended)) === undefined;
    // Nobody awaits a delivery that was left behind: log its failure here.
    if (isSlow)
      ended.catch((error: unknown) => {
        log('error', 'round-failed', { worker: 'mail', code: failureCode(error) });
      });
    return batch;
  };

  const attemptAll = async (mails: readonly Queued[]): Promise<Attempt[]> => {
    let attempts: Attempt[] = [];
    for (const mail of mails) attempts.push(await send(mail));
    try {
      await transport.flush();
    } catch (error) {
      // No mail of the batch is known to be on the disk: all are due again, parked ones too.
      attempts = mails.map((mail) => handleFailure(mail, error, 'transport'));
    }
    return attempts;
  };

  return {
    name: 'mail',
    round: createDeliveryRound(options, 'mail', deliver),
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

/** @returns `send`, which tries to send a mail, and `handleFailure`, for one that did not leave */
const createAttempts = (options: OutboxOptions) => {
  const { transport, onOutcome, log, now } = options;

  const send = async (mail: Queued): Promise<Attempt> => {
    const retryAt = mail.kind === 'confirmation' ? await options.limitConfirmations?.() : undefined;
    if (retryAt !== undefined) return { delivery: { outcome: 'postponed', retryAt } };
    let causeOf: (error: unknown) => Cause = causeInRendering;
    try {
      const message = await render(mail);
      causeOf = transport.classifyError;
      await transport.send(mail.id, message);
    } catch (error) {
      return handleFailure(mail, error, causeOf(error));
    }
    onOutcome?.(undefined);
    return { delivery: { outcome: 'sent' } };
  };

  const render = async (mail: Queued) => {
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

  return { send, handleFailure };
};

const causeInRendering = (error: unknown): Cause =>
  error instanceof NoMailAddressError ? 'no-address' : 'mail';

/** @returns what becomes of a mail after a failure (docs/rules.md#mails) */
const outcomeOf = (mail: Queued, cause: Cause, now: number): Delivery => {
  switch (cause) {
    case 'transport':
      // Other mails go first, in case this one makes the transport fail.
      return { outcome: 'postponed', retryAt: now + firstPauseMs };
    case 'no-address':
      // Without a time to retry: it is given up.
      return { outcome: 'parked', at: now };
    case 'mail':
      return retryOrPark(mail, 'failed', retryDelayAfterRefusal(mail.attempts), now);
    case 'rejected':
    case 'unconfirmed':
      return retryOrPark(mail, cause, retryDelaysAfterData[cause][mail.unconfirmed], now);
  }
};

/** @param delay in milliseconds; undefined after the last failure that the rules allow */
const retryOrPark = (
  mail: Queued,
  outcome: 'failed' | 'rejected' | 'unconfirmed',
  delay: number | undefined,
  now: number,
): Delivery =>
  delay === undefined || mail.parkedAt !== undefined
    ? park(mail, now)
    : { outcome, retryAt: now + delay };
