import { randomUUID } from 'node:crypto';
import { channelOf, submissionColumns, type SubmissionRow, toSubmission } from './rows';
import { query, type Script, type SqlValue } from './script';
import type {
  Identity,
  OutgoingKind,
  OwnerMailKind,
  StoredSubmission,
  SubmissionKind,
} from './store';

/** State of a lead's mail or webhook call; times in milliseconds since 1970. */
export interface Outgoing {
  kind: string;
  attempts: number;
  dueAt?: number;
  parkedAt?: number;
}

/** @param where SQL from the condition on, of the table `submissions s` @returns the submissions that it selects */
export function* selectLeads(where: string, ...values: SqlValue[]): Script<StoredSubmission[]> {
  const select = `SELECT ${submissionColumns} FROM submissions s WHERE ${where}`;
  return (yield* query<SubmissionRow>(select, ...values)).map(toSubmission);
}

/** @returns the latest leads, of one kind or all kinds, newest last */
export function* latestLeads(
  limit: number,
  kind?: SubmissionKind,
  isQuarantined = false,
): Script<StoredSubmission[]> {
  const latest = `s.kind = coalesce(?1, s.kind) ${isQuarantined ? 'AND s.quarantine IS NOT NULL' : ''}
    ORDER BY s.id DESC LIMIT ?2`;
  return (yield* selectLeads(latest, kind ?? null, limit)).toReversed();
}

export function* findLead(reference: string): Script<StoredSubmission | undefined> {
  return (yield* selectLeads('s.reference = ?1', reference))[0];
}

export function* findLeadById(id: number): Script<StoredSubmission | undefined> {
  return (yield* selectLeads('s.id = ?1', id))[0];
}

/** @returns the latest leads of an address, newest first */
export const leadsOfPerson = (email: string, limit: number): Script<StoredSubmission[]> =>
  selectLeads('s.email = ?1 ORDER BY s.id DESC LIMIT ?2', email, limit);

/** @returns the mails and calls of a lead */
export const outgoingOfLead = (id: number): Script<Outgoing[]> =>
  query<Outgoing>(
    `SELECT kind, attempts, due_at AS "dueAt", parked_at AS "parkedAt" FROM outbox
      WHERE submission_id = ?1 ORDER BY queued_at`,
    id,
  );

/** Adds a mail or call to the outbox. @param submissionId null if it is about none */
export function* enqueue(
  submissionId: number | null,
  kind: OutgoingKind | OwnerMailKind | 'mail-stuck',
  now: number,
  id: string = randomUUID(),
): Script<void> {
  yield* query(
    `INSERT INTO outbox (id, channel, kind, submission_id, queued_at, due_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    id,
    channelOf(kind),
    kind,
    submissionId,
    now,
    now,
  );
}

/**
 * Makes the parked entries of a lead due, as if they had never been tried.
 *
 * @returns their number; undefined for an unknown reference
 */
export function* retryParked(reference: string, now: number): Script<number | undefined> {
  const lead = yield* findLead(reference);
  if (lead === undefined) return undefined;
  const retry = `UPDATE outbox SET due_at = ?1, attempts = 0, unconfirmed = 0, parked_at = NULL,
    digest_id = NULL WHERE submission_id = ?2 AND parked_at IS NOT NULL RETURNING id`;
  return (yield* query(retry, now, lead.id)).length;
}

export interface DropOutcome {
  /** Whether the lead itself is gone. */
  isLead: boolean;
  /** How many parked mails and calls of it are gone; 0 if the lead is. */
  entries: number;
}

/** Deletes a quarantined lead, or the parked entries of any other. @param what limits it to leads or to entries */
export function* dropLead(
  reference: string,
  what?: 'lead' | 'entries',
): Script<DropOutcome | undefined> {
  const lead = yield* findLead(reference);
  if (lead === undefined) return undefined;
  const held = 'DELETE FROM submissions WHERE id = ?1 AND quarantine IS NOT NULL RETURNING id';
  if (what !== 'entries' && (yield* query(held, lead.id)).length > 0)
    return { isLead: true, entries: 0 };
  if (what === 'lead') return { isLead: false, entries: 0 };
  const parked = `DELETE FROM outbox WHERE submission_id = ?1 AND parked_at IS NOT NULL
    RETURNING id`;
  return { isLead: false, entries: (yield* query(parked, lead.id)).length };
}

/** @returns references of what is held of the mailbox of a lead, a page in the order received */
export function* heldOfSender(
  reference: string,
  afterId: number,
  limit: number,
): Script<{ id: number; reference: string }[]> {
  const held = `SELECT id, reference FROM submissions
    WHERE quarantine IS NOT NULL AND id > ?2
      AND mailbox = (SELECT s.mailbox FROM submissions s WHERE s.reference = ?1)
    ORDER BY id LIMIT ?3`;
  return yield* query<{ id: number; reference: string }>(held, reference, afterId, limit);
}

/** @returns the audit that holds an identity (docs/rules.md#one-free-audit) */
export function* auditHolding({ kind, hash }: Identity): Script<StoredSubmission | undefined> {
  const held = 's.id = (SELECT submission_id FROM audit_identities WHERE kind = ?1 AND hash = ?2)';
  return (yield* selectLeads(held, kind, hash))[0];
}

export type FreeOutcome = 'freed' | 'none' | 'no-audit' | 'unknown';

/** Deletes the identities of an audit. */
export function* freeAudit(reference: string): Script<FreeOutcome> {
  const lead = yield* findLead(reference);
  if (lead === undefined) return 'unknown';
  if (lead.kind !== 'audit') return 'no-audit';
  const gone = 'DELETE FROM audit_identities WHERE submission_id = ?1 RETURNING kind';
  return (yield* query(gone, lead.id)).length > 0 ? 'freed' : 'none';
}
