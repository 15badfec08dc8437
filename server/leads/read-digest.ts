import { quarantineReasons } from '@/content/leads';
import type { Parked } from '../store/digests';
import { processInPages } from '../store/process-in-pages';
import type { StoredSubmission } from '../store/records';
import type { Store } from '../store/store';
import { auditIdentities } from './audit-identities';

/** Quarantined submissions of one sender. */
export interface HeldLead {
  /** The newest of the least suspicious. */
  lead: StoredSubmission;
  /** The number of them all. */
  count: number;
  /** Another of this mailbox, if there is one: it names the sender after this lead is dropped. */
  anotherReference?: string;
  /** Further mailboxes that sent the same words. */
  otherMailboxes: number;
  /** References of the audits that hold the details of an audit that was refused. */
  holders: readonly string[];
}

export interface DigestContent {
  /** The least suspicious first. */
  quarantined: readonly HeldLead[];
  parked: readonly Parked[];
  /** How many more there are than are listed. */
  unlisted: { quarantined: number; parked: number };
  notices: readonly string[];
}

/**
 * Reads the content of a queued digest, without leads that were released or forgotten since: one line per sender, the
 * least suspicious first.
 *
 * @param secret the HMAC key of the identities
 * @param max lines per list
 */
export const readDigest = async (
  store: Store,
  secret: Buffer,
  id: string,
  max = 50,
): Promise<DigestContent> => {
  const { afterId, untilId, notices } = await store.readDigestRange(id);
  const { senders, total } = await readSenders(store, afterId, untilId);
  const quarantined: HeldLead[] = [];
  for (const held of fairShare(await readLeads(store, senders), max))
    quarantined.push({ ...held, holders: await holdersOf(store, secret, held.lead) });
  const parked = await store.parkedInDigest(id);
  return {
    quarantined,
    parked: parked.slice(0, max),
    unlisted: {
      quarantined: total - quarantined.reduce((sum, { count }) => sum + count, 0),
      parked: Math.max(0, parked.length - max),
    },
    notices,
  };
};

const reasons = Object.keys(quarantineReasons);

/** @returns how suspicious a reason is: 0 the least; one that is unknown the most */
const rankOf = (reason = ''): number => {
  const rank = reasons.indexOf(reason);
  return rank < 0 ? reasons.length : rank;
};

interface Sender {
  /** The submission to show. */
  id: number;
  reference: string;
  reason: string;
  count: number;
  /** Another of theirs. */
  anotherReference?: string;
}

/** Bounds the memory of a flood, for each reason, so that none hides the senders of another. */
const maxSendersPerReason = 200;

/** @returns one sender per mailbox, and the number of all submissions */
const readSenders = async (store: Store, afterId: number, untilId: number) => {
  const senders = new Map<string, Sender>();
  const perReason = new Map<string, number>();
  let beforeId = untilId + 1;
  const total = await processInPages(async (limit) => {
    const page = await store.quarantinedBetween(afterId, beforeId, limit);
    for (const { mailbox, ...shown } of page) {
      const { reference, reason } = shown;
      const sender = senders.get(mailbox);
      const ofReason = perReason.get(reason) ?? 0;
      if (sender !== undefined) {
        sender.count += 1;
        sender.anotherReference = reference;
        if (rankOf(reason) < rankOf(sender.reason))
          Object.assign(sender, shown, { anotherReference: sender.reference });
      } else if (ofReason < maxSendersPerReason) {
        senders.set(mailbox, { ...shown, count: 1 });
        perReason.set(reason, ofReason + 1);
      }
    }
    beforeId = page.at(-1)?.id ?? beforeId;
    return page.length;
  });
  return { senders: [...senders.values()], total };
};

/** @returns what a flood from many mailboxes repeats: the brief, with its reason; undefined without a brief */
const wordsOf = ({ quarantine, payload: { projectDescription } }: StoredSubmission) =>
  typeof projectDescription === 'string' ? `${quarantine}:${projectDescription}` : undefined;

/** @returns the senders' leads; those with the same words are one */
const readLeads = async (store: Store, senders: readonly Sender[]): Promise<HeldLead[]> => {
  const held = new Map<string | number, HeldLead>();
  const add = async ({ id, count, anotherReference }: Sender) => {
    const lead = await store.findSubmissionById(id);
    if (lead === undefined) return;
    const key = wordsOf(lead) ?? id;
    const known = held.get(key);
    if (known === undefined)
      held.set(key, { lead, count, anotherReference, otherMailboxes: 0, holders: [] });
    else {
      known.count += count;
      known.otherMailboxes += 1;
    }
  };
  const left = [...senders];
  await processInPages(async (limit) => {
    const page = left.splice(0, limit);
    for (const sender of page) await add(sender);
    return page.length;
  });
  return [...held.values()];
};

/** Chooses what fits: the reasons take turns, so that a flood under one of them hides nobody held for another. */
const fairShare = (held: readonly HeldLead[], max: number): HeldLead[] => {
  const turns = new Map<number, number>();
  return held
    .map((each) => {
      const rank = rankOf(each.lead.quarantine);
      const turn = turns.get(rank) ?? 0;
      turns.set(rank, turn + 1);
      return { each, turn, rank };
    })
    .toSorted((a, b) => a.turn - b.turn || a.rank - b.rank)
    .slice(0, max)
    .toSorted((a, b) => a.rank - b.rank || a.turn - b.turn)
    .map(({ each }) => each);
};

/** @returns the references of the audits that hold the details of one that was refused for them */
const holdersOf = async (
  store: Store,
  secret: Buffer,
  { quarantine, payload }: StoredSubmission,
) => {
  const holders = new Set<string>();
  for (const identity of quarantine === 'taken' ? auditIdentities(payload, secret) : []) {
    const audit = await store.auditWithIdentity(identity);
    if (audit !== undefined) holders.add(audit.reference);
  }
  return [...holders];
};
