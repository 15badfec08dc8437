import { deleteFact, readFact } from './fact-script';
import { numberOf } from './rows';
import { query, type Script } from './script';

/** @returns the number of entries that wait in a restored copy, and may have been sent since; 0 in any other database */
export function* countWaitingInCopy(): Script<number> {
  if ((yield* readFact('copied')) === undefined) return 0;
  const [row] = yield* query('SELECT count(*) AS waiting FROM outbox WHERE due_at IS NOT NULL');
  return row === undefined ? 0 : numberOf(row, 'waiting');
}

/**
 * Ends the check of a restored copy.
 *
 * @param sends whether waiting entries are sent; otherwise they count as sent
 * @returns the number of waiting entries
 */
export function* settleCopy(sends: boolean): Script<number> {
  const waiting = yield* countWaitingInCopy();
  if (!sends && waiting > 0)
    yield* query('UPDATE outbox SET due_at = NULL WHERE due_at IS NOT NULL');
  yield* deleteFact('copied');
  return waiting;
}
