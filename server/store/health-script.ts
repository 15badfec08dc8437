import { randomUUID } from 'node:crypto';
import { numberOf } from './rows';
import { query, type Script } from './script';

/** Writes to every table that a post writes to, then deletes the rows in the same transaction. */
export function* probePost(now: number): Script<void> {
  const name = randomUUID();
  const [row] = yield* query(
    `INSERT INTO submissions (reference, kind, email, payload, received_at)
      VALUES (?1, 'newsletter', '', '{}', ?2) RETURNING id`,
    name,
    now,
  );
  const id = row === undefined ? 0 : numberOf(row, 'id');
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

interface MailBacklog {
  /** Number of mails that wait to be sent. */
  waiting: number;
  /** When the oldest of them was queued, in milliseconds since 1970. */
  since?: number;
}

export function* mailBacklog(): Script<MailBacklog> {
  const [row] = yield* query(
    `SELECT count(*) AS waiting, min(queued_at) AS since FROM outbox
      WHERE channel = 'mail' AND due_at IS NOT NULL`,
  );
  if (row === undefined) return { waiting: 0 };
  const waiting = numberOf(row, 'waiting');
  return waiting === 0 ? { waiting } : { waiting, since: numberOf(row, 'since') };
}
