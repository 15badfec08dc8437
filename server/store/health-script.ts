import { randomUUID } from 'node:crypto';
import { query, type Script } from './script';

/** While the mail server is unreachable, a mail is tried again at least this often. */
const longestPauseMs = 60_000;

/** Writes to every table that a post writes to, then deletes the rows in the same transaction. */
export function* probePost(now: number): Script<void> {
  const name = randomUUID();
  const [row] = yield* query<{ id: number }>(
    `INSERT INTO submissions (reference, kind, email, payload, received_at)
      VALUES (?1, 'newsletter', '', '{}', ?2) RETURNING id`,
    name,
    now,
  );
  const id = row?.id ?? 0;
  yield* query("INSERT INTO idempotency_keys VALUES (?1, '', ?2)", name, id);
  yield* query("INSERT INTO audit_identities VALUES ('probe', ?1, ?2)", name, id);
  yield* query(
    `INSERT INTO outbox (id, channel, kind, submission_id, queued_at)
      VALUES (?1, 'mail', 'notification', ?2, ?3)`,
    name,
    id,
    now,
  );
  yield* query('DELETE FROM submissions WHERE id = ?1', id);
  const upsert = 'INSERT INTO probe VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET at = ?1';
  yield* query(upsert, now);
}

/**
 * @returns when the oldest mail was queued that waits although the mail server should have it, in milliseconds since 1970:
 *   any mail to the agency, and one to a visitor that waits for the server, not after a refusal, because a visitor's
 *   address may be made up
 */
export function* oldestMailAt(now: number): Script<number | undefined> {
  const [row] = yield* query<{ oldest?: number }>(
    `SELECT min(queued_at) AS oldest FROM outbox WHERE channel = 'mail' AND due_at IS NOT NULL
      AND (kind NOT IN ('audit-report', 'confirmation') OR (attempts = 0 AND due_at <= ?1))`,
    now + longestPauseMs,
  );
  return row?.oldest;
}
