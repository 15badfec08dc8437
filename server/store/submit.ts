import { enqueue } from './outbox-entries';
import type { NewSubmission, StoredSubmission, SubmitOutcome } from './records';
import { findSubmission } from './submissions';
import { StoreError } from './store-error';
import type { Transaction } from './transaction';

const dayMs = 86_400_000;
/**
 * A mailbox that left the newsletter is not asked to confirm in this time
 * (docs/rules.md#newsletter).
 */
const restAfterLeavingMs = 30 * dayMs;

// A submission is stored clean by `submit`, or quarantined first and then made clean by
// `releaseSubmission`. Both end in the same: its effects.

/** What a clean submission brings with it: the identities of an audit, and its mails and calls. */
type Effects = Pick<NewSubmission, 'identities' | 'outgoing'>;

/**
 * Checks key and identities of a submission and stores it. If another transaction stores one with
 * the same key or identity meanwhile, the database refuses this one, and the driver runs it again.
 */
export async function submit(tx: Transaction, submission: NewSubmission): Promise<SubmitOutcome> {
  const { idempotency, reference, mailbox } = submission;
  const replay = await findReplay(tx, submission);
  if (replay !== undefined) return replay;
  if (await isTaken(tx, submission.identities)) return { outcome: 'taken' };
  const { id, receivedAt } = await insertSubmission(tx, submission);
  if (idempotency !== undefined) {
    const { key, bodyHash } = idempotency;
    await tx.rows('INSERT INTO idempotency_keys VALUES (?1, ?2, ?3)', key, bodyHash, id);
  }
  await addEffects(tx, { id, mailbox }, submission, receivedAt);
  return { outcome: 'stored', reference };
}

/**
 * - `clean`: it is not quarantined, or not any more
 * - `unknown`: there is no such submission
 * - `taken`: it is an audit, and another audit holds one of its identities; nothing changed
 */
export type ReleaseOutcome = 'released' | 'clean' | 'unknown' | 'taken';

/**
 * Releases a quarantined submission: stores its identities and queues its mails, as for a clean
 * one. An audit that is quarantined because another one holds its identities takes them over from
 * that one.
 *
 * @param effectsOf returns the identities and outgoing kinds of the submission
 */
export async function releaseSubmission(
  tx: Transaction,
  reference: string,
  now: number,
  effectsOf: (submission: StoredSubmission) => Effects,
): Promise<ReleaseOutcome> {
  const submission = await findSubmission(tx, reference);
  if (submission === undefined) return 'unknown';
  if (submission.quarantine === undefined) return 'clean';
  const effects = effectsOf(submission);
  const takesOver = submission.quarantine === 'taken';
  if (!takesOver && (await isTaken(tx, effects.identities, submission.id))) return 'taken';
  const release = `UPDATE submissions SET quarantine = NULL
    WHERE id = ?1 AND quarantine IS NOT NULL RETURNING id, mailbox`;
  const [released] = await tx.rows<{ id: number; mailbox: string }>(release, submission.id);
  if (released === undefined) return 'clean'; // Another process has just released it.
  if (takesOver) await freeIdentities(tx, effects.identities);
  await addEffects(tx, released, effects, now);
  return 'released';
}

/** @returns the outcome of an earlier post with the same key */
async function findReplay(
  tx: Transaction,
  { idempotency }: NewSubmission,
): Promise<SubmitOutcome | undefined> {
  if (idempotency === undefined) return undefined;
  const find = `SELECT k.body_hash AS "bodyHash", s.reference FROM idempotency_keys k
    JOIN submissions s ON s.id = k.submission_id WHERE k.key = ?1`;
  const [known] = await tx.rows<{ bodyHash: string; reference: string }>(find, idempotency.key);
  if (known === undefined) return undefined;
  return known.bodyHash === idempotency.bodyHash
    ? { outcome: 'replayed', reference: known.reference }
    : { outcome: 'conflict' };
}

/**
 * @param exceptId ids begin at 1, so 0 excepts none
 * @returns whether another submission has had the audit of one of the identities
 */
async function isTaken(tx: Transaction, identities: Effects['identities'], exceptId = 0) {
  const find = `SELECT 1 FROM audit_identities
    WHERE submission_id <> ?1 AND kind = ?2 AND hash = ?3 LIMIT 1`;
  for (const { kind, hash } of identities)
    if ((await tx.rows(find, exceptId, kind, hash)).length > 0) return true;
  return false;
}

async function freeIdentities(tx: Transaction, identities: Effects['identities']) {
  const free = 'DELETE FROM audit_identities WHERE kind = ?1 AND hash = ?2';
  for (const { kind, hash } of identities) await tx.rows(free, kind, hash);
}

/**
 * SQL: the time ?6, but no earlier than the newest row's. A clock that is behind must not make a
 * row old enough to be purged.
 */
const noEarlierThanNewest = `CASE
  WHEN CAST(?6 AS bigint) < (SELECT max(received_at) FROM submissions)
  THEN (SELECT max(received_at) FROM submissions) ELSE CAST(?6 AS bigint) END`;

/** @returns its id, and the time it is stamped with, in milliseconds since 1970 */
async function insertSubmission(tx: Transaction, submission: NewSubmission) {
  const insert = `INSERT INTO submissions
    (reference, kind, email, mailbox, payload, received_at, quarantine)
    VALUES (?1, ?2, ?3, ?4, ?5, ${noEarlierThanNewest}, ?7) RETURNING id, received_at AS "receivedAt"`;
  const [row] = await tx.rows<{ id: number; receivedAt: number }>(
    insert,
    submission.reference,
    submission.kind,
    submission.email,
    submission.mailbox,
    JSON.stringify(submission.payload),
    submission.receivedAt,
    submission.quarantine ?? null,
  );
  if (row === undefined) throw new StoreError('NO_ROW');
  return row;
}

/** Stores the identities of a submission, and queues its mails and calls. */
async function addEffects(
  tx: Transaction,
  { id, mailbox }: { id: number; mailbox: string },
  { identities, outgoing }: Effects,
  now: number,
) {
  for (const { kind, hash } of identities)
    await tx.rows('INSERT INTO audit_identities VALUES (?1, ?2, ?3)', kind, hash, id);
  for (const kind of outgoing)
    if (kind !== 'confirmation' || (await mayAskToConfirm(tx, mailbox, now)))
      await enqueue(tx, id, kind, now);
}

/** @returns whether a mailbox is asked to confirm its subscription (docs/rules.md#newsletter) */
async function mayAskToConfirm(tx: Transaction, mailbox: string, now: number) {
  // Sign-ups of one mailbox take turns, so that it is asked once.
  await tx.lock(mailbox);
  const find = `SELECT 1 FROM submissions s
    LEFT JOIN outbox o ON o.submission_id = s.id AND o.kind = 'confirmation'
    WHERE s.mailbox = ?1 AND s.kind = 'newsletter' AND s.quarantine IS NULL AND (
      -- It is subscribed, left lately, has a question that waits, or was asked within a day.
      (s.confirmed_at IS NOT NULL AND s.left_at IS NULL)
      OR s.left_at > ?2 - ${restAfterLeavingMs}
      OR (o.due_at IS NOT NULL AND o.parked_at IS NULL)
      OR o.queued_at > ?2 - ${dayMs}) LIMIT 1`;
  return (await tx.rows(find, mailbox, now)).length === 0;
}
