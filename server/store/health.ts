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
