import type { Identity, StoredSubmission, SubmissionKind } from './records';
import type { SqlValue, Transaction } from './transaction';

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

/**
 * @param condition SQL of the table `submissions s`, never from input: what follows WHERE
 * @returns the submissions that it selects
 */
export async function selectSubmissions(tx: Transaction, condition: string, ...values: SqlValue[]) {
  const select = `SELECT ${submissionColumns} FROM submissions s WHERE ${condition}`;
  return (await tx.rows<SubmissionRow>(select, ...values)).map(toSubmission);
}

/** SQL condition: the submission is a current newsletter subscription. */
export const isSubscribed =
  "(kind = 'newsletter' AND confirmed_at IS NOT NULL AND left_at IS NULL)";

/** @returns the latest submissions, of one kind or all kinds, newest last */
export async function latestSubmissions(
  tx: Transaction,
  limit: number,
  kind?: SubmissionKind,
  isQuarantined = false,
) {
  const quarantined = isQuarantined ? 'AND s.quarantine IS NOT NULL' : '';
  const newestFirst = await selectSubmissions(
    tx,
    `s.kind = coalesce(?1, s.kind) ${quarantined} ORDER BY s.id DESC LIMIT ?2`,
    kind ?? null,
    limit,
  );
  return newestFirst.toReversed();
}

export async function findSubmission(tx: Transaction, reference: string) {
  return (await selectSubmissions(tx, 's.reference = ?1', reference))[0];
}

export async function findSubmissionById(tx: Transaction, id: number) {
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

/** Deletes a submission if it is quarantined. @returns whether it was */
export async function dropSubmission(tx: Transaction, reference: string) {
  const drop =
    'DELETE FROM submissions WHERE reference = ?1 AND quarantine IS NOT NULL RETURNING id';
  return (await tx.rows(drop, reference)).length > 0;
}

/** @returns a page of what is quarantined of the sender of a submission, in the order received */
export async function quarantinedOfSender(
  tx: Transaction,
  reference: string,
  afterId: number,
  limit: number,
) {
  const page = `SELECT id, reference FROM submissions
    WHERE quarantine IS NOT NULL AND id > ?2
      AND mailbox = (SELECT s.mailbox FROM submissions s WHERE s.reference = ?1)
    ORDER BY id LIMIT ?3`;
  return await tx.rows<{ id: number; reference: string }>(page, reference, afterId, limit);
}

/** @returns the audit that holds an identity (docs/rules.md#one-free-audit) */
export async function auditWithIdentity(tx: Transaction, { kind, hash }: Identity) {
  const holder =
    's.id = (SELECT submission_id FROM audit_identities WHERE kind = ?1 AND hash = ?2)';
  return (await selectSubmissions(tx, holder, kind, hash))[0];
}
