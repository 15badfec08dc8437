import { findLead, selectLeads } from './lead-script';
import { query, type Script } from './script';
import type { Identity, StoredSubmission } from './store';

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
