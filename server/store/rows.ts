import {
  type Channel,
  type OutgoingKind,
  type OwnerMailKind,
  ownerMailKinds,
  type Queued,
  type StoredSubmission,
} from './records';

const isOwnerMailKind = (value: string): value is OwnerMailKind =>
  ownerMailKinds.some((kind) => kind === value);

export const channelOf = (kind: OutgoingKind | OwnerMailKind | 'mail-stuck'): Channel =>
  kind === 'webhook' || kind === 'mail-stuck' ? 'webhook' : 'mail';

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
  const { entryId, entryKind: kind, attempts, unconfirmed, queuedAt, parkedAt, ...columns } = row;
  const entry = { id: entryId, attempts, unconfirmed, queuedAt, parkedAt };
  if (kind === 'mail-stuck') return { ...entry, kind };
  if (!isOwnerMailKind(kind)) return { ...entry, kind, submission: toSubmission(columns) };
  return 'reference' in columns
    ? { ...entry, kind, submission: toSubmission(columns) }
    : { ...entry, kind };
};
