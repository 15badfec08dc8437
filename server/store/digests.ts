import { claimRun } from './chores';
import { enqueue } from './outbox-entries';
import type { Transaction } from './transaction';

/** Parked entries that one digest reports; the next one reports the rest. */
const maxParked = 500;

interface NewDigest {
  /** A new UUID. */
  id: string;
  now: number;
  /** The latest 7 o'clock: today's digest is done if it ran since then. */
  since: number;
  /** Codes of what else the owner should see, some with a reason, such as `mail-waits:EAUTH`. */
  warnings: readonly string[];
  /** Whether a digest with nothing to report is sent as well, to say so. */
  sendsWhenEmpty: boolean;
}

/** The notice of a digest with nothing to report. */
const emptyNotice = 'quiet';

/**
 * Queues a digest of everything quarantined, parked or counted that no digest has reported yet.
 *
 * @returns whether it was queued: false if there is nothing to report, or today's run is claimed
 */
export async function queueDigest(tx: Transaction, digest: NewDigest) {
  const { id, now, since, warnings, sendsWhenEmpty } = digest;
  if (!(await claimRun(tx, 'digest', now, since))) return false;
  const afterId = await readId(tx, 'SELECT max(until_id) AS id FROM digests');
  // Of a row that another process commits later, with a lower id, the mail tells if it is there
  // when the mail is rendered. Else `held` and the shell list it.
  const untilId = Math.max(afterId, await readId(tx, 'SELECT max(id) AS id FROM submissions'));
  const [anyQuarantined] = await quarantinedBetween(tx, afterId, untilId + 1, 1);
  const parked = await reportParked(tx, id);
  const notices = [...warnings, ...(await takeEvents(tx))];
  const isEmpty = anyQuarantined === undefined && parked === 0 && notices.length === 0;
  if (isEmpty && !sendsWhenEmpty) return false;
  await tx.rows(
    'INSERT INTO digests (id, after_id, until_id, notices) VALUES (?1, ?2, ?3, ?4)',
    id,
    afterId,
    untilId,
    JSON.stringify(isEmpty ? [emptyNotice] : notices),
  );
  await enqueue(tx, null, 'digest', now, id);
  return true;
}

/** @returns the id that a statement selects; 0 without one */
async function readId(tx: Transaction, select: string) {
  const [row] = await tx.rows<{ id?: number }>(select);
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

/**
 * Adds to the count of an event, which the table `facts` keeps as text until a digest reports it.
 * One statement does so, because another process may add at the same time.
 */
export async function countEvent(
  tx: Transaction,
  name: (typeof countedEvents)[number],
  number: number,
) {
  const upsert = `INSERT INTO facts (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE
    SET value = CAST(CAST(facts.value AS bigint) + CAST(?2 AS bigint) AS text)`;
  await tx.rows(upsert, name, String(number));
}

/** Ends the counts of all events. @returns notices of them, such as `posts-refused:5` */
async function takeEvents(tx: Transaction) {
  const notices: string[] = [];
  for (const name of countedEvents) {
    const take = 'DELETE FROM facts WHERE name = ?1 RETURNING value';
    const [count] = await tx.rows<{ value: string }>(take, name);
    if (count !== undefined) notices.push(`${name}:${count.value}`);
  }
  return notices;
}
