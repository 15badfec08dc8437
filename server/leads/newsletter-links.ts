import { signedLink } from './token';

/** A confirmation link expires this long after its mail was queued (docs/rules.md#newsletter). */
const confirmMs = 7 * 86_400_000;

/** @returns the links of newsletter mails, see {@link signedLink} */
export const createNewsletterLinks = (siteUrl: string, secret: Buffer) => ({
  confirm: (reference: string, queuedAt: number) =>
    signedLink(siteUrl, secret, {
      page: 'newsletter/confirm',
      subject: reference,
      expiresAt: queuedAt + confirmMs,
    }),
  unsubscribe: (reference: string) =>
    // It never expires.
    signedLink(siteUrl, secret, { page: 'newsletter/leave', subject: reference, expiresAt: 0 }),
});

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;
