import type { Context } from 'hono';
import type { QuarantineReason } from '@/content/leads';
import { submissionHeaders, minFillTime } from '@/lib/submission-headers';
import { hasSuspiciousName, type SubmissionRoute } from '../leads/submission';
import type { Post } from '../leads/submit';
import type { ApiDependencies, ApiEnvironment } from './api-dependencies';
import { clientAddress } from './client-address';
import { createLimits } from './limits';
import { readPayload } from './payload';
import { Refusal } from './refusal';

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * @returns the idempotency key, if the form sent one: retries with the same key store one row
 * @throws {Refusal} 400 when the key is not a UUID
 */
const readIdempotencyKey = (headers: Headers): string | undefined => {
  const key = headers.get(submissionHeaders.idempotencyKey);
  if (key === null) return undefined;
  if (!uuid.test(key))
    throw new Refusal(400, 'The key must be a UUID', { field: submissionHeaders.idempotencyKey });
  return key.toLowerCase();
};

/** @returns whether the browser says that a page of this site or an allowed origin sent it */
const isFromOurPage = (headers: Headers, allowedOrigins: readonly string[]): boolean => {
  if (headers.get('sec-fetch-site') === 'same-origin') return true;
  const origin = headers.get('origin') ?? '';
  if (allowedOrigins.includes(origin)) return true;
  const ownHosts = [headers.get('host'), headers.get('x-forwarded-host')];
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host);
};

/**
 * Decides from the headers whether a post looks automated (docs/rules.md#quarantine): it fills the
 * field that nobody sees (`trap`), was filled in faster than a person types (`fill`), or comes from
 * no page of ours (`origin`).
 *
 * @param allowedOrigins origins whose pages post here without the form's own headers
 * @returns the reason to quarantine it, or undefined
 */
const readSuspicion = (
  headers: Headers,
  allowedOrigins: readonly string[],
): QuarantineReason | undefined => {
  const honeypot = headers.get(submissionHeaders.honeypot);
  const fill = headers.get(submissionHeaders.fillTime);
  if ((honeypot ?? '').trim() !== '') return 'trap';
  if (fill !== null && /^\d+$/.test(fill.trim()) && Number(fill) < minFillTime) return 'fill';
  const isSigned = honeypot !== null && fill !== null;
  return isSigned || isFromOurPage(headers, allowedOrigins) ? undefined : 'origin';
};

/**
 * Creates the guard of posts: rate, key, schema, signs of a bot, in the order of
 * docs/rules.md#guards.
 *
 * @returns a function that reads a post; it rejects with a {@link Refusal}
 */
export const createGuard = (dependencies: ApiDependencies) => {
  const { trustedProxies, allowedOrigins } = dependencies.config;
  const limitsOf = createLimits(dependencies);
  return async (
    { req, env }: Context<ApiEnvironment>,
    { kind, schema }: SubmissionRoute,
  ): Promise<Post> => {
    const { headers } = req.raw;
    const socketAddress = env.incoming?.socket.remoteAddress;
    const limits = limitsOf(
      clientAddress(socketAddress, headers.get('x-forwarded-for'), trustedProxies),
    );
    const overRate = await limits.checkRate();
    const key = readIdempotencyKey(headers);
    const payload = readPayload(schema, await req.arrayBuffer());
    // The first reason counts. The last two count the post, so they come after all others.
    const quarantine =
      overRate ??
      readSuspicion(headers, allowedOrigins) ??
      (hasSuspiciousName(kind, payload) ? 'name' : undefined) ??
      (kind === 'audit' ? await limits.countClaim() : undefined) ??
      (kind === 'newsletter' ? await limits.countSignUp() : undefined);
    if (quarantine !== undefined) {
      // What is quarantined fills the disk too, so a day has a limit.
      await limits.checkQuarantine();
      dependencies.log('warn', 'quarantined', { why: quarantine });
    }
    return { kind, payload, key, quarantine, limits };
  };
};
