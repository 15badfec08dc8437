import { claimRun } from './chores';
import { enqueue, findSubmissionById } from './submissions';
import type { StoredSubmission } from './records';
import type { Transaction } from './transaction';

const unreportedSql = 'parked_at IS NOT NULL AND digest_id IS NULL';
/** The next digest reports the rest. */
const maxParked = 500;

export async function newestSubmissionId(tx: Transaction): Promise<number> {
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
  /** Codes of other things the owner should look at, some with a number: `posts-refused:5` (`src/content/leads.ts`). */
  notices: readonly string[];
  /** Whether to say that there is nothing, if so. */
  isQuiet: boolean;
}

/**
 * Queues a digest of everything quarantined or parked that no digest has reported yet.
 *
 * @returns whether it was queued: false if there is nothing to report, or today's run is claimed already
 */
export async function queueDigest(
  tx: Transaction,
  { id, now, since, untilId, isQuiet, ...digest }: NewDigest,
): Promise<boolean> {
  if (!(await claimRun(tx, 'digest', now, since))) return false;
  const latest = 'SELECT max(until_id) AS id FROM digests';
  const afterId = (await tx.rows<{ id?: number }>(latest))[0]?.id ?? 0;
  const some = `SELECT 1 FROM submissions WHERE quarantine IS NOT NULL AND id > ?1 AND id <= ?2
    LIMIT 1`;
  const quarantined = await tx.rows(some, afterId, untilId);
  const mark = `UPDATE outbox SET digest_id = ?1
    WHERE id IN (SELECT id FROM outbox WHERE ${unreportedSql} LIMIT ${maxParked}) RETURNING kind`;
  const parked = await tx.rows(mark, id);
  const isEmpty = quarantined.length + parked.length + digest.notices.length === 0;
  if (isEmpty && !isQuiet) return false;
  const notices = isEmpty ? ['quiet'] : digest.notices;
  const insert = 'INSERT INTO digests (id, after_id, until_id, notices) VALUES (?1, ?2, ?3, ?4)';
  await tx.rows(insert, id, afterId, Math.max(afterId, untilId), JSON.stringify(notices));
  await enqueue(tx, null, 'digest', now, id);
  return true;
}

/** A digest as it is selected: `notices` is JSON. */
interface DigestRow {
  afterId: number;
  untilId: number;
  notices: string;
}

/** @returns the range of submission ids of a digest, `afterId` exclusive and `untilId` inclusive, and its notices */
export async function readDigestRange(tx: Transaction, id: string) {
  const find = `SELECT after_id AS "afterId", until_id AS "untilId", notices FROM digests
    WHERE id = ?1`;
  const [{ notices, ...range } = { afterId: 0, untilId: 0, notices: '[]' }] =
    await tx.rows<DigestRow>(find, id);
  const codes: string[] = JSON.parse(notices);
  return { ...range, notices: codes };
}

interface Quarantined {
  id: number;
  reference: string;
  mailbox: string;
  reason: string;
}

/** @returns a page of submissions between two ids (exclusive) that are still quarantined, and why; newest first */
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

export async function findSubmissionsById(
  tx: Transaction,
  ids: readonly number[],
): Promise<StoredSubmission[]> {
  const submissions: StoredSubmission[] = [];
  for (const id of ids) {
    const submission = await findSubmissionById(tx, id);
    if (submission !== undefined) submissions.push(submission);
  }
  return submissions;
}

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
