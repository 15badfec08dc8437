import type { Transaction } from './transaction';

/**
 * A backup marks its copy of the database as one. Mails and calls that wait in a restored copy may
 * have been sent since, so the owner decides about them before the server starts.
 *
 * @returns the number of these mails and calls; undefined if the database is no copy
 */
export async function countWaitingInRestored(tx: Transaction): Promise<number | undefined> {
  const mark = await tx.rows("SELECT 1 FROM facts WHERE name = 'copied'");
  if (mark.length === 0) return undefined;
  const count = 'SELECT count(*) AS waiting FROM outbox WHERE due_at IS NOT NULL';
  return (await tx.rows<{ waiting: number }>(count))[0]?.waiting;
}

/**
 * Removes the mark of a copy.
 *
 * @param sends whether what waits is sent; otherwise it counts as sent
 * @returns the number of mails and calls that waited
 */
export async function endRestoreCheck(tx: Transaction, sends: boolean): Promise<number> {
  const waiting = (await countWaitingInRestored(tx)) ?? 0;
  if (!sends && waiting > 0)
    await tx.rows('UPDATE outbox SET due_at = NULL WHERE due_at IS NOT NULL');
  await tx.rows("DELETE FROM facts WHERE name = 'copied'");
  return waiting;
}
