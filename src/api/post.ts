import { isAxiosError } from 'axios';
import type { AuditSubmission } from '@/features/brand-audit/schema';
import type { DetailedEnquiry, ShortEnquiry } from '@/features/enquiry/schema';
import type { NewsletterSignUp } from '@/features/newsletter/schema';
import { antiSpamHeaders, type SubmissionMeta } from '@/lib/anti-spam-headers';
import { isEmbeddedApi } from '@/lib/env';
import { toRecord } from '@/lib/to-record';
import { wait } from '@/lib/lazy-script';
import { client } from './client';

/** Pauses before the second and third try, in ms (docs/rules.md#timeout-and-retries). */
const retryDelays = [500, 1500];

const retriedStatuses = new Set([502, 503, 504]);

const isWorthRetrying = (error: unknown) => {
  if (!isEmbeddedApi || !isAxiosError(error)) return false;
  if (error.response) return retriedStatuses.has(error.response.status);
  return error.code === 'ERR_NETWORK';
};

const headersFor = (meta: SubmissionMeta) =>
  isEmbeddedApi
    ? {
        [antiSpamHeaders.idempotencyKey]: meta.idempotencyKey,
        [antiSpamHeaders.honeypot]: meta.honeypot,
        [antiSpamHeaders.fill]: String(Math.round(meta.fill)),
      }
    : {};

/**
 * Sends a body as JSON.
 * @param path below the API base, such as `/contact-us`
 * @returns the answer's body
 * @throws when the answer is not 200, on a network failure (after two more tries against the embedded API), or
 * after 15 s
 */
export async function post(path: string, body: object, meta: SubmissionMeta): Promise<unknown> {
  for (const delay of [...retryDelays, null]) {
    try {
      const { data } = await client.post<unknown>(path, body, { headers: headersFor(meta) });
      return data;
    } catch (error) {
      if (delay === null || !isWorthRetrying(error)) throw error;
      await wait(delay);
    }
  }
  throw new Error('unreachable');
}

/**
 * POST /audit-report/verify-data (docs/rules.md#calls). Rejects unless the status is 200.
 * @returns the reference number that the embedded API gives; other hosts may give none
 */
export async function postAuditReport(body: AuditSubmission, meta: SubmissionMeta) {
  const { reference } = toRecord(await post('/audit-report/verify-data', body, meta));
  return typeof reference === 'string' ? { reference } : {};
}

/** POST /contact-us: the detailed enquiry (docs/rules.md#calls). Resolves on 200, rejects on everything else. */
export const postContactUs = (body: DetailedEnquiry, meta: SubmissionMeta) =>
  post('/contact-us', body, meta);

/** POST /get-in-touch: the short enquiry (docs/rules.md#calls). Resolves on 200, rejects on everything else. */
export const postGetInTouch = (body: ShortEnquiry, meta: SubmissionMeta) =>
  post('/get-in-touch', body, meta);

/**
 * POST /newsletter: the footer's sign-up, an addition to the contract (docs/rules.md#newsletter-form). Resolves on 200, rejects on
 * everything else.
 */
export const postNewsletter = (body: NewsletterSignUp, meta: SubmissionMeta) =>
  post('/newsletter', body, meta);
