import { randomUUID } from 'node:crypto';
import { type Channel, type OwnerMailKind, ownerMailKinds, type Queued } from './outbox-records';
import { submissionColumns, type SubmissionRow, toSubmission } from './submissions';
import type { Transaction } from './transaction';

/** Adds a mail or call to the outbox. @param submissionId null if it is about none */
export async function enqueue(
  tx: Transaction,
  submissionId: number | null,
  kind: Queued['kind'],
  now: number,
  id: string = randomUUID(),
) {
  const channel: Channel = kind === 'webhook' || kind === 'mail-stuck' ? 'webhook' : 'mail';
  await tx.rows(
    `INSERT INTO outbox (id, channel, kind, submission_id, queued_at, due_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?5)`,
    id,
    channel,
    kind,
    submissionId,
    now,
  );
}

/** State of a submission's mail or webhook call; times in milliseconds since 1970. */
export interface Outgoing {
  kind: string;
  attempts: number;
  dueAt?: number;
  parkedAt?: number;
}

/** @returns the mails and calls of a submission */
export const outgoingOfSubmission = (tx: Transaction, id: number): Promise<Outgoing[]> =>
  tx.rows<Outgoing>(
    `SELECT kind, attempts, due_at AS "dueAt", parked_at AS "parkedAt" FROM outbox
      WHERE submission_id = ?1 ORDER BY queued_at`,
    id,
  );

/**
 * Columns of a {@link Queued}: of `outbox o`, and of its submission `s`, if it has one. The entry's
 * id and kind are renamed, because a submission has both as well.
 */
export const queuedColumns = `o.id AS "entryId", o.kind AS "entryKind", o.attempts, o.unconfirmed,
  o.queued_at AS "queuedAt", o.parked_at AS "parkedAt", ${submissionColumns}`;

export interface QueuedRow
  extends SubmissionRow, Pick<Queued, 'attempts' | 'unconfirmed' | 'queuedAt' | 'parkedAt'> {
  entryId: string;
  entryKind: Queued['kind'];
}

/** @returns the entry that was selected by {@link queuedColumns} */
export const toQueued = (row: QueuedRow): Queued => {
  const { entryId, entryKind: kind, attempts, unconfirmed, queuedAt, parkedAt, ...columns } = row;
  const entry = { id: entryId, attempts, unconfirmed, queuedAt, parkedAt };
  if (kind === 'mail-stuck') return { ...entry, kind };
  if (!isOwnerMailKind(kind)) return { ...entry, kind, submission: toSubmission(columns) };
  // Without a submission all its columns are NULL, and a transaction leaves those out.
  const hasSubmission = 'reference' in columns;
  return hasSubmission ? { ...entry, kind, submission: toSubmission(columns) } : { ...entry, kind };
};

const isOwnerMailKind = (kind: string): kind is OwnerMailKind =>
  ownerMailKinds.some((ownerMailKind) => ownerMailKind === kind);

/**
 * A backup marks its copy of the database as one. Mails and calls that wait in a restored copy may
 * have been sent since, so the owner decides about them before the server starts.
 *
 * @returns the number of these mails and calls; undefined if the database is no copy
 */
export async function countWaitingInRestored(tx: Transaction) {
  const mark = await tx.rows("SELECT 1 FROM facts WHERE name = 'copied'");
  if (mark.length === 0) return undefined;
  const count = 'SELECT count(*) AS waiting FROM outbox WHERE due_at IS NOT NULL';
  return (await tx.rows<{ waiting: number }>(count))[0]?.waiting;
}

/**
 * Removes the mark of a copy.
 *
 * @param sends whether what waits is sent; otherwise it counts as sent
 * @returns the number of mails and calls that waited
 */
export async function endRestoreCheck(tx: Transaction, sends: boolean) {
  const waiting = (await countWaitingInRestored(tx)) ?? 0;
  if (!sends && waiting > 0)
    await tx.rows('UPDATE outbox SET due_at = NULL WHERE due_at IS NOT NULL');
  await tx.rows("DELETE FROM facts WHERE name = 'copied'");
  return waiting;
}
