import { ownerMailWords } from '@/content/desk';
import {
  digestNotices,
  digestWords as words,
  leadKinds,
  outgoingKinds,
  parkedReasons,
  quarantineReason,
} from '@/content/leads';
import type { AddressOf, DeskLink } from '../leads/desk-links';
import { escapeUnseen, formatMinute, summarizeLead, truncate } from '../leads/lead-text';
import type { DigestContent, HeldLead } from '../leads/read-digest';
import type { Parked } from '../store/digests';
import { maxAttempts, maxUnconfirmed } from '../store/outbox';
import type { Mail } from './mail';
import { renderOwnerMail, type TypedLines } from './owner-mail';

const maxTypedLength = 120;

/** Nothing typed by a sender. */
const heldEntry = ({ lead, count, anotherReference, otherMailboxes, holders }: HeldLead) => {
  const { reference: subject, receivedAt, kind, quarantine = '' } = lead;
  const facts = [
    subject,
    formatMinute(receivedAt),
    leadKinds[kind],
    holders.length > 0 ? words.refusedBy(holders.join(', ')) : quarantineReason(quarantine),
    count > 1 ? words.times(count) : '',
    otherMailboxes > 0 ? words.otherMailboxes(otherMailboxes) : '',
  ];
  const links: DeskLink[] = [
    { command: 'release', subject },
    { command: 'drop', subject },
  ];
  if (anotherReference !== undefined)
    links.push(
      { command: 'release-all', subject: anotherReference },
      { command: 'drop-all', subject: anotherReference },
    );
  return { line: facts.filter(Boolean).join(' · '), links };
};

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
  if (kind === 'webhook' || kind === 'mail-stuck') return parkedReasons.webhook;
  if (unconfirmed >= maxUnconfirmed) return parkedReasons.unconfirmed(attempts);
  if (unconfirmed > 0) return parkedReasons.rejected(attempts);
  return attempts < maxAttempts ? parkedReasons.address : parkedReasons.refused(attempts);
};

const parkedEntry = (each: Parked) => {
  const { reference = '', parkedAt, kind, dueAt } = each;
  const facts = [
    reference,
    formatMinute(parkedAt),
    outgoingKinds[kind] ?? kind,
    parkedReason(each),
    dueAt === undefined ? words.givenUp : '',
  ];
  return { line: facts.filter(Boolean).join(' · ') };
};

const noticeEntry = (notice: string) => {
  const [code = '', detail = ''] = notice.split(/:(.*)/s);
  return { line: digestNotices[code]?.(detail) ?? code };
};

/** Renders the daily mail to the agency: quarantined leads, parked mails, and warnings. */
export const renderDigest = (
  { quarantined, parked, unlisted, notices }: DigestContent,
  mailTo: readonly string[],
  addressOf: AddressOf,
): Mail => {
  const kinds = new Set(quarantined.map(({ lead }) => lead.kind));
  const heldEntries = quarantined.map(heldEntry);
  if (unlisted.quarantined > 0)
    heldEntries.push({ line: words.unlisted(unlisted.quarantined), links: [{ command: 'held' }] });
  const parkedEntries = parked.map(parkedEntry);
  if (unlisted.parked > 0) parkedEntries.push({ line: words.moreParked(unlisted.parked) });
  const sections = [
    {
      title: words.heldTitle,
      intro: [words.held, ...[...kinds].map((kind) => words.losses[kind])],
      entries: heldEntries,
    },
    { title: words.parkedTitle, intro: [words.parked], entries: parkedEntries },
    { title: words.noticesTitle, entries: notices.map(noticeEntry) },
  ].filter(({ entries }) => entries.length > 0);
  const subject = words.subject(
    quarantined.reduce((sum, { count }) => sum + count, unlisted.quarantined),
    parked.length + unlisted.parked,
    notices.length,
  );
  return renderOwnerMail(
    {
      to: mailTo,
      subject: notices[0] === 'quiet' ? words.quietSubject : subject,
      sections: [
        ...(sections.length === 0 ? [{ intro: [words.nothingLeft] }] : sections),
        { links: [{ command: 'desk' }] },
      ],
      typed: quarantined.map(typedIn),
      shell: ownerMailWords.leadsShell,
    },
    addressOf,
  );
};
