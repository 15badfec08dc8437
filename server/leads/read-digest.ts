import { quarantineReasons } from '@/content/leads';
import type { Parked } from '../store/digests';
import { processInPages } from '../store/process-in-pages';
import type { StoredSubmission } from '../store/records';
import type { Store } from '../store/store';
import { auditIdentities } from './audit-identities';

interface Sender {
  /** The newest of their least suspicious submissions. */
  submission: StoredSubmission;
  /** How many submissions they sent. */
  count: number;
  /**
   * Another submission of this mailbox. If the owner drops the first one, which is shown, the link
   * “drop all” still finds the sender by this one.
   */
  anotherReference?: string;
  /** Further mailboxes that sent the same words. */
  otherMailboxes: number;
}

/** A sender whose submissions are quarantined. */
export interface QuarantinedSender extends Sender {
  /** References of the audits that hold the details of an audit that was refused. */
  holders: readonly string[];
}

export interface DigestContent {
  /** The least suspicious first. */
  senders: readonly QuarantinedSender[];
  parked: readonly Parked[];
  /** How many more there are than are listed. */
  unlisted: { quarantined: number; parked: number };
  notices: readonly string[];
}

/**
 * Reads the content of a queued digest, without submissions that were released or forgotten since:
 * counts what is quarantined by mailbox, joins mailboxes that sent the same words, and chooses the
 * senders to list.
 *
 * @param secret the HMAC key of the identities
 * @param maxEntries entries per list
 */
export const readDigest = async (
  store: Store,
  secret: Buffer,
  id: string,
  maxEntries: number,
): Promise<DigestContent> => {
  const { afterId, untilId, notices } = await store.readDigestRange(id);
  const { mailboxes, total } = await readMailboxes(store, afterId, untilId);
  const chosen = fairShare(await joinSameWords(store, mailboxes), maxEntries);
  const listed = chosen.reduce((sum, { count }) => sum + count, 0);
  const senders: QuarantinedSender[] = [];
  for (const sender of chosen)
    senders.push({ ...sender, holders: await holdersOf(store, secret, sender.submission) });
  const parked = await store.parkedInDigest(id);
  return {
    senders,
    parked: parked.slice(0, maxEntries),
    unlisted: { quarantined: total - listed, parked: Math.max(0, parked.length - maxEntries) },
    notices,
  };
};

/**
 * A flood must not fill the memory. Each reason has its own limit, so that a flood under one reason
 * does not hide the senders under another.
 */
const maxMailboxesPerReason = 200;

/** What is quarantined of one mailbox. */
interface Mailbox {
  /** The submission to show. */
  shown: { id: number; reference: string; reason: string };
  count: number;
  anotherReference?: string;
}

/**
 * @returns the mailboxes with something quarantined, the newest first, and the number of all
 *   submissions
 */
const readMailboxes = async (store: Store, afterId: number, untilId: number) => {
  const mailboxes = new Map<string, Mailbox>();
  const countByReason = new Map<string, number>();
  const addMailbox = (address: string, shown: Mailbox['shown']) => {
    const count = countByReason.get(shown.reason) ?? 0;
    if (count === maxMailboxesPerReason) return;
    countByReason.set(shown.reason, count + 1);
    mailboxes.set(address, { shown, count: 1 });
  };
  let beforeId = untilId + 1;
  const total = await processInPages(async (limit) => {
    const page = await store.quarantinedBetween(afterId, beforeId, limit);
    for (const { mailbox: address, ...submission } of page) {
      const known = mailboxes.get(address);
      if (known === undefined) addMailbox(address, submission);
      else addSubmission(known, submission);
    }
    beforeId = page.at(-1)?.id ?? beforeId;
    return page.length;
  });
  return { mailboxes: [...mailboxes.values()], total };
};

/**
 * Counts a further submission of a mailbox, and shows it if it is less suspicious than the one
 * shown.
 */
const addSubmission = (mailbox: Mailbox, submission: Mailbox['shown']) => {
  const { shown } = mailbox;
  const isLessSuspicious = rankOf(submission.reason) < rankOf(shown.reason);
  mailbox.count += 1;
  mailbox.shown = isLessSuspicious ? submission : shown;
  mailbox.anotherReference = isLessSuspicious ? shown.reference : submission.reference;
};

/** From the least suspicious to the most. */
const reasons = Object.keys(quarantineReasons);

/** @returns how suspicious a reason is: 0 the least, and the most for one that is unknown */
const rankOf = (reason = ''): number =>
  reasons.includes(reason) ? reasons.indexOf(reason) : reasons.length;

/**
 * Reads the submission of each mailbox. Mailboxes that sent the same words are one sender: a flood
 * repeats them.
 */
const joinSameWords = async (store: Store, mailboxes: readonly Mailbox[]): Promise<Sender[]> => {
  const senders = new Map<string, Sender>();
  const add = async ({ shown, count, anotherReference }: Mailbox) => {
    const submission = await store.findSubmissionById(shown.id);
    if (submission === undefined) return;
    const words = submission.payload.projectDescription;
    const key = typeof words === 'string' ? `${shown.reason}:${words}` : shown.reference;
    const known = senders.get(key);
    if (known === undefined) {
      senders.set(key, { submission, count, anotherReference, otherMailboxes: 0 });
      return;
    }
    known.count += count;
    known.otherMailboxes += 1;
  };
  // In pages, because the server answers requests in the pauses between them.
  const remaining = [...mailboxes];
  await processInPages(async (limit) => {
    const page = remaining.splice(0, limit);
    for (const mailbox of page) await add(mailbox);
    return page.length;
  });
  return [...senders.values()];
};

/**
 * Chooses what fits. The reasons take turns, so that a flood under one of them hides nobody held
 * for another.
 *
 * @returns at most `max` senders, the least suspicious first
 */
const fairShare = (senders: readonly Sender[], max: number): Sender[] => {
  const counts = new Map<number, number>();
  const queue = senders.map((sender) => {
    const rank = rankOf(sender.submission.quarantine);
    const turn = counts.get(rank) ?? 0;
    counts.set(rank, turn + 1);
    return { sender, rank, turn };
  });
  return queue
    .toSorted((first, second) => first.turn - second.turn || first.rank - second.rank)
    .slice(0, max)
    .toSorted((first, second) => first.rank - second.rank)
    .map(({ sender }) => sender);
};

/** @returns the references of the audits that hold the details of one that was refused for them */
const holdersOf = async (
  store: Store,
  secret: Buffer,
  { quarantine, payload }: StoredSubmission,
): Promise<string[]> => {
  if (quarantine !== 'taken') return [];
  const holders = new Set<string>();
  for (const identity of auditIdentities(payload, secret)) {
    const audit = await store.auditWithIdentity(identity);
    if (audit !== undefined) holders.add(audit.reference);
  }
  return [...holders];
};
