import type { SendMailOptions } from 'nodemailer';
import { failureCode, type Log } from '../log';
import type { AnyMail, Delivery, Queued, Store } from '../store/store';
import { waitAtMost } from '../wait-at-most';
import type { WorkerPause, Worker } from '../worker';
import { NoMailAddressError } from './mail-address';
import type { Mail, Sender } from './mail';
import { toMessage } from './message';
import type { MailTransport } from './transport';

interface OutboxOptions {
  store: Store;
  transport: MailTransport;
  mailFrom: Sender;
  render: (mail: AnyMail) => Promise<Mail>;
  log: Log;
  now: () => number;
  /** Whether this process may deliver; another may be doing it on the same data. */
  mayDeliver: () => boolean;
  /** Counts attempts, for the metrics. */
  onDelivered?: (outcome: 'sent' | 'refused' | 'unconfirmed' | 'blocked') => void;
  /** After so long a delivery holds up the others no more; 5 s without it. */
  slowMs?: number;
}

const firstPauseMs = 1000;
const longestPauseMs = 60_000;
const longestSleepMs = 30_000;
const shortestGapMs = 40;
const longestGapMs = 500;
/** A mail refused again and again is set aside after about a day; each start of the server gives it another. */
const mostAttempts = 30;
const minuteMs = 60_000;
/**
 * How long a mail rests of which a copy may be out, so that no day sees more than three, whatever the mail server
 * does; after the failure that follows the last of them it is set aside (docs/rules.md#mails).
 */
const restsAfterCopy = [15 * minuteMs, 4 * 60 * minuteMs, 23 * 60 * minuteMs, 23 * 60 * minuteMs];

/** What the metrics call what became of a mail. */
const outcomes = {
  sent: 'sent',
  failed: 'refused',
  unconfirmed: 'unconfirmed',
  parked: 'refused',
  postponed: 'blocked',
} as const;

/** @returns how long a refused mail rests: 10 s, then twice as long each time, at most an hour */
const restAfter = (attempts: number) => Math.min(10_000 * 2 ** attempts, 3_600_000);

/**
 * Delivers queued mail as it comes, one after the other; beside a slow delivery others go on. A refused mail is
 * tried again later and later; while the mail server itself is away everything waits, and no attempt is counted.
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
  let isUnparked = false;
  let pause = 0;

  /** @param rest in milliseconds; without it the mail is set aside */
  const failed = (
    mail: Queued,
    error: unknown,
    outcome: 'failed' | 'unconfirmed',
    rest: number | undefined,
  ): Delivery => {
    const event = outcome === 'failed' ? 'mail-refused' : 'mail-unconfirmed';
    log('error', rest === undefined ? 'mail-parked' : event, {
      mail: mail.id,
      kind: mail.kind,
      attempts: mail.attempts + 1,
      code: failureCode(error),
    });
    return rest === undefined
      ? { outcome: 'parked', at: now() }
      : { outcome, retryAt: now() + rest };
  };

  const refused = (mail: Queued, error: unknown) => {
    const isLast = mail.attempts + 1 >= mostAttempts || error instanceof NoMailAddressError;
    return failed(mail, error, 'failed', isLast ? undefined : restAfter(mail.attempts));
  };

  const blocked = (error: unknown): Delivery => {
    if (!isBlocked) log('error', 'mail-transport-failed', { code: failureCode(error) });
    isBlocked = true;
    // Others go first then, in case it is this mail that breaks the way.
    return { outcome: 'postponed', retryAt: now() + firstPauseMs };
  };

  const deliverOne = async (mail: Queued): Promise<Delivery> => {
    let message: SendMailOptions;
    try {
      if (mail.kind === 'webhook') throw new TypeError('No mail');
      message = toMessage(await render(mail), mail, settings.mailFrom);
    } catch (error) {
      return refused(mail, error);
    }
    try {
      await transport.send(mail.id, message);
      return { outcome: 'sent' };
    } catch (error) {
      const blame = transport.classifyError(error);
      if (blame === 'transport') return blocked(error);
      if (blame === 'mail') return refused(mail, error);
      return failed(mail, error, blame, restsAfterCopy[mail.unconfirmed]);
    }
  };

  const deliverBatch = async (mails: readonly Queued[]): Promise<readonly Delivery[]> => {
    const begun: Promise<Delivery>[] = [];
    for (const mail of mails) {
      begun.push(deliverOne(mail));
      // A report takes a while to draw; whoever calls meanwhile is answered between two of them.
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

  /** Enquiries first: mails in bulk wait for a gap between them, but not for long. */
  const gap = async () => {
    const end = performance.now() + longestGapMs;
    while (transport.batchSize > 1 && performance.now() < Math.min(end, wokenAt + shortestGapMs))
      await new Promise((resolve) => setTimeout(resolve, shortestGapMs / 2));
  };

  const underWay = new Set<Promise<number>>();

  /** @returns how many were taken */
  const deliver = async (): Promise<number> => {
    let taken = 0;
    const delivery = store.deliverDue('mail', now(), transport.batchSize, (mails) => {
      taken = mails.length;
      return deliverCounted(mails);
    });
    underWay.add(delivery);
    const ended = delivery.finally(() => underWay.delete(delivery));
    await waitAtMost(slowMs, ended);
    // Nobody waits for a slow one any more: what fails about it is said here.
    if (underWay.has(delivery))
      ended.catch((error: unknown) => {
        log('error', 'round-failed', { worker: 'mail', code: failureCode(error) });
      });
    return taken;
  };

  const round = async (): Promise<WorkerPause> => {
    if (!settings.mayDeliver()) return { ms: longestSleepMs };
    if (!isUnparked) await store.unpark('mail', now());
    isUnparked = true;
    if (underWay.size >= transport.concurrency) await Promise.race(underWay).catch(() => undefined);
    isBlocked = false;
    await gap();
    const handled = await deliver();
    pause = isBlocked ? Math.min(Math.max(pause * 2, firstPauseMs), longestPauseMs) : 0;
    if (isBlocked) return { ms: pause, isFirm: true };
    if (handled > 0) return { ms: 0 };
    const next = await store.nextDueAt('mail');
    if (next === undefined) return { ms: longestSleepMs };
    // Due and yet not handed over: another process is at it.
    return { ms: next <= now() ? firstPauseMs : Math.min(next - now(), longestSleepMs) };
  };

  return {
    name: 'mail',
    round,
    onWake: () => {
      wokenAt = performance.now();
    },
    close: async () => {
      transport.close();
      await Promise.allSettled(underWay);
    },
  };
};
