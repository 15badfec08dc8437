import { claimRun } from './chores';
import { enqueue } from './outbox-entries';
import type { Transaction } from './transaction';

/** Parked entries that one digest reports; the next one reports the rest. */
const maxParked = 500;

export async function newestSubmissionId(tx: Transaction) {
  const [row] = await tx.rows<{ newest?: number }>('SELECT max(id) AS newest FROM submissions');
  return row?.newest ?? 0;
}

interface NewDigest {
  /** A new UUID. */
  id: string;
  now: number;
  /** The latest 7 o'clock: today's digest is done if it ran since then. */
  since: number;
  /** Id of the newest submission that it covers. */
  untilId: number;
  /** Codes of what else the owner should see, some with a number, such as `posts-refused:5`. */
  notices: readonly string[];
  /** Whether to send a digest also when there is nothing to report, to say so. */
  isQuiet: boolean;
}

/**
 * Queues a digest of everything quarantined or parked that no digest has reported yet.
 *
 * @returns whether it was queued: false if there is nothing to report, or today's run is claimed
 */
export async function queueDigest(tx: Transaction, digest: NewDigest) {
  const { id, now, since, untilId, notices, isQuiet } = digest;
  if (!(await claimRun(tx, 'digest', now, since))) return false;
  const afterId = await lastReportedId(tx);
  const quarantined = await quarantinedBetween(tx, afterId, untilId + 1, 1);
  const parked = await reportParked(tx, id);
  const isEmpty = quarantined.length + parked + notices.length === 0;
  if (isEmpty && !isQuiet) return false;
  await tx.rows(
    'INSERT INTO digests (id, after_id, until_id, notices) VALUES (?1, ?2, ?3, ?4)',
    id,
    afterId,
    Math.max(afterId, untilId),
    JSON.stringify(isEmpty ? ['quiet'] : notices),
  );
  await enqueue(tx, null, 'digest', now, id);
  return true;
}

async function lastReportedId(tx: Transaction) {
  const [row] = await tx.rows<{ id?: number }>('SELECT max(until_id) AS id FROM digests');
  return row?.id ?? 0;
}

/** Makes a digest report the parked entries that none has reported. @returns their number */
async function reportParked(tx: Transaction, digestId: string) {
  const report = `UPDATE outbox SET digest_id = ?1 WHERE id IN (SELECT id FROM outbox
    WHERE parked_at IS NOT NULL AND digest_id IS NULL LIMIT ${maxParked}) RETURNING kind`;
  return (await tx.rows(report, digestId)).length;
}

/**
 * @returns which submissions a digest covers (ids above `afterId`, up to and with `untilId`), and
 *   its notices; nothing for an unknown one
 */
export async function readDigestRange(tx: Transaction, id: string) {
  const find = `SELECT after_id AS "afterId", until_id AS "untilId", notices FROM digests
    WHERE id = ?1`;
  const [digest] = await tx.rows<{ afterId: number; untilId: number; notices: string }>(find, id);
  const { afterId = 0, untilId = 0, notices = '[]' } = digest ?? {};
  const codes: string[] = JSON.parse(notices);
  return { afterId, untilId, notices: codes };
}

interface Quarantined {
  id: number;
  reference: string;
  mailbox: string;
  reason: string;
}

/** @returns a page of what is still quarantined between two ids (exclusive), newest first */
export const quarantinedBetween = (
  tx: Transaction,
  afterId: number,
  beforeId: number,
  limit: number,
): Promise<Quarantined[]> =>
  tx.rows<Quarantined>(
    `SELECT id, reference, mailbox, quarantine AS reason FROM submissions
      WHERE quarantine IS NOT NULL AND id > ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3`,
    afterId,
    beforeId,
    limit,
  );

/** A mail or call that failed too often. */
export interface Parked {
  /** A kind of mail or call. */
  kind: string;
  /** Of the submission that it is about, if there is one. */
  reference?: string;
  parkedAt: number;
  /** When it is tried next; absent if it was given up. */
  dueAt?: number;
  attempts: number;
  /** Attempts after which a copy may have arrived. */
  unconfirmed: number;
}

/** @returns the entries of a digest that are still parked, oldest first */
export const parkedInDigest = (tx: Transaction, id: string): Promise<Parked[]> =>
  tx.rows<Parked>(
    `SELECT o.kind, o.attempts, o.unconfirmed, s.reference, o.parked_at AS "parkedAt",
      o.due_at AS "dueAt" FROM outbox o LEFT JOIN submissions s ON s.id = o.submission_id
      WHERE o.digest_id = ?1 AND o.parked_at IS NOT NULL ORDER BY o.parked_at`,
    id,
  );

const countedEvents = ['posts-refused', 'confirmations-waited'] as const;

/** An event that is counted, in the table `facts`, until the next digest reports it. */
type CountedEvent = (typeof countedEvents)[number];

/** Adds to the count in one statement, because another process may add at the same time. */
export async function countEvent(tx: Transaction, name: CountedEvent, number: number) {
  const upsert = `INSERT INTO facts (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE
    SET value = CAST(CAST(facts.value AS bigint) + CAST(?2 AS bigint) AS text)`;
  await tx.rows(upsert, name, String(number));
}

/** @returns the events since the last digest, with their number */
export async function readEvents(tx: Transaction): Promise<[CountedEvent, string][]> {
  const events: [CountedEvent, string][] = [];
  for (const name of countedEvents) {
    const find = 'SELECT value FROM facts WHERE name = ?1';
    const [count] = await tx.rows<{ value: string }>(find, name);
    if (count !== undefined) events.push([name, count.value]);
  }
  return events;
}

export async function forgetEvent(tx: Transaction, name: CountedEvent) {
  await tx.rows('DELETE FROM facts WHERE name = ?1', name);
}
