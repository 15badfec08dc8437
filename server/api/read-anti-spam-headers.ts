import { minFillTime } from '@/lib/min-fill-time';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { Refusal } from './refusal';

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * @returns the idempotency key, if the form sent one: retries with the same key store one row
 * @throws {Refusal} 400 when the key is not a UUID
 */
export const readIdempotencyKey = (headers: Headers): string | undefined => {
  const key = headers.get(antiSpamHeaders.idempotencyKey);
  if (key === null) return undefined;
  if (!uuid.test(key))
    throw new Refusal(400, 'The key must be a UUID', { field: antiSpamHeaders.idempotencyKey });
  return key.toLowerCase();
};

/** @returns whether the browser says that a page of this site, or of an allowed origin, sent the request */
const isFromOurPage = (headers: Headers, allowedOrigins: readonly string[]): boolean => {
  if (headers.get('sec-fetch-site') === 'same-origin') return true;
  const origin = headers.get('origin') ?? '';
  if (allowedOrigins.includes(origin)) return true;
  const ownHosts = [headers.get('host'), headers.get('x-forwarded-host')];
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host);
};

/**
 * Decides from the headers whether a submission looks automated (docs/rules.md#quarantine).
 *
 * @param allowedOrigins origins whose pages post here without the form's own headers
 * @returns the reason to quarantine it, or undefined
 */
export const readSuspicion = (
  headers: Headers,
  allowedOrigins: readonly string[],
): string | undefined => {
  const honeypot = headers.get(antiSpamHeaders.honeypot);
  const fill = headers.get(antiSpamHeaders.fill);
  if ((honeypot ?? '').trim() !== '') return 'trap';
  if (fill !== null && /^\d+$/.test(fill.trim()) && Number(fill) < minFillTime) return 'fill';
  const isSigned = honeypot !== null && fill !== null;
  return isSigned || isFromOurPage(headers, allowedOrigins) ? undefined : 'origin';
};
