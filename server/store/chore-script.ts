import { query, type Script } from './script';

/**
 * Takes the turn of a chore that is done once in a while, by one process of all. A turn taken in the future (the
 * clock was set back) does not count.
 *
 * @param since the chore is due when its last turn was before this, in milliseconds since 1970
 * @returns whether the turn is ours
 */
export function* claimDailyRun(name: string, now: number, since: number): Script<boolean> {
  const upsert = `INSERT INTO chores (name, at) VALUES (?1, ?2)
    ON CONFLICT (name) DO UPDATE SET at = ?2 WHERE chores.at < ?3 OR chores.at > ?2 RETURNING at`;
  return (yield* query(upsert, name, now, since)).length > 0;
}
