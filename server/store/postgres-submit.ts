import { createHash, randomUUID } from 'node:crypto';
import type { PostgresConnection } from './postgres-connection';
import { channelOf, isAskedSql } from './rows';
import { query, runScriptOnPostgres, type Script } from './script';
import { type NewSubmission, StoreError, type SubmitOutcome } from './store';
import { findReplay } from './submit-script';

/**
 * Inserts everything in one statement: with one for each row, parallel posts would wait too long for each other. A key or
 * identity that another transaction is inserting waits for it, and inserts nothing if that one commits; the caller counts
 * what was inserted and rolls back. Identities are inserted in one order, so that two audits cannot deadlock.
 */
const insertAll = `WITH submission AS (
    INSERT INTO submissions (reference, kind, email, payload, received_at, quarantine, mailbox)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?14) RETURNING id
  ), used_key AS (
    INSERT INTO idempotency_keys SELECT ?7::uuid, ?8, id FROM submission WHERE ?7 IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING key
  ), identities AS (
    INSERT INTO audit_identities
    SELECT i.kind, i.hash, id FROM submission, unnest(?9::text[], ?10::text[]) AS i (kind, hash)
    ORDER BY i.kind
    ON CONFLICT DO NOTHING RETURNING kind
  ), outgoing AS (
    INSERT INTO outbox (id, channel, kind, submission_id, queued_at, due_at)
    SELECT o.id, o.channel, o.kind, submission.id, ?5, ?5
    FROM submission, unnest(?11::uuid[], ?12::text[], ?13::text[]) AS o (id, channel, kind)
    WHERE o.kind <> 'confirmation' OR NOT EXISTS (${isAskedSql('?14', '?5')})
  )
  SELECT (SELECT count(*) FROM used_key) AS keys, (SELECT count(*) FROM identities) AS identities`;

/** An array of kinds, hashes or UUIDs, as PostgreSQL writes it. */
const arrayOf = (texts: readonly string[]) => `{${texts.join(',')}}`;

/** @returns a lock that makes sign-ups of one mailbox run one at a time, so that it gets one confirmation mail */
const signUpLock = ({ outgoing, mailbox }: NewSubmission): number | undefined =>
  outgoing.includes('confirmation')
    ? createHash('sha256').update(mailbox).digest().readUIntBE(0, 6)
    : undefined;

/** @returns undefined if the key was used before: the caller looks it up */
function* insert(submission: NewSubmission): Script<SubmitOutcome | undefined> {
  const { idempotency, identities, outgoing, reference } = submission;
  const [inserted] = yield* query<{ keys: number; identities: number }>(
    insertAll,
    reference,
    submission.kind,
    submission.email,
    JSON.stringify(submission.payload),
    submission.receivedAt,
    submission.quarantine ?? null,
    idempotency?.key ?? null,
    idempotency?.bodyHash ?? null,
    arrayOf(identities.map(({ kind }) => kind)),
    arrayOf(identities.map(({ hash }) => hash)),
    arrayOf(outgoing.map(() => randomUUID())),
    arrayOf(outgoing.map(channelOf)),
    arrayOf(outgoing),
    submission.mailbox,
  );
  if (inserted === undefined) throw new StoreError('NO_ROW');
  if (idempotency !== undefined && inserted.keys === 0) return undefined;
  return inserted.identities < identities.length
    ? { outcome: 'taken' }
    : { outcome: 'stored', reference };
}

/** Checks key and identities of a submission and stores it, safe against parallel processes. */
export const submitToPostgres = async (
  { transaction, all }: PostgresConnection,
  submission: NewSubmission,
): Promise<SubmitOutcome> => {
  const written = await transaction(async (run, undo) => {
    const outcome = await runScriptOnPostgres(insert(submission), run);
    if (outcome?.outcome !== 'stored') undo();
    return outcome;
  }, signUpLock(submission));
  const outcome = written ?? (await runScriptOnPostgres(findReplay(submission), all));
  if (outcome === undefined) throw new StoreError('KEY_VANISHED');
  return outcome;
};
