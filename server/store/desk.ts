import { claimRun } from './chores';
import { type Backlog, backlogByChannel } from './health';
import { enqueue } from './submissions';
import type { OwnerMailKind } from './records';
import type { Transaction } from './transaction';

const dayMs = 86_400_000;

/** @returns whether a link in a mail to the owner was used */
export async function isLinkUsed(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.rows('SELECT 1 FROM used_links WHERE id = ?1', id)).length > 0;
}

/** Marks a link as used, and forgets those that expired long ago. @returns false if it was used before */
export async function spendLink(
  tx: Transaction,
  id: string,
  expiresAt: number,
  now: number,
): Promise<boolean> {
  await tx.rows('DELETE FROM used_links WHERE expires_at < ?1', now - 30 * dayMs);
  const use = `INSERT INTO used_links (id, expires_at) VALUES (?1, ?2)
    ON CONFLICT DO NOTHING RETURNING id`;
  return (await tx.rows(use, id, expiresAt)).length > 0;
}

/** Uses a link, and queues the mail that it asks for. @returns false if it was used before */
export async function queueByLink(
  tx: Transaction,
  { id, expiresAt }: { id: string; expiresAt: number },
  kind: OwnerMailKind,
  now: number,
): Promise<boolean> {
  if (!(await spendLink(tx, id, expiresAt, now))) return false;
  await enqueue(tx, null, kind, now);
  return true;
}

/** @returns the mails with a table of many people, which each of them may ask to have erased */
export async function tableMailIds(tx: Transaction): Promise<string[]> {
  const tables = `SELECT CAST(id AS text) AS id FROM outbox
    WHERE submission_id IS NULL AND kind IN ('month', 'last-month', 'subscribers', 'held')`;
  return (await tx.rows<{ id: string }>(tables)).map(({ id }) => id);
}

/** Queues the desk if it has not been since a time. @returns whether it was */
export async function queueDesk(tx: Transaction, now: number, since: number): Promise<boolean> {
  if (!(await claimRun(tx, 'desk', now, since))) return false;
  await enqueue(tx, null, 'desk', now);
  return true;
}

/** @returns whether the owner was sent no digest and no desk since a time */
export async function isQuietSince(tx: Transaction, since: number): Promise<boolean> {
  const told = `SELECT 1 FROM outbox WHERE kind IN ('digest', 'desk') AND submission_id IS NULL
    AND queued_at > ?1 LIMIT 1`;
  return (await tx.rows(told, since)).length === 0;
}

export interface DeskCounts {
  /** Clean submissions since the time, by kind. */
  cameIn: ReadonlyMap<string, number>;
  held: number;
  backlog: readonly Backlog[];
}

export async function readDesk(tx: Transaction, since: number): Promise<DeskCounts> {
  const byKind = `SELECT kind, count(*) AS number FROM submissions
    WHERE received_at >= ?1 AND quarantine IS NULL GROUP BY kind`;
  const cameIn = await tx.rows<{ kind: string; number: number }>(byKind, since);
  const held = 'SELECT count(*) AS number FROM submissions WHERE quarantine IS NOT NULL';
  const [row] = await tx.rows<{ number: number }>(held);
  return {
    cameIn: new Map(cameIn.map(({ kind, number }) => [kind, number])),
    held: row?.number ?? 0,
    backlog: await backlogByChannel(tx),
  };
}

interface Subscriber {
  mailbox: string;
  id: number;
}

/** @returns a page of confirmed subscriptions after one of them, by mailbox */
export async function subscribersAfter(
  tx: Transaction,
  after: Subscriber,
  limit: number,
): Promise<Subscriber[]> {
  const page = `SELECT mailbox, id FROM submissions
    WHERE kind = 'newsletter' AND (mailbox > ?1 OR (mailbox = ?1 AND id > ?2))
      AND confirmed_at IS NOT NULL AND left_at IS NULL
    ORDER BY mailbox, id LIMIT ?3`;
  return await tx.rows<Subscriber>(page, after.mailbox, after.id, limit);
}

/** A row's place in the order of time. */
interface Place {
  at: number;
  id: number;
}

/** @returns a page of the clean submissions before a place that were received since a time, newest first */
export async function cleanBefore(
  tx: Transaction,
  { at, id }: Place,
  since: number,
  limit: number,
): Promise<Place[]> {
  const page = `SELECT id, received_at AS at FROM submissions
    WHERE received_at <= ?1 AND (received_at < ?1 OR id < ?2) AND received_at >= ?3
      AND quarantine IS NULL
    ORDER BY received_at DESC, id DESC LIMIT ?4`;
  return await tx.rows<Place>(page, at, id, since, limit);
}
