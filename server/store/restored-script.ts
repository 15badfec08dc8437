import { deleteMetadata, readMetadata } from './metadata-script';
import { query, type Script } from './script';

/** @returns the number of entries that wait in a database restored from a backup, and may have been sent since; 0 in any other */
export function* countWaitingInRestored(): Script<number> {
  if ((yield* readMetadata('copied')) === undefined) return 0;
  const count = 'SELECT count(*) AS waiting FROM outbox WHERE due_at IS NOT NULL';
  return (yield* query<{ waiting: number }>(count))[0]?.waiting ?? 0;
}

/**
 * Decides, after a restore from a backup, what happens to the entries that were waiting in it.
 *
 * @param sends whether waiting entries are sent; otherwise they count as sent
 * @returns the number of waiting entries
 */
export function* endRestoreCheck(sends: boolean): Script<number> {
  const waiting = yield* countWaitingInRestored();
  if (!sends && waiting > 0)
    yield* query('UPDATE outbox SET due_at = NULL WHERE due_at IS NOT NULL');
  yield* deleteMetadata('copied');
  return waiting;
}
