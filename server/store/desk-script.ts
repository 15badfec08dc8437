import { claimRun } from './chore-script';
import { type Backlog, backlogByChannel } from './health-script';
import { enqueue } from './lead-script';
import { query, type Script } from './script';

const dayMs = 86_400_000;

/** @returns whether a link in a mail to the owner was used */
export function* isLinkUsed(id: string): Script<boolean> {
  return (yield* query('SELECT 1 FROM used_links WHERE id = ?1', id)).length > 0;
}

/** Marks a link as used, and forgets those that expired long ago. @returns false if it was used before */
export function* spendLink(id: string, expiresAt: number, now: number): Script<boolean> {
  yield* query('DELETE FROM used_links WHERE expires_at < ?1', now - 30 * dayMs);
  const use = `INSERT INTO used_links (id, expires_at) VALUES (?1, ?2)
    ON CONFLICT DO NOTHING RETURNING id`;
  return (yield* query(use, id, expiresAt)).length > 0;
}

/** Makes a link good again whose act did not happen. */
export function* giveLinkBack(id: string): Script<void> {
  yield* query('DELETE FROM used_links WHERE id = ?1', id);
}

/** @returns the mails with a table of many people, which each of them may ask to have erased */
export function* tableMailIds(): Script<string[]> {
  const tables = `SELECT CAST(id AS text) AS id FROM outbox
    WHERE submission_id IS NULL AND kind IN ('month', 'last-month', 'subscribers', 'held')`;
  return (yield* query<{ id: string }>(tables)).map(({ id }) => id);
}

/** Queues the desk if it has not been since a time. @returns whether it was */
export function* queueDesk(now: number, since: number): Script<boolean> {
  if (!(yield* claimRun('desk', now, since))) return false;
  yield* enqueue(null, 'desk', now);
  return true;
}

/** @returns whether the owner was sent no digest and no desk since a time */
export function* isQuietSince(since: number): Script<boolean> {
  const told = `SELECT 1 FROM outbox WHERE kind IN ('digest', 'desk') AND submission_id IS NULL
    AND queued_at > ?1 LIMIT 1`;
  return (yield* query(told, since)).length === 0;
}

export interface DeskCounts {
  /** Clean submissions since the time, by kind. */
  cameIn: ReadonlyMap<string, number>;
  held: number;
  backlog: readonly Backlog[];
}

export function* readDesk(since: number): Script<DeskCounts> {
  const byKind = `SELECT kind, count(*) AS number FROM submissions
    WHERE received_at >= ?1 AND quarantine IS NULL GROUP BY kind`;
  const cameIn = yield* query<{ kind: string; number: number }>(byKind, since);
  const held = 'SELECT count(*) AS number FROM submissions WHERE quarantine IS NOT NULL';
  const [row] = yield* query<{ number: number }>(held);
  return {
    cameIn: new Map(cameIn.map(({ kind, number }) => [kind, number])),
    held: row?.number ?? 0,
    backlog: yield* backlogByChannel(),
  };
}

interface Subscriber {
  mailbox: string;
  id: number;
}

/** @returns a page of confirmed subscriptions after one of them, by mailbox */
export function* subscribersAfter(after: Subscriber, limit: number): Script<Subscriber[]> {
  const page = `SELECT mailbox, id FROM submissions
    WHERE kind = 'newsletter' AND (mailbox > ?1 OR (mailbox = ?1 AND id > ?2))
      AND confirmed_at IS NOT NULL AND left_at IS NULL
    ORDER BY mailbox, id LIMIT ?3`;
  return yield* query<Subscriber>(page, after.mailbox, after.id, limit);
}
