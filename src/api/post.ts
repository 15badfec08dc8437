import { isAxiosError } from 'axios';
import { type SubmissionMeta, submissionHeaders } from '@/lib/submission-headers';
import { isEmbeddedApi } from '@/lib/env';
import { wait } from '@/lib/wait';
import { client } from './client';

/** Pauses before the second and third try, in ms (docs/rules.md#timeout-and-retries). */
const retryPauses = [500, 1500];
/** Answers of a proxy whose API is down or starting. */
const retriedStatuses = new Set([502, 503, 504]);

/**
 * Sends a body as JSON, against the embedded API with up to two more tries.
 * @param path below the API base, such as `/contact-us`
 * @returns the answer's body
 * @throws when the answer is not 200, after 15 s, or on a network failure
 */
export async function post(path: string, body: object, meta: SubmissionMeta): Promise<unknown> {
  const send = () => client.post<unknown>(path, body, { headers: headersFor(meta) });
  for (const pause of retryPauses) {
    try {
      return (await send()).data;
    } catch (error) {
      if (!isWorthRetrying(error)) throw error;
      await wait(pause);
    }
  }
  return (await send()).data;
}

const isWorthRetrying = (error: unknown) => {
  if (!isEmbeddedApi || !isAxiosError(error)) return false;
  if (error.response) return retriedStatuses.has(error.response.status);
  return error.code === 'ERR_NETWORK';
};

const headersFor = (meta: SubmissionMeta) =>
  isEmbeddedApi
    ? {
        [submissionHeaders.idempotencyKey]: meta.idempotencyKey,
        [submissionHeaders.honeypot]: meta.honeypot,
        [submissionHeaders.fillTime]: String(Math.round(meta.fillTime)),
      }
    : {};
