import { Webhook } from 'standardwebhooks';
import { areComplete, pickAnswers } from '@/features/brand-audit/answers';
import { scoreAudit } from '@/features/brand-audit/scoring';
import type { WebhookSettings } from '../base/config';
import { failureCode } from '../base/log';
import type { Delivery, Queued, StoredSubmission } from '../store/store';
import { createDeliveryRound, type DeliveryContext, park, retryDelay, type Worker } from './worker';

interface WebhookWorkerOptions extends DeliveryContext {
  webhook: WebhookSettings;
  timeoutMs?: number;
}

const concurrency = 4;
/** Ten attempts in the first 90 minutes, then hourly: the receiver may be down for a long weekend. */
const maxAttempts = 120;

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

/**
 * Creates the worker that posts every clean lead to the owner's webhook, from the same outbox as the mails; signed as in
 * Standard Webhooks, with the same id on every attempt, so that the receiver can detect duplicates.
 */
export const createWebhookWorker = ({
  webhook: { url, secret },
  timeoutMs = 10_000,
  ...context
}: WebhookWorkerOptions): Worker => {
  const { store, log, now, metrics } = context;
  const stopping = new AbortController();

  /** @returns the status of the answer; throws fetch's error without one */
  const call = async ({ id }: Queued, body: string, signal: AbortSignal): Promise<number> => {
    const sentAt = new Date(now());
    const { status, body: answer } = await fetch(url, {
      method: 'POST',
      // Leads go only to the configured address.
      redirect: 'manual',
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'contrio-website',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
      },
      body,
    });
    // It is not used, and may be endless.
    await answer?.cancel();
    return status;
  };

  /** @returns why an entry was not accepted; undefined if it was */
  const refusal = async (queued: Queued): Promise<string | undefined> => {
    // Not `AbortSignal.timeout`: Node 20 may collect such a signal within `any`, and then it never fires.
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException('No answer in time', 'TimeoutError')),
      timeoutMs,
    );
    try {
      const signal = AbortSignal.any([stopping.signal, late.signal]);
      const status = await call(queued, bodyOf(queued), signal);
      return status >= 200 && status < 300 ? undefined : `HTTP_${status}`;
    } catch (error) {
      return failureCode(error);
    } finally {
      clearTimeout(timer);
    }
  };

  const deliverOne = async (queued: Queued): Promise<Delivery> => {
    const code = await refusal(queued);
    if (code !== undefined && stopping.signal.aborted)
      return { outcome: 'postponed', retryAt: now() };
    metrics?.countDelivery('webhook', code === undefined ? 'sent' : 'refused');
    if (code === undefined) return { outcome: 'sent' };
    const attempts = queued.attempts + 1;
    const isLast = attempts >= maxAttempts;
    log('error', isLast ? 'webhook-parked' : 'webhook-refused', {
      webhook: queued.id,
      attempts,
      code,
    });
    return isLast
      ? park(queued, now())
      : { outcome: 'failed', retryAt: now() + retryDelay(queued.attempts) };
  };

  return {
    name: 'webhook',
    round: createDeliveryRound(context, 'webhook', () =>
      store.deliverDue('webhook', now(), concurrency, (waiting) =>
        Promise.all(waiting.map(deliverOne)),
      ),
    ),
    close: async () => stopping.abort(),
  };
};
