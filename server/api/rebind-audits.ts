import { failureCode, type Log } from '../log';
import { takeTurn } from '../store/chore-script';
import { ask, type Script } from '../store/script';
import type { Store, StoredSubmission } from '../store/store';
import { auditIdentities } from './audit-identities';

/** Named anew whenever the spelling of an identity changes. */
const turn = 'audit-identities-2';

/** Audits that are bound in one transaction: a few milliseconds. */
const pageSize = 200;

function* wasTaken(): Script<boolean> {
  return (yield* ask('SELECT 1 FROM chores WHERE name = ?1', turn)).length > 0;
}

function* bind(audits: readonly StoredSubmission[], secret: Buffer): Script<void> {
  const insert = `INSERT INTO audit_identities (kind, hash, submission_id)
    SELECT ?1, ?2, id FROM submissions WHERE id = ?3 ON CONFLICT DO NOTHING`;
  for (const { id, payload } of audits)
    for (const { kind, hash } of auditIdentities(payload, secret))
      yield* ask(insert, kind, hash, id);
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
 * Binds the audits that were taken before the spelling of identities changed to what they are called now, so that
 * nobody gets a second one by it (docs/decisions/016-one-audit-per-identity.md). What they were bound to stays. Done
 * once; done again at the next start where the database could not do it now.
 */
export const rebindAudits = async (
  store: Store,
  secret: Buffer,
  log: Log,
  now: number,
): Promise<void> => {
  try {
    if (await store.read(wasTaken)) return;
    const audits = await bindAll(store, secret);
    await store.write(() => takeTurn(turn, now, 0));
    if (audits > 0) log('info', 'audits-bound-anew', { audits });
  } catch (error) {
    log('warn', 'audits-not-bound-anew', { code: failureCode(error) });
  }
};
