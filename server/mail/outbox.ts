import type { SendMailOptions } from 'nodemailer';
import { failureCode, type Log } from '../log';
import type { Delivery, QueuedMail, Store } from '../store/store';
import type { Sender } from './mail';
import { renderMail } from './mails';
import { toMessage } from './message';
import type { MailTransport } from './transport';

interface OutboxOptions {
  store: Store;
  transport: MailTransport;
  mailFrom: Sender;
  mailTo: readonly string[];
  log: Log;
  now: () => number;
  /** Whether this process may deliver; another may be doing it on the same data. */
  mayDeliver: () => boolean;
}

export interface Outbox {
  /** Says that a mail was queued. */
  wake: () => void;
  /** Stops after the mails under way; what waits leaves after the next start. */
  stop: () => Promise<void>;
}

const firstPauseMs = 1000;
const longestPauseMs = 60_000;
const longestSleepMs = 30_000;
const shortestGapMs = 40;
const longestGapMs = 500;
/** A mail server that hangs must not hold up the stop; its mail stays queued. */
const stopPatienceMs = 1000;
/** A mail refused again and again is set aside after about a day; each start of the server gives it another. */
const mostAttempts = 30;

/** @returns how long a refused mail rests: 10 s, then twice as long each time, at most an hour */
const restAfter = (attempts: number) => Math.min(10_000 * 2 ** attempts, 3_600_000);

/**
 * Delivers queued mail as it comes. A refused mail is tried again later and later; while the mail server itself
 * is away everything waits, and no attempt is counted.
 */
export const startOutbox = ({ store, transport, log, now, ...settings }: OutboxOptions): Outbox => {
  let isStopped = false;
  let wasWoken = false;
  let wokenAt = -Infinity;
  let isBlocked = false;
  let isUnparked = false;
  let pause = 0;
  let endRest: (() => void) | undefined;

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const refused = (mail: QueuedMail, error: unknown): Delivery => {
    const isLast = mail.attempts + 1 >= mostAttempts;
    log('error', isLast ? 'mail-parked' : 'mail-refused', {
      mail: mail.id,
      kind: mail.kind,
      attempts: mail.attempts + 1,
      code: failureCode(error),
    });
    if (isLast) return { outcome: 'parked' };
    return { outcome: 'failed', retryAt: now() + restAfter(mail.attempts) };
  };

  const blocked = (error: unknown): Delivery => {
    if (!isBlocked) log('error', 'mail-way-blocked', { code: failureCode(error) });
    isBlocked = true;
    // Others go first then, in case it is this mail that breaks the way.
    return { outcome: 'postponed', retryAt: now() + firstPauseMs };
  };

  const deliverOne = async (mail: QueuedMail): Promise<Delivery> => {
    let message: SendMailOptions;
    try {
      message = toMessage(await renderMail(mail, settings), mail, settings.mailFrom);
    } catch (error) {
      return refused(mail, error);
    }
    try {
      await transport.send(mail.id, message);
      return { outcome: 'sent' };
    } catch (error) {
      if (transport.concernsMailOnly(error)) return refused(mail, error);
      return blocked(error);
    }
  };

  const deliverBatch = async (mails: readonly QueuedMail[]): Promise<readonly Delivery[]> => {
    const begun: Promise<Delivery>[] = [];
    for (const mail of mails) {
      begun.push(deliverOne(mail));
      // A report takes a while to draw; whoever calls meanwhile is answered between two of them.
      await new Promise((resolve) => setImmediate(resolve));
    }
    const deliveries = await Promise.all(begun);
    try {
      await transport.settle();
      return deliveries;
    } catch (error) {
      return mails.map(() => blocked(error));
    }
  };

  /** Enquiries first: mails in bulk wait for a gap between them, but not for long. */
  const gap = async () => {
    const end = performance.now() + longestGapMs;
    while (transport.batch > 1 && performance.now() < Math.min(end, wokenAt + shortestGapMs))
      await new Promise((resolve) => setTimeout(resolve, shortestGapMs / 2));
  };

  /** @returns how long to rest before the next round, in milliseconds */
  const round = async (): Promise<number> => {
    if (!settings.mayDeliver()) return longestSleepMs;
    if (!isUnparked) await store.unpark(mostAttempts, now());
    isUnparked = true;
    isBlocked = false;
    await gap();
    const handled = await store.deliverMails(now(), transport.batch, deliverBatch);
    pause = isBlocked ? Math.min(Math.max(pause * 2, firstPauseMs), longestPauseMs) : 0;
    if (isBlocked) return pause;
    if (handled > 0) return 0;
    const next = await store.nextMailAt();
    if (next === undefined) return longestSleepMs;
    // Due and yet not handed over: another process is at it.
    return next <= now() ? firstPauseMs : Math.min(next - now(), longestSleepMs);
  };

  const run = async () => {
    for (;;) {
      wasWoken = false;
      const wait = await round().catch((error: unknown) => {
        log('error', 'outbox-round-failed', { code: failureCode(error) });
        return firstPauseMs;
      });
      if (isStopped) return;
      // A mail queued meanwhile cuts a sleep short, but never the pause of a blocked way.
      const isSkipped = wasWoken && pause === 0;
      if (!isSkipped) await rest(Math.max(wait, 0));
    }
  };
  const running = run();

  return {
    wake: () => {
      wasWoken = true;
      wokenAt = performance.now();
      if (pause === 0) endRest?.();
    },
    stop: async () => {
      isStopped = true;
      endRest?.();
      const patience = new Promise((resolve) => {
        setTimeout(resolve, stopPatienceMs).unref();
      });
      await Promise.race([running, patience]);
      transport.close();
    },
  };
};
