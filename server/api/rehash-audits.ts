import { failureCode, type Log } from '../log';
import { claimRun } from '../store/chore-script';
import { query, type Script } from '../store/script';
import type { Store, StoredSubmission } from '../store/store';
import { auditIdentities } from './audit-identities';

/** Raise the number when the normalisation of identities changes. */
const runName = 'audit-identities-2';

/** Audits rehashed in one transaction, which takes a few milliseconds. */
const pageSize = 200;

function* hasRun(): Script<boolean> {
  return (yield* query('SELECT 1 FROM chores WHERE name = ?1', runName)).length > 0;
}

function* addIdentityHashes(audits: readonly StoredSubmission[], secret: Buffer): Script<void> {
  const insert = `INSERT INTO audit_identities (kind, hash, submission_id)
    SELECT ?1, ?2, id FROM submissions WHERE id = ?3 ON CONFLICT DO NOTHING`;
  for (const { id, payload } of audits)
    for (const { kind, hash } of auditIdentities(payload, secret))
      yield* query(insert, kind, hash, id);
}

const addAllIdentityHashes = async (store: Store, secret: Buffer) => {
  let rehashed = 0;
  let page: StoredSubmission[] = [];
  const write = async () => {
    const audits = page;
    page = [];
    await store.write(() => addIdentityHashes(audits, secret));
    rehashed += audits.length;
  };
  for await (const audit of store.exportRows({ kind: 'audit' })) {
    if (audit.quarantine !== undefined) continue;
    page.push(audit);
    if (page.length === pageSize) await write();
  }
  await write();
  return rehashed;
};

/**
 * Adds the current identity hashes to older audits, so that a change in normalisation gives nobody a second free audit
 * (docs/decisions/016-one-audit-per-identity.md). Keeps the old hashes. Runs once; after a database error it logs a
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
