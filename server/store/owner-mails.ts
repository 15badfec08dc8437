import { enqueue } from './outbox-entries';
import { tableMailKinds } from './outbox-records';
import type { SubmissionKind } from './records';
import { isSubscribed } from './submissions';
import type { Transaction } from './transaction';

// What the mails to the owner need of the database (docs/rules.md#desk): first what they count and
// queue, then the pages of the tables that they carry.

/**
 * Counts what the mail `desk` says of how things stand.
 *
 * @param since in milliseconds since 1970: clean submissions are counted from then, by kind
 */
export async function readDeskCounts(tx: Transaction, since: number) {
  const byKind = `SELECT kind, count(*) AS number FROM submissions
    WHERE received_at >= ?1 AND quarantine IS NULL GROUP BY kind`;
  const clean = await tx.rows<{ kind: SubmissionKind; number: number }>(byKind, since);
  const count = 'SELECT count(*) AS number FROM submissions WHERE quarantine IS NOT NULL';
  const [quarantined] = await tx.rows<{ number: number }>(count);
  // A parked entry is tried once a day; one that was given up has no due time.
  const countQueued = `SELECT count(*) AS queued, count(parked_at) AS parked FROM outbox
    WHERE due_at IS NOT NULL`;
  const [{ queued, parked } = { queued: 0, parked: 0 }] = await tx.rows<{
    queued: number;
    parked: number;
  }>(countQueued);
  return {
    cleanByKind: new Map(clean.map(({ kind, number }) => [kind, number])),
    quarantined: quarantined?.number ?? 0,
    waiting: queued - parked,
    parked,
  };
}

/** @returns whether the owner got neither the mail `digest` nor `desk` since a time */
export async function isQuietSince(tx: Transaction, since: number) {
  const recent = `SELECT 1 FROM outbox WHERE kind IN ('digest', 'desk') AND submission_id IS NULL
    AND queued_at > ?1 LIMIT 1`;
  return (await tx.rows(recent, since)).length === 0;
}

/**
 * Queues the mails that tell what is stored about a person: one a submission, or that nothing is.
 */
export async function queuePersonMails(
  tx: Transaction,
  submissionIds: readonly number[],
  now: number,
) {
  for (const id of submissionIds) await enqueue(tx, id, 'found', now);
  if (submissionIds.length === 0) await enqueue(tx, null, 'none-found', now);
}

/** @returns the ids of the mails with a table of many people, any of whom may ask to be erased */
export async function tableMailIds(tx: Transaction) {
  // Constants of ours: nothing that anybody typed gets into the text of the statement.
  const kinds = tableMailKinds.map((kind) => `'${kind}'`).join(', ');
  const select = `SELECT CAST(id AS text) AS id FROM outbox
    WHERE submission_id IS NULL AND kind IN (${kinds})`;
  return (await tx.rows<{ id: string }>(select)).map(({ id }) => id);
}

/** A row of the table of subscribers, which is sorted by mailbox. */
interface Subscriber {
  mailbox: string;
  id: number;
}

/** @returns the next `limit` confirmed subscriptions after `previous` */
export async function subscribersAfter(tx: Transaction, previous: Subscriber, limit: number) {
  const page = `SELECT mailbox, id FROM submissions
    WHERE ${isSubscribed} AND (mailbox > ?1 OR (mailbox = ?1 AND id > ?2))
    ORDER BY mailbox, id LIMIT ?3`;
  return await tx.rows<Subscriber>(page, previous.mailbox, previous.id, limit);
}

/** A row of a month's table, which is sorted by the time received. */
interface Received {
  /** In milliseconds since 1970. */
  at: number;
  id: number;
}

/**
 * @returns the next `limit` clean submissions before `previous`, newest first, but none before
 *   `since`
 */
export async function cleanBefore(
  tx: Transaction,
  previous: Received,
  since: number,
  limit: number,
) {
  const page = `SELECT id, received_at AS at FROM submissions
    WHERE received_at <= ?1 AND (received_at < ?1 OR id < ?2) AND received_at >= ?3
      AND quarantine IS NULL
    ORDER BY received_at DESC, id DESC LIMIT ?4`;
  return await tx.rows<Received>(page, previous.at, previous.id, since, limit);
}
