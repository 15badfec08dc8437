import type { DeskAct } from '@/content/desk';
import { signedLink } from './token';

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

/** @returns the links of mails to the owner, see {@link signedLink} */
export const createDeskLinks =
  (siteUrl: string, secret: Buffer) =>
  ({ id, queuedAt }: { id: string; queuedAt: number }): AddressOf =>
  ({ act, subject = id }) =>
    signedLink(siteUrl, secret, { page: `desk/${act}`, subject, expiresAt: queuedAt + lifeMs });

export type DeskLinks = ReturnType<typeof createDeskLinks>;
