import { failureCode, type Log } from '../log';
import type { WebhookSettings } from '../owner-config';
import type { Delivery, Queued, Store } from '../store/store';
import type { Worker } from '../worker';
import { callWebhook } from './call-webhook';
import { webhookBody } from './payload';

interface HookOptions {
  store: Store;
  webhook: WebhookSettings;
  log: Log;
  now: () => number;
  /** Whether this process may deliver; another may be doing it on the same data. */
  mayDeliver: () => boolean;
  /** Counts calls, for the metrics. */
  onCalled?: (outcome: 'sent' | 'refused') => void;
  timeoutMs?: number;
}

const patienceMs = 10_000;
const longestSleepMs = 30_000;
const together = 4;
/** Ten tries in the first hour, then hourly: a receiver may be away over a long weekend. */
const mostAttempts = 120;

const restAfter = (attempts: number) => Math.min(10_000 * 2 ** attempts, 3_600_000);

/** Tells the owner's tools of every clean lead, from the same outbox as the mails and beside them. */
export const createHooks = ({
  store,
  webhook,
  log,
  now,
  mayDeliver,
  onCalled,
  timeoutMs = patienceMs,
}: HookOptions): Worker => {
  let isUnparked = false;
  const stopping = new AbortController();

  const deliverOne = async (queued: Queued): Promise<Delivery> => {
    try {
      if (queued.kind !== 'webhook') throw new TypeError('No webhook');
      const body = webhookBody(queued.submission);
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
      await callWebhook(webhook, { id: queued.id, body, sentAt: now(), signal });
      onCalled?.('sent');
      return { outcome: 'sent' };
    } catch (error) {
      if (stopping.signal.aborted) return { outcome: 'postponed', retryAt: now() };
      const attempts = queued.attempts + 1;
      const isLast = attempts >= mostAttempts;
      onCalled?.('refused');
      log('error', isLast ? 'webhook-parked' : 'webhook-refused', {
        webhook: queued.id,
        attempts,
        code: failureCode(error),
      });
      return isLast
        ? { outcome: 'parked', at: now() }
        : { outcome: 'failed', retryAt: now() + restAfter(queued.attempts) };
    }
  };

  return {
    name: 'webhook',
    round: async () => {
      if (!mayDeliver()) return { ms: longestSleepMs };
      if (!isUnparked) await store.unpark('webhook', now());
      isUnparked = true;
      const handled = await store.deliverDue('webhook', now(), together, (waiting) =>
        Promise.all(waiting.map(deliverOne)),
      );
      if (handled > 0) return { ms: 0 };
      const next = await store.nextDueAt('webhook');
      if (next === undefined) return { ms: longestSleepMs };
      // Due and yet not handed over: another process is at it.
      return { ms: next <= now() ? 1000 : Math.min(next - now(), longestSleepMs) };
    },
    close: async () => stopping.abort(),
  };
};
