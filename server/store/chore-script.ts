import { query, type Script } from './script';

/**
 * Claims a run of a chore for this process. A run recorded in the future does not count: the clock was set back.
 *
 * @param since the chore is due if its last run was before this time, in milliseconds since 1970; 0 if
 *   the chore runs only once
 * @returns whether this process must run it
 */
export function* claimRun(name: string, now: number, since: number): Script<boolean> {
  const upsert = `INSERT INTO chores (name, at) VALUES (?1, ?2)
    ON CONFLICT (name) DO UPDATE SET at = ?2 WHERE chores.at < ?3 OR chores.at > ?2 RETURNING at`;
  return (yield* query(upsert, name, now, since)).length > 0;
}
