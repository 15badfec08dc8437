import { isAxiosError } from 'axios';
import { isEmbeddedApi } from '@/lib/env';
import { signals } from '@/lib/signals';
import { client } from './client';

/** What travels beside a body, to the embedded API only (docs/rules.md#anti-spam-headers). */
interface SubmissionMeta {
  /** The same for every try of one submission, so that it is stored once. */
  idempotencyKey: string;
  /** What the trap field holds. */
  trap: string;
  /** Milliseconds from the first input to the click. */
  fill: number;
}

export interface PostOptions {
  meta: SubmissionMeta;
  signal?: AbortSignal;
}

/** Pauses before the second and third try, in ms (docs/rules.md#timeout-and-retries). */
const retryDelays = [500, 1500];

const retriedStatuses = new Set([502, 503, 504]);

const isWorthRetrying = (error: unknown) => {
  if (!isEmbeddedApi || !isAxiosError(error)) return false;
  if (error.response) return retriedStatuses.has(error.response.status);
  return error.code === 'ERR_NETWORK';
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const headersFor = (meta: SubmissionMeta) =>
  isEmbeddedApi
    ? {
        [signals.idempotencyKey]: meta.idempotencyKey,
        [signals.trap]: meta.trap,
        [signals.fill]: String(Math.round(meta.fill)),
      }
    : {};

/**
 * Sends a body as JSON.
 * @param path below the API base, such as `/contact-us`
 * @returns the answer's body
 * @throws when the answer is not 200, on a network failure (after two more tries against the embedded API), after
 * 15 s, or when the signal aborts
 */
export async function post(
  path: string,
  body: object,
  { meta, signal }: PostOptions,
): Promise<unknown> {
  for (const delay of [...retryDelays, null]) {
    try {
      const { data } = await client.post<unknown>(path, body, {
        headers: headersFor(meta),
        ...(signal && { signal }),
      });
      return data;
    } catch (error) {
      if (delay === null || signal?.aborted || !isWorthRetrying(error)) throw error;
      await wait(delay);
    }
  }
  throw new Error('unreachable');
}
