import { claimRun } from './chore-script';
import { findLeadById } from './lead-script';
import { numberOf, numberOrNone, textOf } from './rows';
import { query, type Script } from './script';
import type { StoredSubmission } from './store';

const unreportedSql = "parked_at IS NOT NULL AND digest_id IS NULL AND kind <> 'digest'";
/** The next digest reports the rest. */
const maxParked = 500;

export function* newestSubmissionId(): Script<number> {
  const [row] = yield* query('SELECT max(id) AS newest FROM submissions');
  return (row && numberOrNone(row, 'newest')) ?? 0;
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
}

/**
 * Queues a digest of everything quarantined or parked that no digest has reported yet.
 *
 * @returns whether it was queued: false if there is nothing to report, or today's run is claimed already
 */
export function* queueDigest({ id, now, since, untilId, notices }: NewDigest): Script<boolean> {
  if (!(yield* claimRun('digest', now, since))) return false;
  const [last] = yield* query('SELECT max(until_id) AS latest FROM digests');
  const afterId = (last && numberOrNone(last, 'latest')) ?? 0;
  const some = `SELECT 1 FROM submissions WHERE quarantine IS NOT NULL AND id > ?1 AND id <= ?2
    LIMIT 1`;
  const quarantined = yield* query(some, afterId, untilId);
  const mark = `UPDATE outbox SET digest_id = ?1
    WHERE id IN (SELECT id FROM outbox WHERE ${unreportedSql} LIMIT ${maxParked}) RETURNING kind`;
  const parked = yield* query(mark, id);
  if (quarantined.length + parked.length + notices.length === 0) return false;
  const insert = 'INSERT INTO digests (id, after_id, until_id, notices) VALUES (?1, ?2, ?3, ?4)';
  yield* query(insert, id, afterId, Math.max(afterId, untilId), JSON.stringify(notices));
  yield* query(
    `INSERT INTO outbox (id, channel, kind, queued_at, due_at)
      VALUES (?1, 'mail', 'digest', ?2, ?3)`,
    id,
    now,
    now,
  );
  return true;
}

/** @returns the range of submission ids of a digest, `afterId` exclusive and `untilId` inclusive, and its notices */
export function* readDigestRange(id: string) {
  const [row] = yield* query('SELECT after_id, until_id, notices FROM digests WHERE id = ?1', id);
  if (row === undefined) return { afterId: 0, untilId: 0, notices: [] };
  const notices: unknown = JSON.parse(textOf(row, 'notices'));
  return {
    afterId: numberOf(row, 'after_id'),
    untilId: numberOf(row, 'until_id'),
    notices: Array.isArray(notices) ? notices.map(String) : [],
  };
}

/** @returns a page of submissions between two ids (exclusive) that are still quarantined, newest first */
export function* quarantinedBetween(afterId: number, beforeId: number, limit: number) {
  const page = `SELECT id, email FROM submissions
    WHERE quarantine IS NOT NULL AND id > ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3`;
  const rows = yield* query(page, afterId, beforeId, limit);
  return rows.map((row) => ({ id: numberOf(row, 'id'), email: textOf(row, 'email') }));
}

export function* findLeadsById(ids: readonly number[]): Script<StoredSubmission[]> {
  const leads: StoredSubmission[] = [];
  for (const id of ids) {
    const lead = yield* findLeadById(id);
    if (lead !== undefined) leads.push(lead);
  }
  return leads;
}

/** A mail or call that failed too often. */
interface Parked {
  /** A kind of mail, or `webhook`. */
  kind: string;
  reference: string;
  parkedAt: number;
}

/** @returns the entries of a digest that are still parked, oldest first */
export function* parkedInDigest(id: string): Script<Parked[]> {
  const rows = yield* query(
    `SELECT o.kind, s.reference, o.parked_at FROM outbox o
      JOIN submissions s ON s.id = o.submission_id
      WHERE o.digest_id = ?1 AND o.parked_at IS NOT NULL ORDER BY o.parked_at`,
    id,
  );
  return rows.map((row) => ({
    kind: textOf(row, 'kind'),
    reference: textOf(row, 'reference'),
    parkedAt: numberOf(row, 'parked_at'),
  }));
}
