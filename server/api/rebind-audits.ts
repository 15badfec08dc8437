import { failureCode, type Log } from '../log';
import { claimDailyRun } from '../store/chore-script';
import { query, type Script } from '../store/script';
import type { Store, StoredSubmission } from '../store/store';
import { auditIdentities } from './audit-identities';

/** Change the number whenever identities are normalised differently. */
const runName = 'audit-identities-2';

/** Audits bound in one transaction, which takes a few milliseconds. */
const pageSize = 200;

function* hasRun(): Script<boolean> {
  return (yield* query('SELECT 1 FROM chores WHERE name = ?1', runName)).length > 0;
}

function* bind(audits: readonly StoredSubmission[], secret: Buffer): Script<void> {
  const insert = `INSERT INTO audit_identities (kind, hash, submission_id)
    SELECT ?1, ?2, id FROM submissions WHERE id = ?3 ON CONFLICT DO NOTHING`;
  for (const { id, payload } of audits)
    for (const { kind, hash } of auditIdentities(payload, secret))
      yield* query(insert, kind, hash, id);
}

const bindAll = async (store: Store, secret: Buffer) => {
  let bound = 0;
  let page: StoredSubmission[] = [];
  const write = async () => {
    const audits = page;
    page = [];
    await store.write(() => bind(audits, secret));
    bound += audits.length;
  };
  for await (const audit of store.exportRows({ kind: 'audit' })) {
    if (audit.quarantine !== undefined) continue;
    page.push(audit);
    if (page.length === pageSize) await write();
  }
  await write();
  return bound;
};

/**
 * Adds the current identity hashes to older audits, so that a change in normalisation gives nobody a second free audit
 * (docs/decisions/016-one-audit-per-identity.md). Keeps the old hashes. Runs once; after a database error it logs a
 * warning and runs again at the next start.
 */
export const rebindAudits = async (
  store: Store,
  secret: Buffer,
  log: Log,
  now: number,
): Promise<void> => {
  try {
    if (await store.read(hasRun)) return;
    const audits = await bindAll(store, secret);
    await store.write(() => claimDailyRun(runName, now, 0));
    if (audits > 0) log('info', 'audits-bound-anew', { audits });
  } catch (error) {
    log('warn', 'audits-not-bound-anew', { code: failureCode(error) });
  }
};
