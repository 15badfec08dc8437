import { createHmac, timingSafeEqual } from 'node:crypto';

interface Claim {
  /** What the link does, such as `newsletter:confirm`: a token of another purpose is invalid. */
  purpose: string;
  /** What it does that to: a reference or another id. */
  subject: string;
  /** Milliseconds since 1970; never if absent. */
  expiresAt?: number;
}

const sign = (secret: Buffer, { purpose, subject, expiresAt = 0 }: Claim) =>
  createHmac('sha256', secret).update(`${purpose}:${subject}:${expiresAt}`).digest();

/** @returns the signed token of a link: subject, expiry and HMAC, separated by dots */
export const createToken = (secret: Buffer, claim: Claim): string =>
  [
    claim.subject,
    (claim.expiresAt ?? 0).toString(36),
    sign(secret, claim).toString('base64url'),
  ].join('.');

type TokenReading =
  /** `id` is the same for every spelling of one token. */
  | { is: 'valid'; subject: string; id: string; expiresAt: number }
  | { is: 'invalid' }
  | { is: 'expired' };

const tokenPattern = /^([\w-]{1,40})\.([\da-z]{1,11})\.([\w-]{43})$/;

/**
 * Verifies a token. One that was truncated, changed or made for another purpose is invalid.
 *
 * @param now milliseconds since 1970
 */
export const readToken = (
  secret: Buffer,
  purpose: string,
  token: string,
  now: number,
): TokenReading => {
  const [, subject = '', expiry = '', signature = ''] = tokenPattern.exec(token) ?? [];
  if (subject === '') return { is: 'invalid' };
  const expiresAt = Number.parseInt(expiry, 36);
  const expected = sign(secret, { purpose, subject, expiresAt });
  if (!timingSafeEqual(expected, Buffer.from(signature, 'base64url').subarray(0, expected.length)))
    return { is: 'invalid' };
  if (expiresAt !== 0 && now > expiresAt) return { is: 'expired' };
  return { is: 'valid', subject, id: expected.toString('base64url'), expiresAt };
};
