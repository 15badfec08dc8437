import type { Channel } from './outbox-records';
import type { Transaction } from './transaction';

/**
 * While the mail server is unreachable, a mail is tried again at least this often: one that is due
 * later was refused itself.
 */
const longestPauseMs = 60_000;

/** SQL: the kinds of mail to visitors, whose addresses may be made up. */
const kindsToVisitors = "('audit-report', 'confirmation')";

/** Writes a row for the health check: it fails whenever a post would, as on a full disk. */
export async function probeWrite(tx: Transaction, now: number) {
  const upsert = 'INSERT INTO probe VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET at = ?1';
  await tx.rows(upsert, now);
}

/**
 * A mail should have left if it is
 *
 * - one to the agency, whatever happened before, or
 * - one to a visitor that has never been refused.
 *
 * @returns when the oldest mail that should have left was queued, in milliseconds since 1970
 */
export async function oldestMailAt(tx: Transaction, now: number) {
  const [row] = await tx.rows<{ oldest?: number }>(
    `SELECT min(queued_at) AS oldest FROM outbox WHERE channel = 'mail' AND due_at IS NOT NULL
      AND (kind NOT IN ${kindsToVisitors} OR (attempts = 0 AND due_at <= ?1))`,
    now + longestPauseMs,
  );
  return row?.oldest;
}

interface Backlog {
  name: Channel;
  /**
   * Entries that wait and are not parked; when the oldest was queued, in milliseconds since 1970.
   */
  waiting: number;
  oldestAt?: number;
  /** Parked ones that are tried once a day; not those that were given up. */
  parked: number;
}

/** @returns the waiting and parked entries of each channel */
export async function backlogByChannel(tx: Transaction) {
  const ofChannel = 'FROM outbox WHERE channel = name AND due_at IS NOT NULL';
  return await tx.rows<Backlog>(`SELECT name,
      (SELECT count(*) ${ofChannel} AND parked_at IS NULL) AS waiting,
      (SELECT min(queued_at) ${ofChannel} AND parked_at IS NULL) AS "oldestAt",
      (SELECT count(*) ${ofChannel} AND parked_at IS NOT NULL) AS parked
    FROM (SELECT 'mail' AS name UNION ALL SELECT 'webhook') AS channels`);
}
