import { createHmac, timingSafeEqual } from 'node:crypto';

export type Purpose = 'confirm' | 'leave';

interface Claim {
  purpose: Purpose;
  reference: string;
  /** Milliseconds since 1970; never if absent. */
  expiresAt?: number;
}

const sign = (secret: Buffer, { purpose, reference, expiresAt = 0 }: Claim) =>
  createHmac('sha256', secret).update(`newsletter:${purpose}:${reference}:${expiresAt}`).digest();

/** @returns the signed token of a link: reference, expiry and HMAC, separated by dots */
export const createToken = (secret: Buffer, claim: Claim): string =>
  [
    claim.reference,
    (claim.expiresAt ?? 0).toString(36),
    sign(secret, claim).toString('base64url'),
  ].join('.');

type TokenReading = { is: 'valid'; reference: string } | { is: 'invalid' } | { is: 'expired' };

const tokenPattern = /^(C-[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4})\.([\da-z]{1,11})\.([\w-]{43})$/;

/**
 * Verifies a token. One that was truncated, changed or made for another purpose is invalid.
 *
 * @param now milliseconds since 1970
 */
export const readToken = (
  secret: Buffer,
  purpose: Purpose,
  token: string,
  now: number,
): TokenReading => {
  const [, reference = '', expiry = '', signature = ''] = tokenPattern.exec(token) ?? [];
  if (reference === '') return { is: 'invalid' };
  const expiresAt = Number.parseInt(expiry, 36);
  const expected = sign(secret, { purpose, reference, expiresAt });
  if (!timingSafeEqual(expected, Buffer.from(signature, 'base64url').subarray(0, expected.length)))
    return { is: 'invalid' };
  return expiresAt !== 0 && now > expiresAt ? { is: 'expired' } : { is: 'valid', reference };
};
