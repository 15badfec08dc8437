import { Webhook } from 'standardwebhooks';
import { areComplete, pickAnswers } from '@/features/brand-audit/schema';
import { scoreAudit } from '@/features/brand-audit/scoring';
import { failureCode, type Log } from '../log';
import type { WebhookSettings } from '../config';
import type { Delivery, Queued, Store, StoredSubmission } from '../store/store';
import { createDeliveryRound, type Worker } from '../worker';

/** The receiver answered with a status other than 2xx. */
class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  readonly code: string;
  constructor(status: number) {
    super(`The webhook answered ${status}`);
    this.code = `HTTP_${status}`;
  }
}

/**
 * Calls the owner's webhook, signed as in Standard Webhooks. Does not follow redirects: leads go only to the configured
 * address.
 *
 * @param id the same on every attempt, so that the receiver can detect duplicates
 * @param sentAt milliseconds since 1970; part of the signature, against replays
 * @param signal aborts the call
 * @throws {WebhookRefused} for a status other than 2xx; fetch's error without an answer
 */
const callWebhook = async (
  { url, secret }: WebhookSettings,
  { id, body, sentAt, signal }: { id: string; body: string; sentAt: number; signal: AbortSignal },
): Promise<void> => {
  const sent = new Date(sentAt);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'contrio-website',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, sent, body),
    },
    body,
  });
  // The body is not used, and may be endless.
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefused(response.status);
};

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

const bodyOf = (queued: Queued): string => {
  if (queued.kind === 'webhook') return webhookBody(queued.submission);
  if (queued.kind !== 'mail-stuck') throw new TypeError('No webhook');
  const timestamp = new Date(queued.queuedAt).toISOString();
  return JSON.stringify({ type: 'mail.stuck', timestamp, data: {} });
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
  const stopping = new AbortController();

  const deliverOne = async (queued: Queued): Promise<Delivery> => {
    // Not `AbortSignal.timeout`: Node 20 may collect such a signal within `any`, and then it never fires.
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException('No answer in time', 'TimeoutError')),
      timeoutMs,
    );
    try {
      const body = bodyOf(queued);
      const signal = AbortSignal.any([stopping.signal, late.signal]);
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
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    name: 'webhook',
    round: createDeliveryRound({
      store,
      channel: 'webhook',
      now,
      mayDeliver,
      deliver: () =>
        store.deliverDue('webhook', now(), concurrency, (waiting) =>
          Promise.all(waiting.map(deliverOne)),
        ),
    }),
    close: async () => stopping.abort(),
  };
};
