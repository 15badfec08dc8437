import { shortestFill } from '@/lib/shortest-fill';
import { signals } from '@/lib/signals';
import { Refusal } from './refusal';

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * @returns the key that makes retries of one click one row, if the form sent it
 * @throws {Refusal} 400 when it is not a UUID
 */
export const readIdempotencyKey = (headers: Headers): string | undefined => {
  const key = headers.get(signals.idempotencyKey);
  if (key === null) return undefined;
  if (!uuid.test(key))
    throw new Refusal(400, 'The key must be a UUID', { field: signals.idempotencyKey });
  return key.toLowerCase();
};

/** @returns why a submission looks like a machine's (decision 49), judged by the signals that were sent. */
export const readSuspicion = (headers: Headers): string | undefined => {
  if ((headers.get(signals.trap) ?? '').trim() !== '') return 'trap';
  const fill = headers.get(signals.fill);
  return fill !== null && /^\d+$/.test(fill.trim()) && Number(fill) < shortestFill
    ? 'fill'
    : undefined;
};
