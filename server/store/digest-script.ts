import { claimDailyRun } from './chore-script';
import { findLeadById } from './lead-script';
import { numberOf, numberOrNone, textOf } from './rows';
import { query, type Script } from './script';
import type { StoredSubmission } from './store';

const untoldParked = "parked_at IS NOT NULL AND digest_id IS NULL AND kind <> 'digest'";
/** What more is parked is told on the next day. */
const mostParked = 500;

export function* newestSubmissionId(): Script<number> {
  const [row] = yield* query('SELECT max(id) AS newest FROM submissions');
  return (row && numberOrNone(row, 'newest')) ?? 0;
}

interface NewDigest {
  /** A new UUID. */
  id: string;
  now: number;
  /** When the day began. */
  since: number;
  /** The newest submission that it tells of. */
  until: number;
  /** What else is to be told (`src/content/leads.ts`). */
  notices: readonly string[];
}

/**
 * Queues the mail about everything that was quarantined or parked and that no digest told of yet, in a few rows
 * however many those are. Nothing is queued when there is nothing to tell, or when the day's digest is queued already.
 */
export function* queueDigest({ id, now, since, until, notices }: NewDigest): Script<boolean> {
  if (!(yield* claimDailyRun('digest', now, since))) return false;
  const [told] = yield* query('SELECT max(until_id) AS latest FROM digests');
  const after = (told && numberOrNone(told, 'latest')) ?? 0;
  const some = `SELECT 1 FROM submissions WHERE quarantine IS NOT NULL AND id > ?1 AND id <= ?2
    LIMIT 1`;
  const quarantined = yield* query(some, after, until);
  const mark = `UPDATE outbox SET digest_id = ?1
    WHERE id IN (SELECT id FROM outbox WHERE ${untoldParked} LIMIT ${mostParked}) RETURNING kind`;
  const parked = yield* query(mark, id);
  if (quarantined.length + parked.length + notices.length === 0) return false;
  const insert = 'INSERT INTO digests (id, after_id, until_id, notices) VALUES (?1, ?2, ?3, ?4)';
  yield* query(insert, id, after, Math.max(after, until), JSON.stringify(notices));
  yield* query(
    `INSERT INTO outbox (id, channel, kind, queued_at, due_at)
      VALUES (?1, 'mail', 'digest', ?2, ?3)`,
    id,
    now,
    now,
  );
  return true;
}

/** @returns which submissions a digest tells of: those after one id, up to another */
export function* readDigestSpan(id: string) {
  const [row] = yield* query('SELECT after_id, until_id, notices FROM digests WHERE id = ?1', id);
  if (row === undefined) return { after: 0, until: 0, notices: [] };
  const notices: unknown = JSON.parse(textOf(row, 'notices'));
  return {
    after: numberOf(row, 'after_id'),
    until: numberOf(row, 'until_id'),
    notices: Array.isArray(notices) ? notices.map(String) : [],
  };
}

/** @returns a page of what is quarantined still, between two ids, newest first */
export function* quarantinedBetween(after: number, before: number, limit: number) {
  const page = `SELECT id, email FROM submissions
    WHERE quarantine IS NOT NULL AND id > ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3`;
  const rows = yield* query(page, after, before, limit);
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

/** Something that would not leave, however often it was tried. */
interface Parked {
  /** What it is: a kind of mail, or the webhook. */
  kind: string;
  reference: string;
  parkedAt: number;
}

/** @returns what a digest tells of that is parked still, the longest first */
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
