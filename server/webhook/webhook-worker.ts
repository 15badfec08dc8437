import { areComplete, pickAnswers } from '@/features/brand-audit/schema';
import { scoreAudit } from '@/features/brand-audit/scoring';
import { failureCode, type Log } from '../log';
import type { WebhookSettings } from '../owner-config';
import type { Delivery, Queued, Store, StoredSubmission } from '../store/store';
import type { Worker } from '../worker';
import { callWebhook } from './call-webhook';

interface WebhookWorkerOptions {
  store: Store;
  webhook: WebhookSettings;
  log: Log;
  now: () => number;
  /** Whether this process may deliver: false while another one delivers from the same data. */
  mayDeliver: () => boolean;
  /** Counts attempts, for the metrics. */
  onCalled?: (outcome: 'sent' | 'refused') => void;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const maxSleepMs = 30_000;
const concurrency = 4;
/** Ten attempts in the first 90 minutes, then hourly: the receiver may be down for a long weekend. */
const maxAttempts = 120;

const retryDelay = (attempts: number) => Math.min(10_000 * 2 ** attempts, 3_600_000);

const scoreOf = ({ kind, payload }: StoredSubmission) => {
  const answers = pickAnswers(payload);
  if (kind !== 'audit' || !areComplete(answers)) return {};
  const { total, ranked } = scoreAudit(answers);
  // The receiver's contract calls the maximum `most`.
  const areas = ranked.map(({ id, points, maxPoints }) => ({ id, points, most: maxPoints }));
  return { score: { total, areas } };
};

/** @returns the body of the call for a lead; the same on every attempt */
const webhookBody = (submission: StoredSubmission): string => {
  const { kind, reference, receivedAt, payload } = submission;
  const timestamp = new Date(receivedAt).toISOString();
  return JSON.stringify({
    type: kind === 'audit' ? 'audit.created' : 'enquiry.created',
    timestamp,
    data: { reference, kind, receivedAt: timestamp, fields: payload, ...scoreOf(submission) },
  });
};

/** Creates the worker that posts every clean lead to the owner's webhook, from the same outbox as the mails. */
export const createWebhookWorker = ({
  store,
  webhook,
  log,
  now,
  mayDeliver,
  onCalled,
  timeoutMs = defaultTimeoutMs,
}: WebhookWorkerOptions): Worker => {
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
      const isLast = attempts >= maxAttempts;
      onCalled?.('refused');
      log('error', isLast ? 'webhook-parked' : 'webhook-refused', {
        webhook: queued.id,
        attempts,
        code: failureCode(error),
      });
      return isLast
        ? { outcome: 'parked', at: now() }
        : { outcome: 'failed', retryAt: now() + retryDelay(queued.attempts) };
    }
  };

  return {
    name: 'webhook',
    round: async () => {
      if (!mayDeliver()) return { ms: maxSleepMs };
      if (!isUnparked) await store.unpark('webhook', now());
      isUnparked = true;
      const handled = await store.deliverDue('webhook', now(), concurrency, (waiting) =>
        Promise.all(waiting.map(deliverOne)),
      );
      if (handled > 0) return { ms: 0 };
      const next = await store.nextDueAt('webhook');
      if (next === undefined) return { ms: maxSleepMs };
      // Due but not handed over: another process is delivering it.
      return { ms: next <= now() ? 1000 : Math.min(next - now(), maxSleepMs) };
    },
    close: async () => stopping.abort(),
  };
};
