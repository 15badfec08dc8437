import { ownerMailWords as words } from '@/content/desk';
import type { DeskLinks } from '../leads/desk-links';
import { exportToAttachment } from '../leads/export';
import type { NewsletterLinks } from '../leads/newsletter-links';
import { submissionsOfTable, type TableKind } from '../leads/owner-tables';
import { readDigest } from '../leads/read-digest';
import type { QueuedOwnerMail } from '../store/outbox-records';
import type { Store } from '../store/store';
import { csvAttachment, type Mail } from './mail';
import { type OwnerMailContent, renderOwnerMail } from './owner-mail';
import { personContent } from './person-mail';
import { renderDigest } from './render-digest';

interface OwnerMailSettings {
  store: Store;
  /** The HMAC key of the identities. */
  secret: Buffer;
  mailTo: readonly string[];
  links: NewsletterLinks;
  deskLinks: DeskLinks;
}

/** The mail `desk` counts what came in since then. */
const deskPeriodMs = 31 * 86_400_000;

/**
 * Entries per list of a digest: at its first attempt, at the second, and at all further ones. A
 * mail server may have refused it for what senders typed, so each attempt says less.
 */
const maxDigestEntries = [50, 10, 0];

/**
 * Renders any mail to the owner. It says how things stand when it leaves, so that the queue stores
 * no second copy.
 */
export const renderForOwner = async (
  settings: OwnerMailSettings,
  mail: QueuedOwnerMail,
): Promise<Mail> => {
  const { store, secret, mailTo, deskLinks } = settings;
  const addressOf = deskLinks(mail);
  if (mail.kind === 'digest') {
    const digest = await readDigest(store, secret, mail.id, maxDigestEntries[mail.attempts] ?? 0);
    return renderDigest(digest, mailTo, addressOf);
  }
  return renderOwnerMail({ to: mailTo, ...(await contentOf(settings, mail)) }, addressOf);
};

const contentOf = async (
  { store, links }: OwnerMailSettings,
  { kind, queuedAt, submission }: QueuedOwnerMail,
): Promise<OwnerMailContent> => {
  if (kind === 'desk') return deskContent(store, queuedAt);
  if (isTable(kind)) return tableContent(store, links, kind, queuedAt);
  if (kind === 'forgotten') return shortContent(words.forgotten);
  // A `found` mail always has its submission; a `none-found` mail has none.
  return submission === undefined
    ? shortContent(words['none-found'])
    : personContent(store, links, submission);
};

const shortContent = ({ subject, text }: { subject: string; text: string }): OwnerMailContent => ({
  subject,
  sections: [{ intro: [text], links: [{ command: 'find' }, { command: 'desk' }] }],
  shell: words.found.shell,
});

/** What came in, what waits, and links to everything that the owner can do. */
const deskContent = async (store: Store, queuedAt: number): Promise<OwnerMailContent> => {
  const { desk } = words;
  const since = queuedAt - deskPeriodMs;
  const { cleanByKind, quarantined, waiting, parked } = await store.readDeskCounts(since);
  // The mail that is being rendered waits as well. (A parked one, tried again, does not: then this
  // is one too few.)
  const othersWaiting = Math.max(0, waiting - 1);
  return {
    subject: desk.subject,
    sections: [
      {
        title: desk.cameIn,
        entries: desk.kinds.map(([kind, countText]) => ({
          text: countText(cleanByKind.get(kind) ?? 0),
        })),
      },
      {
        title: desk.waits,
        entries: [
          { text: desk.held(quarantined), links: quarantined > 0 ? [{ command: 'held' }] : [] },
          { text: desk.parked(parked) },
          { text: desk.waiting(othersWaiting) },
        ],
      },
      {
        title: desk.commands,
        links: [
          { command: 'month' },
          { command: 'last-month' },
          { command: 'subscribers' },
          { command: 'find' },
          { command: 'forget' },
        ],
      },
    ],
    shell: desk.shell,
  };
};

const isTable = (kind: string): kind is TableKind => kind in words.export;

const tableContent = async (
  store: Store,
  links: NewsletterLinks,
  kind: TableKind,
  queuedAt: number,
): Promise<OwnerMailContent> => {
  const { subject, file } = words.export[kind];
  const { content, leftOut } = await exportToAttachment(
    { submissions: submissionsOfTable(store, kind, queuedAt), links },
    kind === 'subscribers' ? { kind: 'newsletter' } : {},
  );
  const intro: string[] = [words.attached];
  if (leftOut > 0) intro.push(words.cut(leftOut));
  return {
    subject,
    sections: [{ intro, links: [{ command: 'desk' }] }],
    shell: words.exportShell,
    attachment: csvAttachment(file, content),
  };
};
