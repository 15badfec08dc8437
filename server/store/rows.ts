import type { Channel, OutgoingKind, OwnerMailKind, Queued, StoredSubmission } from './records';
import { ownerMailKinds } from './records';

const isOwnerMailKind = (value: string): value is OwnerMailKind =>
  ownerMailKinds.some((kind) => kind === value);

export const channelOf = (kind: OutgoingKind | OwnerMailKind | 'mail-stuck'): Channel =>
  kind === 'webhook' || kind === 'mail-stuck' ? 'webhook' : 'mail';

/** SQL condition: the submission is a current newsletter subscription. */
const isSubscribedSql = "(kind = 'newsletter' AND confirmed_at IS NOT NULL AND left_at IS NULL)";

/**
 * SQL condition of a purge of everything before ?1 (docs/rules.md#retention): spares current subscriptions, addresses asked
 * to confirm since, and rows whose mail waits.
 */
export const isPurgedSql = `received_at < ?1 AND NOT ${isSubscribedSql} AND NOT EXISTS (
  SELECT 1 FROM outbox q WHERE q.submission_id = submissions.id
    AND (q.due_at IS NOT NULL OR (q.kind = 'confirmation' AND q.queued_at >= ?1)))`;

const dayMs = 86_400_000;
/** An address that left gets no confirmation mail in this time. */
const restMs = 30 * dayMs;

/**
 * @param mailbox SQL expression: the mailbox
 * @param now SQL expression: the time
 * @returns SQL that finds a row if the mailbox gets no confirmation mail now (docs/rules.md#newsletter): it is subscribed,
 *   left lately, was asked within a day, or the question still waits in the outbox
 */
export const isAskedSql = (mailbox: string, now: string) => `SELECT 1 FROM submissions a
  LEFT JOIN outbox q ON q.submission_id = a.id AND q.kind = 'confirmation'
  WHERE a.mailbox = ${mailbox} AND a.kind = 'newsletter' AND a.quarantine IS NULL AND (
    (a.confirmed_at IS NOT NULL AND a.left_at IS NULL) OR a.left_at > ${now} - ${restMs}
    OR (q.due_at IS NOT NULL AND q.parked_at IS NULL) OR q.queued_at > ${now} - ${dayMs})`;

/** Columns of a {@link StoredSubmission}, of the table `submissions s`. */
export const submissionColumns = `s.id, s.reference, s.kind, s.payload, s.received_at AS "receivedAt",
  s.quarantine, s.confirmed_at AS "confirmedAt", s.left_at AS "leftAt"`;

/** A submission as it is selected: the payload is JSON. */
export interface SubmissionRow extends Omit<StoredSubmission, 'payload'> {
  payload: string;
}

export const toSubmission = ({ payload, ...row }: SubmissionRow): StoredSubmission => ({
  ...row,
  payload: JSON.parse(payload),
});

/** Columns of a {@link Queued}, of `outbox o`, joined with its submission if it has one. */
export const queuedColumns = `o.id AS "entryId", o.kind AS "entryKind", o.attempts, o.unconfirmed,
  o.queued_at AS "queuedAt", o.parked_at AS "parkedAt", ${submissionColumns}`;

export interface QueuedRow
  extends SubmissionRow, Pick<Queued, 'attempts' | 'unconfirmed' | 'queuedAt' | 'parkedAt'> {
  entryId: string;
  entryKind: Queued['kind'];
}

export const toQueued = (row: QueuedRow): Queued => {
  const { entryId: id, entryKind: kind, attempts, unconfirmed, queuedAt, parkedAt, ...lead } = row;
  const entry = { id, attempts, unconfirmed, queuedAt, parkedAt };
  if (kind === 'mail-stuck') return { ...entry, kind };
  if (!isOwnerMailKind(kind)) return { ...entry, kind, submission: toSubmission(lead) };
  return 'reference' in lead
    ? { ...entry, kind, submission: toSubmission(lead) }
    : { ...entry, kind };
};
