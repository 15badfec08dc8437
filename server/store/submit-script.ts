import { enqueue, findLead } from './lead-script';
import { isAskedSql } from './rows';
import { query, type Script } from './script';
import { type NewSubmission, StoreError, type StoredSubmission, type SubmitOutcome } from './store';

/** @returns the outcome of an earlier post with the same key */
export function* findReplay({ idempotency }: NewSubmission): Script<SubmitOutcome | undefined> {
  if (idempotency === undefined) return undefined;
  const find = `SELECT k.body_hash AS "bodyHash", s.reference FROM idempotency_keys k
    JOIN submissions s ON s.id = k.submission_id WHERE k.key = ?1`;
  const [known] = yield* query<{ bodyHash: string; reference: string }>(find, idempotency.key);
  if (known === undefined) return undefined;
  return known.bodyHash === idempotency.bodyHash
    ? { outcome: 'replayed', reference: known.reference }
    : { outcome: 'conflict' };
}

type Effects = Pick<NewSubmission, 'identities' | 'outgoing'>;

/** @returns whether another submission has had the free audit of one of the identities */
function* isTaken(identities: Effects['identities'], ownId = 0): Script<boolean> {
  if (identities.length === 0) return false;
  const each = identities.map((_, index) => `(?${2 * index + 2}, ?${2 * index + 3})`).join(', ');
  const find = `SELECT 1 FROM audit_identities
    WHERE submission_id <> ?1 AND (kind, hash) IN (VALUES ${each}) LIMIT 1`;
  const values = identities.flatMap(({ kind, hash }) => [kind, hash]);
  return (yield* query(find, ownId, ...values)).length > 0;
}

const isAsked = isAskedSql('(SELECT s.mailbox FROM submissions s WHERE s.id = ?1)', '?2');

/** Stores the identities of a submission, and queues its mails and calls: a confirmation only if it may be asked. */
function* addEffects(id: number, { identities, outgoing }: Effects, now: number): Script<void> {
  for (const { kind, hash } of identities)
    yield* query('INSERT INTO audit_identities VALUES (?1, ?2, ?3)', kind, hash, id);
  for (const kind of outgoing)
    if (kind !== 'confirmation' || (yield* query(isAsked, id, now)).length === 0)
      yield* enqueue(id, kind, now);
}

/** Checks key and identities of a submission and stores it, while no other transaction writes. */
export function* submit(submission: NewSubmission): Script<SubmitOutcome> {
  const { idempotency, identities, reference, receivedAt } = submission;
  const replay = yield* findReplay(submission);
  if (replay !== undefined) return replay;
  if (yield* isTaken(identities)) return { outcome: 'taken' };
  const insert = `INSERT INTO submissions
    (reference, kind, email, mailbox, payload, received_at, quarantine)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) RETURNING id`;
  const [row] = yield* query<{ id: number }>(
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
    yield* query('INSERT INTO idempotency_keys VALUES (?1, ?2, ?3)', key, bodyHash, row.id);
  }
  yield* addEffects(row.id, submission, receivedAt);
  return { outcome: 'stored', reference };
}

export type ReleaseOutcome = 'released' | 'clean' | 'unknown' | 'taken';

/**
 * Releases a quarantined submission: stores its identities and queues its mails, as for a clean one.
 *
 * @param effectsOf returns the identities and outgoing kinds of the lead
 * @returns `taken` if one of its identities has had its free audit; nothing changes then
 */
export function* releaseLead(
  reference: string,
  now: number,
  effectsOf: (lead: StoredSubmission) => Effects,
): Script<ReleaseOutcome> {
  const lead = yield* findLead(reference);
  if (lead === undefined) return 'unknown';
  if (lead.quarantine === undefined) return 'clean';
  const effects = effectsOf(lead);
  // Another process may have just released it.
  if (yield* isTaken(effects.identities, lead.id)) return 'taken';
  const clear = `UPDATE submissions SET quarantine = NULL
    WHERE id = ?1 AND quarantine IS NOT NULL RETURNING id`;
  if ((yield* query(clear, lead.id)).length === 0) return 'clean';
  yield* addEffects(lead.id, effects, now);
  return 'released';
}
