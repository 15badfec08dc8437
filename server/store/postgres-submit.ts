import { randomUUID } from 'node:crypto';
import type { PostgresConnection, PostgresSession } from './postgres-connection';
import { numberOf, textOf } from './rows';
import { type IdentityKind, type NewSubmission, StoreError, type SubmitOutcome } from './store';

const findKey = `SELECT k.body_hash, s.reference FROM idempotency_keys k
  JOIN submissions s ON s.id = k.submission_id WHERE k.key = $1`;

const insertSubmission = `INSERT INTO submissions
  (reference, kind, email, payload, received_at, quarantine)
  VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`;

// Each waits for a transaction that is writing the same key, and then inserts nothing if that one was committed.
const insertKey = 'INSERT INTO idempotency_keys VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
const insertIdentity = 'INSERT INTO audit_identities VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';

const replay = async (
  { all }: PostgresSession,
  { idempotency }: NewSubmission,
): Promise<SubmitOutcome | undefined> => {
  if (idempotency === undefined) return undefined;
  const [known] = await all(findKey, idempotency.key);
  if (known === undefined) return undefined;
  return textOf(known, 'body_hash') === idempotency.bodyHash
    ? { outcome: 'replayed', reference: textOf(known, 'reference') }
    : { outcome: 'conflict' };
};

/** @returns undefined when another process used the key meanwhile: look it up again */
const write = async (
  { all, run }: PostgresSession,
  submission: NewSubmission,
): Promise<SubmitOutcome | undefined> => {
  const { idempotency, reference } = submission;
  const [row] = await all(
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
  if (idempotency !== undefined) {
    const { key, bodyHash } = idempotency;
    if ((await run(insertKey, key, bodyHash, id)) === 0) return undefined;
  }
  // Always in the same order, so that two audits never wait for one another.
  const taken: IdentityKind[] = [];
  for (const { kind, hash } of submission.identities)
    if ((await run(insertIdentity, kind, hash, id)) === 0) taken.push(kind);
  if (taken.length > 0) return { outcome: 'taken', identities: taken };
  for (const kind of submission.mails)
    await run(
      'INSERT INTO outbox (id, kind, submission_id, due_at) VALUES ($1, $2, $3, $4)',
      randomUUID(),
      kind,
      id,
      submission.receivedAt,
    );
  return { outcome: 'stored', reference };
};

/** Decides about one submission and writes it, however many processes do the same at once. */
export const submitTo = async (
  connection: PostgresConnection,
  submission: NewSubmission,
): Promise<SubmitOutcome> => {
  const known = await replay(connection, submission);
  if (known !== undefined) return known;
  const written = await connection.transaction(async (session, undo) => {
    const outcome = await write(session, submission);
    if (outcome?.outcome !== 'stored') undo();
    return outcome;
  });
  const outcome = written ?? (await replay(connection, submission));
  if (outcome === undefined) throw new StoreError('KEY_VANISHED');
  return outcome;
};
