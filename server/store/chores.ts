import { enqueue } from './outbox-entries';
import type { Transaction } from './transaction';

/**
 * Claims a run of a chore for this process, so that of all processes one runs it.
 *
 * @param since the chore is due if its last run was before this time, in milliseconds since 1970;
 *   0 if the chore runs only once
 * @returns whether this process must run it
 */
export async function claimRun(tx: Transaction, name: string, now: number, since: number) {
  // A run recorded in the future does not count: the clock was set back.
  const upsert = `INSERT INTO chores (name, at) VALUES (?1, ?2)
    ON CONFLICT (name) DO UPDATE SET at = ?2 WHERE chores.at < ?3 OR chores.at > ?2 RETURNING at`;
  return (await tx.rows(upsert, name, now, since)).length > 0;
}

/**
 * Queues the mail with the owner's commands (`desk`), or the call that tells that no mail leaves
 * (`mail-stuck`), unless it has been queued since a time, in milliseconds since 1970.
 *
 * @returns whether it was queued
 */
export async function queueOnceSince(
  tx: Transaction,
  kind: 'desk' | 'mail-stuck',
  now: number,
  since: number,
) {
  if (!(await claimRun(tx, kind, now, since))) return false;
  await enqueue(tx, null, kind, now);
  return true;
}
