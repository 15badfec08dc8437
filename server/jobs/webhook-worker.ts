import { Webhook } from 'standardwebhooks';
import { areComplete, pickAnswers } from '@/features/brand-audit/answers';
import { scoreAudit } from '@/features/brand-audit/scoring';
import type { WebhookSettings } from '../base/config';
import { failureCode } from '../base/log';
import type { Delivery, Queued } from '../store/outbox-records';
import type { StoredSubmission } from '../store/records';
import { park, retryDelay } from '../store/retry-policy';
import { createDeliveryRound, type DeliveryContext } from './delivery';
import type { Worker } from './worker';

interface WebhookWorkerOptions extends DeliveryContext {
  webhook: WebhookSettings;
  timeoutMs?: number;
}

const concurrency = 4;
/**
 * The receiver may be down for a long weekend: `retryDelay` makes ten attempts in the first 90
 * minutes, then one an hour.
 */
const maxAttempts = 120;

const scoreOf = ({ kind, payload }: StoredSubmission) => {
  const answers = pickAnswers(payload);
  if (kind !== 'audit' || !areComplete(answers)) return {};
  const { total, ranked } = scoreAudit(answers);
  // The receiver's contract calls the maximum `most`.
  const areas = ranked.map(({ id, points, maxPoints }) => ({ id, points, most: maxPoints }));
  return { score: { total, areas } };
};

/** @returns the body of the call about a submission; the same on every attempt */
const submissionBody = (submission: StoredSubmission): string => {
  const { kind, reference, receivedAt, payload } = submission;
  const timestamp = new Date(receivedAt).toISOString();
  return JSON.stringify({
    type: kind === 'audit' ? 'audit.created' : 'enquiry.created',
    timestamp,
    data: { reference, kind, receivedAt: timestamp, fields: payload, ...scoreOf(submission) },
  });
};

const bodyOf = (queued: Queued): string => {
  if (queued.kind === 'webhook') return submissionBody(queued.submission);
  if (queued.kind !== 'mail-stuck')
    throw new TypeError(`The webhook is not called for ${queued.kind}`);
  const timestamp = new Date(queued.queuedAt).toISOString();
  return JSON.stringify({ type: 'mail.stuck', timestamp, data: {} });
};

/**
 * Starts a time limit, as a signal that aborts. Not `AbortSignal.timeout`: Node 20 may collect such
 * a signal within `any`, and then it never fires.
 */
const startDeadline = (ms: number) => {
  const late = new AbortController();
  const abort = () => late.abort(new DOMException('No answer in time', 'TimeoutError'));
  const timer = setTimeout(abort, ms);
  return { signal: late.signal, clear: () => clearTimeout(timer) };
};

/**
 * Creates the worker that posts every clean submission to the owner's webhook, from the same outbox
 * as the mails; signed as in Standard Webhooks, with one id for all attempts, by which the receiver
 * detects duplicates.
 */
export const createWebhookWorker = (options: WebhookWorkerOptions): Worker => {
  const { webhook, store, log, now, timeoutMs = 10_000 } = options;
  const stopping = new AbortController();

  /** @returns the status of the answer; throws fetch's error without one */
  const call = async ({ id }: Queued, body: string, signal: AbortSignal): Promise<number> => {
    const sentAt = new Date(now());
    const { status, body: answer } = await fetch(webhook.url, {
      method: 'POST',
      // Submissions go only to the configured address.
      redirect: 'manual',
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'contrio-website',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': new Webhook(webhook.secret).sign(id, sentAt, body),
      },
      body,
    });
    // It is not used, and may be endless.
    await answer?.cancel();
    return status;
  };

  /** @returns why an entry was not accepted, as a code; undefined if it was */
  const deliver = async (queued: Queued): Promise<string | undefined> => {
    const deadline = startDeadline(timeoutMs);
    try {
      const signal = AbortSignal.any([stopping.signal, deadline.signal]);
      const status = await call(queued, bodyOf(queued), signal);
      return status >= 200 && status < 300 ? undefined : `HTTP_${status}`;
    } catch (error) {
      return failureCode(error);
    } finally {
      deadline.clear();
    }
  };

  /** Logs a refusal. @returns when the entry is tried again */
  const recordRefusal = (queued: Queued, code: string): Delivery => {
    const attempts = queued.attempts + 1;
    const isLast = attempts >= maxAttempts;
    const event = isLast ? 'webhook-parked' : 'webhook-refused';
    log('error', event, { webhook: queued.id, attempts, code });
    if (isLast) return park(queued, now());
    return { outcome: 'failed', retryAt: now() + retryDelay(queued.attempts) };
  };

  const attempt = async (queued: Queued): Promise<Delivery> => {
    const code = await deliver(queued);
    const isCutOff = code !== undefined && stopping.signal.aborted;
    if (isCutOff) return { outcome: 'postponed', retryAt: now() };
    return code === undefined ? { outcome: 'sent' } : recordRefusal(queued, code);
  };

  return {
    name: 'webhook',
    round: createDeliveryRound(options, 'webhook', () =>
      store.deliverDue('webhook', now(), concurrency, (waiting) =>
        Promise.all(waiting.map(attempt)),
      ),
    ),
    close: async () => stopping.abort(),
  };
};
