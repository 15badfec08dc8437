import { deleteFact, readFact } from './fact-script';
import { numberOf } from './rows';
import { query, type Script } from './script';

/** @returns how much waits to leave in a database that is a restored copy, and may have left since; else none */
export function* countWaitingInCopy(): Script<number> {
  if ((yield* readFact('copied')) === undefined) return 0;
  const [row] = yield* query('SELECT count(*) AS waiting FROM outbox WHERE due_at IS NOT NULL');
  return row === undefined ? 0 : numberOf(row, 'waiting');
}

/** The owner decided: what waits in a copy leaves, or counts as sent. @returns how much it is */
export function* settleCopy(sends: boolean): Script<number> {
  const waiting = yield* countWaitingInCopy();
  if (!sends && waiting > 0)
    yield* query('UPDATE outbox SET due_at = NULL WHERE due_at IS NOT NULL');
  yield* deleteFact('copied');
  return waiting;
}
