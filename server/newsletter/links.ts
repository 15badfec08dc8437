import { createToken } from '../pages/token';

/** Confirmation links expire after seven days (docs/rules.md#newsletter). */
const confirmMs = 7 * 86_400_000;

export interface NewsletterLinks {
  /** @param askedAt when the mail was queued, in milliseconds since 1970; the link expires from then */
  confirm: (reference: string, askedAt: number) => string;
  unsubscribe: (reference: string) => string;
}

/**
 * @param siteUrl address of the site, without a trailing slash
 * @param secret HMAC key of the tokens
 * @returns the links of newsletter mails: to confirm, and to unsubscribe
 */
export const createNewsletterLinks = (siteUrl: string, secret: Buffer): NewsletterLinks => ({
  confirm: (reference, askedAt) => {
    const expiresAt = askedAt + confirmMs;
    const claim = { purpose: 'newsletter:confirm', subject: reference, expiresAt };
    return `${siteUrl}/api/newsletter/confirm?token=${createToken(secret, claim)}`;
  },
  unsubscribe: (reference) =>
    `${siteUrl}/api/newsletter/leave?token=${createToken(secret, { purpose: 'newsletter:leave', subject: reference })}`,
});
