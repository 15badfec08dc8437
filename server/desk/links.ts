import type { DeskAct } from '@/content/desk';
import { createToken } from '../pages/token';

/** Links in mails to the owner expire after 14 days (docs/rules.md#desk). */
const lifeMs = 14 * 86_400_000;

export interface DeskLink {
  act: DeskAct;
  /** Reference of the lead; the mail itself if absent, so that each mail has links of its own. */
  subject?: string;
  /** Its text, if not that of the act. */
  text?: string;
}

/** Turns links of one mail into addresses; the same ones on each attempt to send it. */
export type AddressOf = (link: DeskLink) => string;

/**
 * @param siteUrl address of the site, without a trailing slash
 * @param secret HMAC key of the tokens
 */
export const createDeskLinks =
  (siteUrl: string, secret: Buffer) =>
  (mail: { id: string; queuedAt: number }): AddressOf =>
  ({ act, subject = mail.id }) => {
    const claim = { purpose: `desk:${act}`, subject, expiresAt: mail.queuedAt + lifeMs };
    return `${siteUrl}/api/desk/${act}?token=${createToken(secret, claim)}`;
  };

export type DeskLinks = ReturnType<typeof createDeskLinks>;
