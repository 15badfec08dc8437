import { randomUUID } from 'node:crypto';
import { channelOf, numberOf, numberOrNone, submissionColumns, textOf, toSubmission } from './rows';
import { query, type Script } from './script';
import type { Identity, OutgoingKind, StoredSubmission, SubmissionKind } from './store';

/** State of a lead's mail or webhook call; times in milliseconds since 1970. */
export interface Outgoing {
  kind: string;
  attempts: number;
  dueAt?: number;
  parkedAt?: number;
}

/** @returns the latest leads, of one kind or all kinds, newest last */
export function* latestLeads(
  limit: number,
  kind?: SubmissionKind,
  isQuarantined = false,
): Script<StoredSubmission[]> {
  const latest = `SELECT ${submissionColumns} FROM submissions s
    WHERE s.kind = coalesce(?1, s.kind) ${isQuarantined ? 'AND s.quarantine IS NOT NULL' : ''}
    ORDER BY s.id DESC LIMIT ?2`;
  return (yield* query(latest, kind ?? null, limit)).map(toSubmission).toReversed();
}

export function* findLead(reference: string): Script<StoredSubmission | undefined> {
  const [row] = yield* query(
    `SELECT ${submissionColumns} FROM submissions s WHERE s.reference = ?1`,
    reference,
  );
  return row && toSubmission(row);
}

export function* findLeadById(id: number): Script<StoredSubmission | undefined> {
  const [row] = yield* query(`SELECT ${submissionColumns} FROM submissions s WHERE s.id = ?1`, id);
  return row && toSubmission(row);
}

export function* outgoingOfLead(id: number): Script<Outgoing[]> {
  const rows = yield* query(
    'SELECT kind, attempts, due_at, parked_at FROM outbox WHERE submission_id = ?1 ORDER BY queued_at',
    id,
  );
  return rows.map((row) => ({
    kind: textOf(row, 'kind'),
    attempts: numberOf(row, 'attempts'),
    dueAt: numberOrNone(row, 'due_at'),
    parkedAt: numberOrNone(row, 'parked_at'),
  }));
}

/** Adds a mail or call of a submission to the outbox. */
export function* enqueue(id: number, kind: OutgoingKind, now: number): Script<void> {
  yield* query(
    `INSERT INTO outbox (id, channel, kind, submission_id, queued_at, due_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    randomUUID(),
    channelOf(kind),
    kind,
    id,
    now,
    now,
  );
}

type ReleaseOutcome = 'released' | 'clean' | 'unknown' | 'taken';

/**
 * Releases a quarantined submission: stores its identities and queues its mails, as for a clean one.
 *
 * @param effectsOf returns the identities and outgoing kinds of the lead
 * @returns `taken` if one of its identities has had its free audit; nothing changes then
 */
export function* releaseLead(
  reference: string,
  now: number,
  effectsOf: (lead: StoredSubmission) => {
    identities: readonly Identity[];
    outgoing: readonly OutgoingKind[];
  },
): Script<ReleaseOutcome> {
  const lead = yield* findLead(reference);
  if (lead === undefined) return 'unknown';
  const { identities, outgoing } = effectsOf(lead);
  const clear = `UPDATE submissions SET quarantine = NULL
    WHERE id = ?1 AND quarantine IS NOT NULL RETURNING id`;
  for (const { kind, hash } of identities) {
    const known = 'SELECT 1 FROM audit_identities WHERE kind = ?1 AND hash = ?2';
    if (lead.quarantine !== undefined && (yield* query(known, kind, hash)).length > 0)
      return 'taken';
  }
  if ((yield* query(clear, lead.id)).length === 0) return 'clean';
  for (const { kind, hash } of identities)
    yield* query('INSERT INTO audit_identities VALUES (?1, ?2, ?3)', kind, hash, lead.id);
  for (const kind of outgoing) yield* enqueue(lead.id, kind, now);
  return 'released';
}
