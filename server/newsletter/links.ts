import { createToken } from './token';

/** A link that asks to confirm holds for seven days. */
const confirmMs = 7 * 86_400_000;

export interface NewsletterLinks {
  /** @param askedAt when the mail was queued, in milliseconds since 1970 */
  confirm: (reference: string, askedAt: number) => string;
  leave: (reference: string) => string;
}

/**
 * @param siteUrl address of the site, without a slash at its end
 * @param secret key of the tokens
 */
export const createNewsletterLinks = (siteUrl: string, secret: Buffer): NewsletterLinks => ({
  confirm: (reference, askedAt) => {
    const claim = { purpose: 'confirm', reference, expiresAt: askedAt + confirmMs } as const;
    return `${siteUrl}/api/newsletter/confirm?token=${createToken(secret, claim)}`;
  },
  leave: (reference) =>
    `${siteUrl}/api/newsletter/leave?token=${createToken(secret, { purpose: 'leave', reference })}`,
});
