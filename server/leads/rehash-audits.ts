import { failureCode, type Log } from '../log';
import { claimRun } from '../store/chore-script';
import { selectLeads } from '../store/lead-script';
import { processInPages } from '../store/process-in-pages';
import { query, type Script } from '../store/script';
import type { Store, StoredSubmission } from '../store/store';
import { auditIdentities } from './audit-identities';

/** Raise the number when the normalisation of identities changes. */
const runName = 'audit-identities-3';

function* hasRun(): Script<boolean> {
  return (yield* query('SELECT 1 FROM chores WHERE name = ?1', runName)).length > 0;
}

function* addIdentityHashes(audits: readonly StoredSubmission[], secret: Buffer): Script<void> {
  // An audit without identities was freed.
  const insert = `INSERT INTO audit_identities (kind, hash, submission_id)
    SELECT ?1, ?2, submission_id FROM audit_identities WHERE submission_id = ?3 LIMIT 1
    ON CONFLICT DO NOTHING`;
  for (const { id, payload } of audits)
    for (const { kind, hash } of auditIdentities(payload, secret))
      yield* query(insert, kind, hash, id);
}

const addAllIdentityHashes = (store: Store, secret: Buffer): Promise<number> => {
  const page = `s.kind = 'audit' AND s.quarantine IS NULL AND s.id > ?1 ORDER BY s.id LIMIT ?2`;
  let last = 0;
  return processInPages(async (limit) => {
    const audits = await store.read(() => selectLeads(page, last, limit));
    await store.write(() => addIdentityHashes(audits, secret));
    last = audits.at(-1)?.id ?? last;
    return audits.length;
  });
};

/**
 * Adds the current identity hashes to older audits, so that a change in normalisation gives nobody a second free audit
 * (docs/decisions.md#one-free-audit-per-identity). Keeps the old hashes. Runs once; after a database error it logs a
 * warning and runs again at the next start.
 */
export const rehashAudits = async (
  store: Store,
  secret: Buffer,
  log: Log,
  now: number,
): Promise<void> => {
  try {
    if (await store.read(hasRun)) return;
    const audits = await addAllIdentityHashes(store, secret);
    await store.write(() => claimRun(runName, now, 0));
    if (audits > 0) log('info', 'audits-rehashed', { audits });
  } catch (error) {
    log('warn', 'audit-rehash-failed', { code: failureCode(error) });
  }
};
