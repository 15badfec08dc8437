import {
  digestNotices,
  digestWords as words,
  parkedReasons,
  quarantineReason,
  leadKinds,
  outgoingKinds,
} from '@/content/leads';
import { ownerMailWords } from '@/content/desk';
import type { AddressOf, DeskLink } from '../desk/links';
import { renderOwnerMail, type TypedLines } from '../desk/owner-mail';
import { escapeUnseen, formatMinute, summarizeLead, truncate } from '../lead-text';
import type { Mail } from '../mail/mail';
import { maxAttempts, maxUnconfirmed } from '../mail/outbox';
import type { Parked } from '../store/digest-script';
import type { DigestContent, HeldLead } from './read-digest';

const maxTypedLength = 120;

const reasonOf = ({ lead: { quarantine = '' }, holders }: HeldLead) =>
  holders.length > 0 ? words.refusedBy(holders.join(', ')) : quarantineReason(quarantine);

/** Nothing typed by a sender. */
const heldLine = (held: HeldLead) => {
  const { lead, count, otherMailboxes } = held;
  return [
    lead.reference,
    formatMinute(lead.receivedAt),
    leadKinds[lead.kind],
    reasonOf(held),
    count > 1 ? words.times(count) : '',
    otherMailboxes > 0 ? words.otherMailboxes(otherMailboxes) : '',
  ]
    .filter(Boolean)
    .join(' · ');
};

const heldLinks = ({ lead: { reference }, anotherReference, holders }: HeldLead): DeskLink[] => [
  ...holders.map((subject) => ({ act: 'free', subject, text: words.freeOf(subject) }) as const),
  { act: 'release', subject: reference },
  { act: 'drop', subject: reference },
  ...(anotherReference === undefined
    ? []
    : (['release-all', 'drop-all'] as const).map((act) => ({ act, subject: anotherReference }))),
];

const typedIn = ({ lead: { reference, payload } }: HeldLead): TypedLines => {
  const { name, company, firstLine } = summarizeLead(payload);
  const email = typeof payload.email === 'string' ? escapeUnseen(payload.email) : '';
  return {
    reference,
    lines: [email, name, company, firstLine]
      .filter(Boolean)
      .map((text) => truncate(text, maxTypedLength)),
  };
};

const parkedReason = ({ kind, attempts, unconfirmed }: Parked) => {
  if (kind === 'webhook') return parkedReasons.webhook;
  if (unconfirmed >= maxUnconfirmed) return parkedReasons.unconfirmed(attempts);
  if (unconfirmed > 0) return parkedReasons.rejected(attempts);
  return attempts < maxAttempts ? parkedReasons.address : parkedReasons.refused(attempts);
};

const parkedLine = (each: Parked) =>
  [
    each.reference,
    formatMinute(each.parkedAt),
    outgoingKinds[each.kind] ?? each.kind,
    parkedReason(each),
  ].join(' · ');

const noticeEntry = (notice: string) => {
  const [code = '', detail = ''] = notice.split(/:(.*)/s);
  const links: DeskLink[] = code === 'purge-stopped' ? [{ act: 'purge' }] : [];
  return { line: digestNotices[code]?.(detail) ?? code, links };
};

/** @returns the sections of a digest that have entries */
const sectionsOf = ({ quarantined, parked, unlisted, notices }: DigestContent) => {
  const kinds = new Set(quarantined.map(({ lead }) => lead.kind));
  const sections = [
    {
      title: words.heldTitle,
      intro: [words.held, ...[...kinds].map((kind) => words.losses[kind])],
      entries: [
        ...quarantined.map((held) => ({ line: heldLine(held), links: heldLinks(held) })),
        ...(unlisted.quarantined > 0
          ? [{ line: words.unlisted(unlisted.quarantined), links: [{ act: 'held' } as const] }]
          : []),
      ],
    },
    {
      title: words.parkedTitle,
      intro: [words.parked],
      entries: [
        ...parked.map((each, at) => ({
          line: parkedLine(each),
          // What is stuck of a lead goes together.
          links: parked.slice(0, at).some(({ reference }) => reference === each.reference)
            ? []
            : (['retry', 'give-up'] as const).map((act) => ({ act, subject: each.reference })),
        })),
        ...(unlisted.parked > 0 ? [{ line: words.moreParked(unlisted.parked), links: [] }] : []),
      ],
    },
    { title: words.noticesTitle, intro: [], entries: notices.map(noticeEntry) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
};

/** Renders the daily mail to the agency: quarantined leads, parked mails, and warnings. */
export const renderDigest = (
  content: DigestContent,
  mailTo: readonly string[],
  addressOf: AddressOf,
): Mail => {
  const { quarantined, parked, unlisted, notices } = content;
  const listed = quarantined.reduce((sum, { count }) => sum + count, 0);
  const sections = sectionsOf(content);
  const subject = words.subject(
    listed + unlisted.quarantined,
    parked.length + unlisted.parked,
    notices.length,
  );
  return renderOwnerMail(
    {
      to: mailTo,
      subject: notices[0] === 'quiet' ? words.quietSubject : subject,
      sections: [
        ...(sections.length === 0 ? [{ intro: [words.nothingLeft] }] : sections),
        { links: [{ act: 'desk' }] },
      ],
      typed: quarantined.map(typedIn),
      shell: ownerMailWords.leadsShell,
    },
    addressOf,
  );
};
