import { randomUUID } from 'node:crypto';
import { channelOf, numberOf, textOf } from './rows';
import type { SqliteConnection } from './sqlite-connection';
import { type NewSubmission, StoreError, type SubmitOutcome } from './store';
import { recentSignUpSql } from './subscription-script';

const insertSubmission = `INSERT INTO submissions (reference, kind, email, payload, received_at, quarantine)
  VALUES (?, ?, ?, ?, ?, ?) RETURNING id`;

const findKey = `SELECT k.body_hash, s.reference FROM idempotency_keys k
  JOIN submissions s ON s.id = k.submission_id WHERE k.key = ?`;

/** Checks key and identities of a submission and stores it. Call it inside a transaction. */
export const submitToSqlite = (
  { all, run }: SqliteConnection,
  submission: NewSubmission,
): SubmitOutcome => {
  const { idempotency, reference } = submission;
  if (idempotency !== undefined) {
    const [known] = all(findKey, idempotency.key);
    if (known !== undefined)
      return textOf(known, 'body_hash') === idempotency.bodyHash
        ? { outcome: 'replayed', reference: textOf(known, 'reference') }
        : { outcome: 'conflict' };
  }
  const taken = submission.identities.filter(
    ({ kind, hash }) =>
      all('SELECT 1 FROM audit_identities WHERE kind = ? AND hash = ?', kind, hash).length > 0,
  );
  if (taken.length > 0) return { outcome: 'taken', identities: taken.map(({ kind }) => kind) };

  const outgoing = submission.outgoing.filter(
    (kind) =>
      kind !== 'confirmation' ||
      all(recentSignUpSql('?1', '?2'), submission.email, submission.receivedAt).length === 0,
  );
  const [row] = all(
    insertSubmission,
    reference,
    submission.kind,
    submission.email,
    JSON.stringify(submission.payload),
    submission.receivedAt,
    submission.quarantine ?? null,
  );
  if (row === undefined) throw new StoreError('NO_ROW');
  const id = numberOf(row, 'id');
  if (idempotency !== undefined)
    run('INSERT INTO idempotency_keys VALUES (?, ?, ?)', idempotency.key, idempotency.bodyHash, id);
  for (const { kind, hash } of submission.identities)
    run('INSERT INTO audit_identities VALUES (?, ?, ?)', kind, hash, id);
  for (const kind of outgoing)
    run(
      `INSERT INTO outbox (id, channel, kind, submission_id, queued_at, due_at)
        VALUES (?, ?, ?, ?, ?, ?)`,
      randomUUID(),
      channelOf(kind),
      kind,
      id,
      submission.receivedAt,
      submission.receivedAt,
    );
  return { outcome: 'stored', reference };
};
