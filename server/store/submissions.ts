import { randomUUID } from 'node:crypto';
import type {
  Identity,
  OutgoingKind,
  OwnerMailKind,
  StoredSubmission,
  SubmissionKind,
} from './records';
import { channelOf, submissionColumns, type SubmissionRow, toSubmission } from './rows';
import type { SqlValue, Transaction } from './transaction';

/** State of a submission's mail or webhook call; times in milliseconds since 1970. */
export interface Outgoing {
  kind: string;
  attempts: number;
  dueAt?: number;
  parkedAt?: number;
}

/** @param where SQL from the condition on, of the table `submissions s` @returns the submissions that it selects */
export async function selectSubmissions(
  tx: Transaction,
  where: string,
  ...values: SqlValue[]
): Promise<StoredSubmission[]> {
  const select = `SELECT ${submissionColumns} FROM submissions s WHERE ${where}`;
  return (await tx.rows<SubmissionRow>(select, ...values)).map(toSubmission);
}

/** @returns the latest submissions, of one kind or all kinds, newest last */
export async function latestSubmissions(
  tx: Transaction,
  limit: number,
  kind?: SubmissionKind,
  isQuarantined = false,
): Promise<StoredSubmission[]> {
  const latest = `s.kind = coalesce(?1, s.kind) ${isQuarantined ? 'AND s.quarantine IS NOT NULL' : ''}
    ORDER BY s.id DESC LIMIT ?2`;
  return (await selectSubmissions(tx, latest, kind ?? null, limit)).toReversed();
}

export async function findSubmission(
  tx: Transaction,
  reference: string,
): Promise<StoredSubmission | undefined> {
  return (await selectSubmissions(tx, 's.reference = ?1', reference))[0];
}

export async function findSubmissionById(
  tx: Transaction,
  id: number,
): Promise<StoredSubmission | undefined> {
  return (await selectSubmissions(tx, 's.id = ?1', id))[0];
}

/** @returns the submissions of a mailbox: the clean ones first, newest first */
export const submissionsOfMailbox = (
  tx: Transaction,
  mailbox: string,
  limit: number,
): Promise<StoredSubmission[]> =>
  selectSubmissions(
    tx,
    's.mailbox = ?1 ORDER BY (s.quarantine IS NOT NULL), s.id DESC LIMIT ?2',
    mailbox,
    limit,
  );

/** @returns the mails and calls of a submission */
export const outgoingOfSubmission = (tx: Transaction, id: number): Promise<Outgoing[]> =>
  tx.rows<Outgoing>(
    `SELECT kind, attempts, due_at AS "dueAt", parked_at AS "parkedAt" FROM outbox
      WHERE submission_id = ?1 ORDER BY queued_at`,
    id,
  );

/** Adds a mail or call to the outbox. @param submissionId null if it is about none */
export async function enqueue(
  tx: Transaction,
  submissionId: number | null,
  kind: OutgoingKind | OwnerMailKind | 'mail-stuck',
  now: number,
  id: string = randomUUID(),
): Promise<void> {
  await tx.rows(
    `INSERT INTO outbox (id, channel, kind, submission_id, queued_at, due_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    id,
    channelOf(kind),
    kind,
    submissionId,
    now,
    now,
  );
}

/** Queues the mails that tell the owner what is held about persons: one a submission, or that there is nothing. */
export async function queueFound(
  tx: Transaction,
  submissionIds: readonly number[],
  now: number,
): Promise<void> {
  for (const id of submissionIds) await enqueue(tx, id, 'found', now);
  if (submissionIds.length === 0) await enqueue(tx, null, 'none-found', now);
}

/** Deletes a quarantined submission. @returns whether it was one */
export async function dropSubmission(tx: Transaction, reference: string): Promise<boolean> {
  const held =
    'DELETE FROM submissions WHERE reference = ?1 AND quarantine IS NOT NULL RETURNING id';
  return (await tx.rows(held, reference)).length > 0;
}

/** @returns a page of what is quarantined of the sender of a submission, in the order received */
export async function quarantinedOfSender(
  tx: Transaction,
  reference: string,
  afterId: number,
  limit: number,
): Promise<{ id: number; reference: string }[]> {
  const held = `SELECT id, reference FROM submissions
    WHERE quarantine IS NOT NULL AND id > ?2
      AND mailbox = (SELECT s.mailbox FROM submissions s WHERE s.reference = ?1)
    ORDER BY id LIMIT ?3`;
  return await tx.rows<{ id: number; reference: string }>(held, reference, afterId, limit);
}

/** @returns the audit that holds an identity (docs/rules.md#one-free-audit) */
export async function auditWithIdentity(
  tx: Transaction,
  { kind, hash }: Identity,
): Promise<StoredSubmission | undefined> {
  const held = 's.id = (SELECT submission_id FROM audit_identities WHERE kind = ?1 AND hash = ?2)';
  return (await selectSubmissions(tx, held, kind, hash))[0];
}
