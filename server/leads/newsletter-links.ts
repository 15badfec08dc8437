import { signedLink } from './token';

/** Confirmation links expire after seven days (docs/rules.md#newsletter). */
const confirmMs = 7 * 86_400_000;

/**
 * @returns the links of newsletter mails, see {@link signedLink}; one to confirm expires from when
 *   its mail was queued
 */
export const createNewsletterLinks = (siteUrl: string, secret: Buffer) => ({
  confirm: (reference: string, queuedAt: number) =>
    signedLink(siteUrl, secret, {
      page: 'newsletter/confirm',
      subject: reference,
      expiresAt: queuedAt + confirmMs,
    }),
  unsubscribe: (reference: string) =>
    signedLink(siteUrl, secret, { page: 'newsletter/leave', subject: reference, expiresAt: 0 }),
});

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;
