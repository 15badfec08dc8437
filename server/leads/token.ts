import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link is signed for. */
interface Claim {
  /** The page, such as `newsletter/confirm`: a token of another one is invalid. */
  page: string;
  /** What the page is about: a reference or another id. */
  subject: string;
  /** Milliseconds since 1970; 0 for never. */
  expiresAt: number;
}

/** Links in mails that were sent depend on this text, so it must stay as it is. */
const sign = (secret: Buffer, { page, subject, expiresAt }: Claim) =>
  createHmac('sha256', secret)
    .update(`${page.replace('/', ':')}:${subject}:${expiresAt}`)
    .digest();

/**
 * @param siteUrl address of the site, without a trailing slash
 * @param secret HMAC key of the tokens
 * @returns the address of a page under /api with a signed token: subject, expiry and HMAC,
 *   separated by dots
 */
export const signedLink = (siteUrl: string, secret: Buffer, claim: Claim): string => {
  const { page, subject, expiresAt } = claim;
  const signature = sign(secret, claim).toString('base64url');
  return `${siteUrl}/api/${page}?token=${subject}.${expiresAt.toString(36)}.${signature}`;
};

/** What a valid link says. */
export interface SignedLink {
  subject: string;
  /**
   * The signature, by which the site remembers that the link was used. It is written anew, because
   * several last characters of a token decode to the same bytes.
   */
  id: string;
  expiresAt: number;
}

/** Subject, expiry in base 36, and the 32 bytes of the signature. */
const tokenPattern = /^([\w-]{1,40})\.([\da-z]{1,11})\.([\w-]{43})$/;

/**
 * Verifies a token. One that was truncated, changed or made for another page is invalid.
 *
 * @param now milliseconds since 1970
 */
export const readToken = (
  secret: Buffer,
  page: string,
  token: string,
  now: number,
): SignedLink | 'invalid' | 'expired' => {
  const [, subject = '', expiry = '', signature = ''] = tokenPattern.exec(token) ?? [];
  if (subject === '') return 'invalid';
  const expiresAt = Number.parseInt(expiry, 36);
  const expected = sign(secret, { page, subject, expiresAt });
  if (!timingSafeEqual(expected, Buffer.from(signature, 'base64url'))) return 'invalid';
  if (expiresAt !== 0 && now > expiresAt) return 'expired';
  return { subject, id: expected.toString('base64url'), expiresAt };
};
