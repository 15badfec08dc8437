import { createHmac } from 'node:crypto';
import type { DeskCommand } from '@/content/desk';
import { signedLink } from './token';

/** Links in mails to the owner expire after 14 days (docs/rules.md#desk). */
const lifeMs = 14 * 86_400_000;

export interface DeskLink {
  command: DeskCommand;
  /** Reference of the lead; the mail itself if absent, so that each mail has links of its own. */
  subject?: string;
  /** Its text, if not that of the command. */
  text?: string;
}

/** Turns links of one mail into addresses; the same ones on each attempt to send it. */
export type AddressOf = (link: DeskLink) => string;

/** @returns the HMAC key of the owner's links: one mailed to an owner who is not in `MAIL_TO` any more is invalid */
export const deskSecret = (secret: Buffer, mailTo: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(`desk:${mailTo.toSorted().join()}`).digest();

/** @returns the links of mails to the owner, see {@link signedLink} */
export const createDeskLinks = (siteUrl: string, secret: Buffer, mailTo: readonly string[]) => {
  const key = deskSecret(secret, mailTo);
  return ({ id, queuedAt }: { id: string; queuedAt: number }): AddressOf =>
    ({ command, subject = id }) =>
      signedLink(siteUrl, key, { page: `desk/${command}`, subject, expiresAt: queuedAt + lifeMs });
};

export type DeskLinks = ReturnType<typeof createDeskLinks>;
