import { createToken } from './token';

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
    const claim = { purpose: 'confirm', reference, expiresAt: askedAt + confirmMs } as const;
    return `${siteUrl}/api/newsletter/confirm?token=${createToken(secret, claim)}`;
  },
  unsubscribe: (reference) =>
    `${siteUrl}/api/newsletter/leave?token=${createToken(secret, { purpose: 'leave', reference })}`,
});
