import { createHash, randomUUID } from 'node:crypto';
import type { PostgresConnection, PostgresSession } from './postgres-connection';
import { channelOf, numberOf, textOf } from './rows';
import { type NewSubmission, StoreError, type SubmitOutcome } from './store';
import { recentSignUpSql } from './subscription-script';

const findKey = `SELECT k.body_hash, s.reference FROM idempotency_keys k
  JOIN submissions s ON s.id = k.submission_id WHERE k.key = $1`;

/**
 * Inserts everything in one statement. A key or identity that another transaction is inserting waits for it, and inserts
 * nothing if that one commits; the caller compares what was inserted and rolls back. Identities are inserted in one order,
 * so that two audits cannot deadlock.
 */
const insertAll = `WITH submission AS (
    INSERT INTO submissions (reference, kind, email, payload, received_at, quarantine)
    VALUES ($1, $2, $3, $4, $5, $6) RETURNING id
  ), used_key AS (
    INSERT INTO idempotency_keys SELECT $7::uuid, $8, id FROM submission WHERE $7 IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING key
  ), identities AS (
    INSERT INTO audit_identities
    SELECT i.kind, i.hash, id FROM submission, unnest($9::text[], $10::text[]) AS i (kind, hash)
    ORDER BY i.kind
    ON CONFLICT DO NOTHING RETURNING kind
  ), outgoing AS (
    INSERT INTO outbox (id, channel, kind, submission_id, queued_at, due_at)
    SELECT o.id, o.channel, o.kind, submission.id, $5, $5
    FROM submission, unnest($11::uuid[], $12::text[], $13::text[]) AS o (id, channel, kind)
    WHERE o.kind <> 'confirmation' OR NOT EXISTS (${recentSignUpSql('$3', '$5')})
  )
  SELECT (SELECT count(*) FROM used_key) AS keys, ARRAY(SELECT kind FROM identities) AS kinds`;

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

/** @returns a lock that makes sign-ups of one address run one at a time, so that it gets one confirmation mail */
const signUpLock = ({ outgoing, email }: NewSubmission): number | undefined =>
  outgoing.includes('confirmation')
    ? createHash('sha256').update(email).digest().readUIntBE(0, 6)
    : undefined;

/** @returns undefined if the key was used before: the caller looks it up */
const write = async (
  { all }: PostgresSession,
  submission: NewSubmission,
): Promise<SubmitOutcome | undefined> => {
  const { idempotency, identities, outgoing, reference } = submission;
  const [row] = await all(
    insertAll,
    reference,
    submission.kind,
    submission.email,
    JSON.stringify(submission.payload),
    submission.receivedAt,
    submission.quarantine ?? null,
    idempotency?.key ?? null,
    idempotency?.bodyHash ?? null,
    identities.map(({ kind }) => kind),
    identities.map(({ hash }) => hash),
    outgoing.map(() => randomUUID()),
    outgoing.map(channelOf),
    [...outgoing],
  );
  if (row === undefined || !Array.isArray(row.kinds)) throw new StoreError('NO_ROW');
  if (idempotency !== undefined && numberOf(row, 'keys') === 0) return undefined;
  const free: readonly unknown[] = row.kinds;
  const taken = identities.map(({ kind }) => kind).filter((kind) => !free.includes(kind));
  return taken.length > 0
    ? { outcome: 'taken', identities: taken }
    : { outcome: 'stored', reference };
};

/** Checks key and identities of a submission and stores it, safe against parallel processes. */
export const submitToPostgres = async (
  connection: PostgresConnection,
  submission: NewSubmission,
): Promise<SubmitOutcome> => {
  const written = await connection.transaction(async (session, undo) => {
    const outcome = await write(session, submission);
    if (outcome?.outcome !== 'stored') undo();
    return outcome;
  }, signUpLock(submission));
  const outcome = written ?? (await replay(connection, submission));
  if (outcome === undefined) throw new StoreError('KEY_VANISHED');
  return outcome;
};
