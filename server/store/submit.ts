import { enqueue, findSubmission } from './submissions';
import type { NewSubmission, StoredSubmission, SubmitOutcome } from './records';
import { StoreError, type Transaction } from './transaction';

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

type Effects = Pick<NewSubmission, 'identities' | 'outgoing'>;

/** @returns whether another submission has had the free audit of one of the identities */
async function isTaken(
  tx: Transaction,
  identities: Effects['identities'],
  ownId = 0,
): Promise<boolean> {
  if (identities.length === 0) return false;
  const each = identities.map((_, index) => `(?${2 * index + 2}, ?${2 * index + 3})`).join(', ');
  const find = `SELECT 1 FROM audit_identities
    WHERE submission_id <> ?1 AND (kind, hash) IN (VALUES ${each}) LIMIT 1`;
  const values = identities.flatMap(({ kind, hash }) => [kind, hash]);
  return (await tx.rows(find, ownId, ...values)).length > 0;
}

const dayMs = 86_400_000;
/** An address that left gets no confirmation mail in this time. */
const restMs = 30 * dayMs;

/**
 * Finds a row if mailbox ?1 gets no confirmation mail at ?2 (docs/rules.md#newsletter): it is subscribed, left lately,
 * was asked within a day, or the question still waits in the outbox.
 */
const isAskedSql = `SELECT 1 FROM submissions s
  LEFT JOIN outbox o ON o.submission_id = s.id AND o.kind = 'confirmation'
  WHERE s.mailbox = ?1 AND s.kind = 'newsletter' AND s.quarantine IS NULL AND (
    (s.confirmed_at IS NOT NULL AND s.left_at IS NULL) OR s.left_at > ?2 - ${restMs}
    OR (o.due_at IS NOT NULL AND o.parked_at IS NULL) OR o.queued_at > ?2 - ${dayMs})`;

/** Stores the identities of a submission, and queues its mails and calls: a confirmation only if it may be asked. */
async function addEffects(
  tx: Transaction,
  { id, mailbox }: { id: number; mailbox: string },
  { identities, outgoing }: Effects,
  now: number,
): Promise<void> {
  for (const { kind, hash } of identities)
    await tx.rows('INSERT INTO audit_identities VALUES (?1, ?2, ?3)', kind, hash, id);
  for (const kind of outgoing) {
    // Sign-ups of one mailbox take turns, so that it is asked once.
    if (kind === 'confirmation') await tx.lock(mailbox);
    if (kind !== 'confirmation' || (await tx.rows(isAskedSql, mailbox, now)).length === 0)
      await enqueue(tx, id, kind, now);
  }
}

/** No earlier than the newest row: a clock that is behind must not make a submission old enough to be purged. */
const stampSql = `CASE WHEN CAST(?6 AS bigint) < (SELECT max(received_at) FROM submissions)
  THEN (SELECT max(received_at) FROM submissions) ELSE CAST(?6 AS bigint) END`;

/**
 * Checks key and identities of a submission and stores it. If another transaction stores one with the same key or
 * identity meanwhile, the database refuses this one, and the driver runs it again.
 */
export async function submit(tx: Transaction, submission: NewSubmission): Promise<SubmitOutcome> {
  const { idempotency, identities, reference, receivedAt } = submission;
  const replay = await findReplay(tx, submission);
  if (replay !== undefined) return replay;
  if (await isTaken(tx, identities)) return { outcome: 'taken' };
  const insert = `INSERT INTO submissions
    (reference, kind, email, mailbox, payload, received_at, quarantine)
    VALUES (?1, ?2, ?3, ?4, ?5, ${stampSql}, ?7) RETURNING id, received_at AS at`;
  const [row] = await tx.rows<{ id: number; at: number }>(
    insert,
    reference,
    submission.kind,
    submission.email,
    submission.mailbox,
    JSON.stringify(submission.payload),
    receivedAt,
    submission.quarantine ?? null,
  );
  if (row === undefined) throw new StoreError('NO_ROW');
  if (idempotency !== undefined) {
    const { key, bodyHash } = idempotency;
    await tx.rows('INSERT INTO idempotency_keys VALUES (?1, ?2, ?3)', key, bodyHash, row.id);
  }
  await addEffects(tx, { id: row.id, mailbox: submission.mailbox }, submission, row.at);
  return { outcome: 'stored', reference };
}

export type ReleaseOutcome = 'released' | 'clean' | 'unknown' | 'taken';

/**
 * Releases a quarantined submission: stores its identities and queues its mails, as for a clean one. An audit that was
 * refused because others have its identities takes them over.
 *
 * @param effectsOf returns the identities and outgoing kinds of the submission
 * @returns `taken` if another audit has one of the identities of one held for another reason; nothing changes then
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
  // Another process may have just released it.
  const clear = `UPDATE submissions SET quarantine = NULL
    WHERE id = ?1 AND quarantine IS NOT NULL RETURNING id, mailbox`;
  const [released] = await tx.rows<{ id: number; mailbox: string }>(clear, submission.id);
  if (released === undefined) return 'clean';
  const free = 'DELETE FROM audit_identities WHERE kind = ?1 AND hash = ?2';
  if (takesOver) for (const { kind, hash } of effects.identities) await tx.rows(free, kind, hash);
  await addEffects(tx, released, effects, now);
  return 'released';
}
