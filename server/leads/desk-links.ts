import { createHmac } from 'node:crypto';
import type { DeskCommand } from '@/content/desk';
import { signedLink } from './token';

/** Links in mails to the owner expire after 14 days (docs/rules.md#desk). */
const lifeMs = 14 * 86_400_000;

export interface DeskLink {
  command: DeskCommand;
  /** Reference of the submission; without it, the link is about the mail itself. */
  subject?: string;
  /** The text of the link, if not that of the command. */
  text?: string;
}

/** Turns links of one mail into addresses. */
export type AddressOf = (link: DeskLink) => string;

/**
 * @returns the HMAC key of the owner's links; it has `MAIL_TO` in it, so that links to former
 *   owners stop working
 */
export const deskSecret = (secret: Buffer, mailTo: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(`desk:${mailTo.toSorted().join()}`).digest();

/**
 * @returns a function that makes the links of one mail to the owner, see {@link signedLink}. They
 *   expire from when the mail was queued, so each attempt to send it carries the same ones
 */
export const createDeskLinks = (siteUrl: string, secret: Buffer, mailTo: readonly string[]) => {
  const key = deskSecret(secret, mailTo);
  return (mail: { id: string; queuedAt: number }): AddressOf => {
    const expiresAt = mail.queuedAt + lifeMs;
    // The mail's id stands for a missing reference, so that no two mails share a link.
    return ({ command, subject = mail.id }) =>
      signedLink(siteUrl, key, { page: `desk/${command}`, subject, expiresAt });
  };
};

export type DeskLinks = ReturnType<typeof createDeskLinks>;
