import type { SendMailOptions } from 'nodemailer';
import { failureCode, type Log } from '../log';
import type { AnyMail, Delivery, Queued, Store } from '../store/store';
import { waitAtMost } from '../wait-at-most';
import { createDeliveryRound, type Worker, type WorkerPause } from '../worker';
import { NoMailAddressError } from './mail-address';
import type { Mail, Sender } from './mail';
import type { MailTransport } from './transport';

/**
 * Builds the message for nodemailer. `Message-ID` and `Date` come from the queue, so every attempt sends the same message
 * and the recipient's server can detect duplicates.
 */
export const toMessage = (mail: Mail, { id, queuedAt }: AnyMail, from: Sender) =>
  ({
    from,
    to: typeof mail.to === 'string' ? mail.to : [...mail.to],
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map((attachment) => ({ ...attachment })),
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date: new Date(queuedAt),
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    // Never read files or addresses that a visitor typed.
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions;

interface OutboxOptions {
  store: Store;
  transport: MailTransport;
  mailFrom: Sender;
  render: (mail: AnyMail) => Promise<Mail>;
  log: Log;
  now: () => number;
  /** Whether this process may deliver: false while another one delivers from the same data. */
  mayDeliver: () => boolean;
  /** Counts a confirmation mail. @returns when to try it again if it must wait, in milliseconds since 1970 */
  limitConfirmations?: () => Promise<number | undefined>;
  /** Counts attempts, for the metrics. */
  onDelivered?: (outcome: 'sent' | 'refused' | 'unconfirmed' | 'blocked') => void;
  /** After this many milliseconds a delivery no longer delays the others; 5000 by default. */
  slowMs?: number;
}

const firstPauseMs = 1000;
const maxPauseMs = 60_000;
const minGapMs = 40;
const maxGapMs = 500;
/** A refused mail is parked after about a day of attempts; a start of the server unparks it. */
export const maxAttempts = 30;
const minuteMs = 60_000;
/**
 * Delays after a mail was handed over whole: at most three copies a day. One more failure parks it
 * (docs/rules.md#mails).
 */
const retryDelaysAfterData = {
  rejected: [15 * minuteMs, 4 * 60 * minuteMs],
  unconfirmed: [15 * minuteMs, 4 * 60 * minuteMs, 23 * 60 * minuteMs, 23 * 60 * minuteMs],
} as const;

/** Attempts that were not confirmed before a mail is parked at the next. */
export const maxUnconfirmed = retryDelaysAfterData.unconfirmed.length;

/** Labels of the metrics. */
const outcomes = {
  sent: 'sent',
  failed: 'refused',
  rejected: 'refused',
  unconfirmed: 'unconfirmed',
  parked: 'refused',
  postponed: 'blocked',
} as const;

/** @returns milliseconds until a refused mail is retried: 10 s, doubled by each attempt, at most an hour */
const retryDelay = (attempts: number) => Math.min(10_000 * 2 ** attempts, 3_600_000);

/**
 * Delivers queued mail one by one; a slow delivery does not delay the others. Refused mails are retried with growing
 * delays. While the mail server is unreachable, all mail waits and no attempt counts.
 */
export const createOutbox = ({
  store,
  transport,
  render,
  log,
  now,
  slowMs = 5000,
  ...settings
}: OutboxOptions): Worker => {
  let wokenAt = -Infinity;
  let isBlocked = false;
  let pause = 0;

  /** @param delay milliseconds until the retry; undefined parks the mail */
  const failed = (
    mail: Queued,
    error: unknown,
    outcome: 'failed' | 'rejected' | 'unconfirmed',
    delay: number | undefined,
  ): Delivery => {
    const event = outcome === 'unconfirmed' ? 'mail-unconfirmed' : 'mail-refused';
    log('error', delay === undefined ? 'mail-parked' : event, {
      mail: mail.id,
      kind: mail.kind,
      attempts: mail.attempts + 1,
      code: failureCode(error),
    });
    return delay === undefined
      ? { outcome: 'parked', at: now() }
      : { outcome, retryAt: now() + delay };
  };

  const refused = (mail: Queued, error: unknown) => {
    const isLast = mail.attempts + 1 >= maxAttempts || error instanceof NoMailAddressError;
    return failed(mail, error, 'failed', isLast ? undefined : retryDelay(mail.attempts));
  };

  const blocked = (error: unknown): Delivery => {
    if (!isBlocked) log('error', 'mail-transport-failed', { code: failureCode(error) });
    isBlocked = true;
    // Other mails go first, in case this one makes the transport fail.
    return { outcome: 'postponed', retryAt: now() + firstPauseMs };
  };

  const deliverOne = async (mail: Queued): Promise<Delivery> => {
    if (mail.kind === 'confirmation') {
      const retryAt = await settings.limitConfirmations?.();
      if (retryAt !== undefined) return { outcome: 'postponed', retryAt };
    }
    let message: SendMailOptions;
    try {
      if (mail.kind === 'webhook' || mail.kind === 'mail-stuck') throw new TypeError('No mail');
      message = toMessage(await render(mail), mail, settings.mailFrom);
    } catch (error) {
      return refused(mail, error);
    }
    try {
      await transport.send(mail.id, message);
      return { outcome: 'sent' };
    } catch (error) {
      const cause = transport.classifyError(error);
      if (cause === 'transport') return blocked(error);
      if (cause === 'mail') return refused(mail, error);
      return failed(mail, error, cause, retryDelaysAfterData[cause][mail.unconfirmed]);
    }
  };

  const deliverBatch = async (mails: readonly Queued[]): Promise<readonly Delivery[]> => {
    const begun: Promise<Delivery>[] = [];
    for (const mail of mails) {
      begun.push(deliverOne(mail));
      // Rendering a report blocks the event loop: answer waiting requests between two of them.
      await new Promise((resolve) => setImmediate(resolve));
    }
    const deliveries = await Promise.all(begun);
    try {
      await transport.flush();
      return deliveries;
    } catch (error) {
      return mails.map(() => blocked(error));
    }
  };

  const deliverCounted = async (mails: readonly Queued[]) => {
    const deliveries = await deliverBatch(mails);
    for (const { outcome } of deliveries) settings.onDelivered?.(outcomes[outcome]);
    return deliveries;
  };

  /** Requests first: a bulk delivery waits until none has queued mail for 40 ms, at most 500 ms. */
  const gap = async () => {
    const end = performance.now() + maxGapMs;
    while (transport.batchSize > 1 && performance.now() < Math.min(end, wokenAt + minGapMs))
      await new Promise((resolve) => setTimeout(resolve, minGapMs / 2));
  };

  const underWay = new Set<Promise<number>>();

  /** @returns the number of mails taken */
  const deliver = async (): Promise<number> => {
    let taken = 0;
    const delivery = store.deliverDue('mail', now(), transport.batchSize, (mails) => {
      taken = mails.length;
      return deliverCounted(mails);
    });
    underWay.add(delivery);
    const ended = delivery.finally(() => underWay.delete(delivery));
    await waitAtMost(slowMs, ended);
    // Nobody awaits a slow delivery any more: log its failure here.
    if (underWay.has(delivery))
      ended.catch((error: unknown) => {
        log('error', 'round-failed', { worker: 'mail', code: failureCode(error) });
      });
    return taken;
  };

  /** One batch; while the mail server takes nothing, the rests grow. */
  const deliverOrRest = async (): Promise<number | WorkerPause> => {
    if (underWay.size >= transport.concurrency) await Promise.race(underWay).catch(() => undefined);
    isBlocked = false;
    await gap();
    const handled = await deliver();
    pause = isBlocked ? Math.min(Math.max(pause * 2, firstPauseMs), maxPauseMs) : 0;
    return isBlocked ? { ms: pause, isFirm: true } : handled;
  };

  return {
    name: 'mail',
    round: createDeliveryRound({
      store,
      channel: 'mail',
      now,
      mayDeliver: settings.mayDeliver,
      deliver: deliverOrRest,
    }),
    onWake: () => {
      wokenAt = performance.now();
    },
    close: async () => {
      transport.close();
      await Promise.allSettled(underWay);
    },
  };
};
