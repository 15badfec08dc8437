import { type DeskCommand, ownerMailWords as words } from '@/content/desk';
import { leadKinds, outgoingKinds } from '@/content/leads';
import type { DeskLink, DeskLinks } from '../leads/desk-links';
import { exportToAttachment, type TableKind, tableRows } from '../leads/export';
import { mailboxOf } from '../leads/find';
import { formatMinute } from '../leads/lead-text';
import type { NewsletterLinks } from '../leads/newsletter-links';
import { deliveryState, leadState } from '../leads/print';
import { readDigest } from '../leads/read-digest';
import type { QueuedOwnerMail, StoredSubmission } from '../store/records';
import type { Store } from '../store/store';
import type { Mail, MailAttachment } from './mail';
import { type OwnerMailContent, renderOwnerMail } from './owner-mail';
import { renderDigest } from './render-digest';

interface DeskSettings {
  store: Store;
  /** The HMAC key of the identities. */
  secret: Buffer;
  mailTo: readonly string[];
  links: NewsletterLinks;
  deskLinks: DeskLinks;
}

const dayMs = 86_400_000;
/** What one person sent is seldom more; a flood under their address must not keep the mail from leaving. */
const maxPersonBytes = 1_400_000;
/** Posts of one person that a mail lists. */
export const mostListed = 500;

const csvFile = (filename: string, content: Buffer | string): MailAttachment => ({
  filename,
  content: Buffer.from(content),
  contentType: 'text/csv; charset=utf-8',
});

const deskLinksOf = (...commands: readonly DeskCommand[]): DeskLink[] =>
  commands.map((command) => ({ command }));

const deskContent = async (store: Store, queuedAt: number): Promise<OwnerMailContent> => {
  const { desk } = words;
  const since = queuedAt - 31 * dayMs;
  const { cleanByKind, quarantined, backlog } = await store.readDeskCounts(since);
  const sum = (count: 'waiting' | 'parked') =>
    backlog.reduce((total, channel) => total + channel[count], 0);
  return {
    subject: desk.subject,
    sections: [
      {
        title: desk.cameIn,
        entries: desk.kinds.map(([kind, line]) => ({ line: line(cleanByKind.get(kind) ?? 0) })),
      },
      {
        title: desk.waits,
        entries: [
          { line: desk.held(quarantined), links: quarantined > 0 ? deskLinksOf('held') : [] },
          { line: desk.parked(sum('parked')) },
          // This mail waits as well.
          { line: desk.waiting(Math.max(0, sum('waiting') - 1)) },
        ],
      },
      {
        title: desk.commands,
        links: deskLinksOf('month', 'last-month', 'subscribers', 'find', 'forget'),
      },
    ],
    shell: desk.shell,
  };
};

const isTable = (kind: string): kind is TableKind => kind in words.export;

const tableContent = async (
  { store, links }: DeskSettings,
  kind: TableKind,
  queuedAt: number,
): Promise<OwnerMailContent> => {
  const { subject, file } = words.export[kind];
  const rows = tableRows(store, kind, queuedAt);
  const { content, leftOut } = await exportToAttachment(
    { rows, links },
    kind === 'subscribers' ? 'newsletter' : undefined,
  );
  const intro = [words.attached, ...(leftOut > 0 ? [words.cut(leftOut)] : [])];
  return {
    subject,
    sections: [{ intro, links: deskLinksOf('desk') }],
    shell: words.exportShell,
    attachment: csvFile(file, content),
  };
};

const linksOfLead = ({ reference: subject, quarantine }: StoredSubmission): DeskLink[] =>
  quarantine === undefined
    ? []
    : [
        { command: 'release', subject },
        { command: 'drop', subject },
      ];

/** What the site holds about a person, and who was told what; what they typed is in the attachment only. */
const foundContent = async (
  { store, links }: DeskSettings,
  lead: StoredSubmission,
): Promise<OwnerMailContent> => {
  const { found } = words;
  const all = await store.submissionsOfMailbox(mailboxOf(lead), mostListed + 1);
  const leads = all.slice(0, mostListed);
  const entries: { line: string; links: DeskLink[] }[] = [];
  for (const each of leads) {
    // Mails like this one tell the owner only.
    const outgoing = (await store.outgoingOfSubmission(each.id)).filter(
      ({ kind }) => kind !== 'found',
    );
    const told = [
      ...outgoing.map((mail) =>
        found.told(outgoingKinds[mail.kind] ?? mail.kind, deliveryState(mail)),
      ),
      ...(each.quarantine === undefined ? [] : [found.daily]),
    ];
    const facts = [
      each.reference,
      formatMinute(each.receivedAt),
      leadKinds[each.kind],
      leadState(each),
      told.join(', ') || found.toldNobody,
    ];
    entries.push({ line: facts.filter(Boolean).join(' · '), links: linksOfLead(each) });
  }
  const { content, leftOut } = await exportToAttachment(
    { rows: leads, links },
    undefined,
    maxPersonBytes,
  );
  return {
    subject: found.subject,
    sections: [
      {
        intro: [
          found.intro,
          ...(all.length > leads.length ? [found.cut(mostListed)] : []),
          ...(leftOut > 0 ? [words.cut(leftOut)] : []),
        ],
        entries,
      },
      {
        title: found.next,
        links: [
          { command: 'forget', subject: lead.reference, text: found.forget },
          ...deskLinksOf('find', 'desk'),
        ],
      },
    ],
    shell: found.shell,
    attachment: csvFile('person.csv', content),
  };
};

const contentOf = async (
  settings: DeskSettings,
  mail: QueuedOwnerMail,
): Promise<OwnerMailContent> => {
  const { kind, queuedAt, submission } = mail;
  if (kind === 'desk') return deskContent(settings.store, queuedAt);
  if (kind === 'found' && submission !== undefined) return foundContent(settings, submission);
  if (isTable(kind)) return tableContent(settings, kind, queuedAt);
  const { subject, text } = words[kind === 'forgotten' ? kind : 'none-found'];
  const sections = [{ intro: [text], links: deskLinksOf('find', 'desk') }];
  return { subject, sections, shell: words.found.shell };
};

/** Lines of a digest. After each refusal it gets shorter, because what senders typed may be the reason. */
const maxDigestLines = ({ attempts }: QueuedOwnerMail) => [50, 10][attempts] ?? 0;

/** Renders any mail to the owner. It says how things stand when it leaves, so that the queue stores no second copy. */
export const renderForOwner = async (
  settings: DeskSettings,
  mail: QueuedOwnerMail,
): Promise<Mail> => {
  const { store, secret, mailTo } = settings;
  const addressOf = settings.deskLinks(mail);
  if (mail.kind !== 'digest')
    return renderOwnerMail({ to: mailTo, ...(await contentOf(settings, mail)) }, addressOf);
  const content = await readDigest(store, secret, mail.id, maxDigestLines(mail));
  return renderDigest(content, mailTo, addressOf);
};
