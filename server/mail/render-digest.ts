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
import { escapeUnseen, formatMinute, summarizePayload, truncate } from '../leads/lead-text';
import type { DigestContent, QuarantinedSender } from '../leads/read-digest';
import type { Parked } from '../store/digests';
import { maxAttempts, maxUnconfirmed } from '../store/retry-policy';
import type { Mail } from './mail';
import { type OwnerMailContent, renderOwnerMail, type TypedTexts } from './owner-mail';

/** Graphemes of each text that a sender typed. */
const maxTypedLength = 120;

/** Renders the daily mail to the agency: quarantined submissions, parked mails, and warnings. */
export const renderDigest = (
  { senders, parked, unlisted, notices }: DigestContent,
  mailTo: readonly string[],
  addressOf: AddressOf,
): Mail => {
  const sections: OwnerMailContent['sections'] = [
    quarantineSection(senders, unlisted.quarantined),
    parkedSection(parked, unlisted.parked),
    { title: words.noticesTitle, entries: notices.map(noticeEntry) },
  ].filter(({ entries }) => entries.length > 0);
  const quarantinedCount = senders.reduce((sum, { count }) => sum + count, unlisted.quarantined);
  const subject = words.subject(quarantinedCount, parked.length + unlisted.parked, notices.length);
  return renderOwnerMail(
    {
      to: mailTo,
      subject: notices.includes('quiet') ? words.quietSubject : subject,
      sections: [
        ...(sections.length > 0 ? sections : [{ intro: [words.nothingLeft] }]),
        { links: [{ command: 'desk' }] },
      ],
      typed: senders.map(typedTexts),
      shell: ownerMailWords.leadsShell,
    },
    addressOf,
  );
};

const quarantineSection = (senders: readonly QuarantinedSender[], unlisted: number) => {
  const kinds = new Set(senders.map(({ submission }) => submission.kind));
  const entries = senders.map(senderEntry);
  if (unlisted > 0) entries.push({ text: words.unlisted(unlisted), links: [{ command: 'held' }] });
  return {
    title: words.heldTitle,
    intro: [words.held, ...[...kinds].map((kind) => words.losses[kind])],
    entries,
  };
};

/** The entry holds nothing that a sender typed, because links stand beside it. */
const senderEntry = (sender: QuarantinedSender) => {
  const { submission, count, anotherReference, otherMailboxes, holders } = sender;
  const { reference, receivedAt, kind, quarantine = '' } = submission;
  const facts = [
    reference,
    formatMinute(receivedAt),
    leadKinds[kind] ?? kind,
    holders.length > 0 ? words.refusedBy(holders.join(', ')) : quarantineReason(quarantine),
  ];
  if (count > 1) facts.push(words.times(count));
  if (otherMailboxes > 0) facts.push(words.otherMailboxes(otherMailboxes));
  const links: DeskLink[] = [
    { command: 'release', subject: reference },
    { command: 'drop', subject: reference },
  ];
  if (anotherReference !== undefined)
    links.push(
      { command: 'release-all', subject: anotherReference },
      { command: 'drop-all', subject: anotherReference },
    );
  return { text: facts.join(' · '), links };
};

const typedTexts = ({ submission: { reference, payload } }: QuarantinedSender): TypedTexts => {
  const { name, company, briefStart } = summarizePayload(payload);
  const email = typeof payload.email === 'string' ? escapeUnseen(payload.email) : '';
  const texts = [email, name, company, briefStart].filter(Boolean);
  return { reference, texts: texts.map((text) => truncate(text, maxTypedLength)) };
};

const parkedSection = (parked: readonly Parked[], unlisted: number) => {
  const entries = parked.map(parkedEntry);
  if (unlisted > 0) entries.push({ text: words.moreParked(unlisted) });
  return { title: words.parkedTitle, intro: [words.parked], entries };
};

const parkedEntry = (entry: Parked) => {
  const { reference = '', parkedAt, kind, dueAt } = entry;
  const facts = [
    reference,
    formatMinute(parkedAt),
    outgoingKinds[kind] ?? kind,
    parkedReason(entry),
    dueAt === undefined ? words.givenUp : '',
  ];
  return { text: facts.filter(Boolean).join(' · ') };
};

/** @returns why an entry was parked, as its counters tell */
const parkedReason = ({ kind, attempts, unconfirmed }: Parked) => {
  if (kind === 'webhook' || kind === 'mail-stuck') return parkedReasons.webhook;
  // The mail server never confirmed the mail, so copies may have arrived.
  if (unconfirmed >= maxUnconfirmed) return parkedReasons.unconfirmed(attempts);
  // The mail server received the whole mail and refused it for good.
  if (unconfirmed > 0) return parkedReasons.rejected(attempts);
  // A mail with attempts left was parked at once, because its address is not valid.
  return attempts < maxAttempts ? parkedReasons.address : parkedReasons.refused(attempts);
};

/** @param notice a code of `digestNotices`, with a detail after a colon if it has one */
const noticeEntry = (notice: string) => {
  const colon = notice.indexOf(':');
  const code = colon < 0 ? notice : notice.slice(0, colon);
  const detail = colon < 0 ? '' : notice.slice(colon + 1);
  return { text: digestNotices[code]?.(detail) ?? code };
};
