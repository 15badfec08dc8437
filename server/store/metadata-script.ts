import { query, type Script } from './script';

/** What the site stores about itself, one value each, in the table `facts`. */
type MetadataKey =
  | 'copied'
  | 'home'
  | 'latest-time'
  | 'purge-stopped'
  | 'posts-refused'
  | 'posts-unlinked'
  | 'confirmations-waited';

export function* readMetadata(name: MetadataKey): Script<string | undefined> {
  const find = 'SELECT value FROM facts WHERE name = ?1';
  return (yield* query<{ value: string }>(find, name))[0]?.value;
}

export function* setMetadata(name: MetadataKey, value: string): Script<void> {
  const upsert =
    'INSERT INTO facts (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2';
  yield* query(upsert, name, value);
}

export function* incrementMetadata(name: MetadataKey, number: number): Script<void> {
  yield* setMetadata(name, String(Number((yield* readMetadata(name)) ?? 0) + number));
}

/** Adds texts to a list in one value, separated by dots. */
export function* appendMetadata(name: MetadataKey, texts: readonly string[]): Script<void> {
  const known = yield* readMetadata(name);
  yield* setMetadata(name, [...(known === undefined ? [] : [known]), ...texts].join(' · '));
}

export function* deleteMetadata(name: MetadataKey): Script<void> {
  yield* query('DELETE FROM facts WHERE name = ?1', name);
}

const hourMs = 3_600_000;
const maxAheadMs = 30 * 24 * hourMs;

/** @returns the latest time recorded, in milliseconds since 1970; undefined in a new database */
function* latestTime(): Script<number | undefined> {
  const known = yield* readMetadata('latest-time');
  if (known !== undefined) return Number(known);
  const latest = 'SELECT max(received_at) AS at FROM submissions';
  return (yield* query<{ at?: number }>(latest))[0]?.at;
}

/**
 * Compares a clock with the latest time recorded (docs/rules.md#retention).
 *
 * @param now milliseconds since 1970
 * @returns whether it is at most 30 days ahead and at most an hour behind, as clocks of several processes may be
 */
export function* isClockPlausible(now: number): Script<boolean> {
  const latest = yield* latestTime();
  return latest === undefined || (now <= latest + maxAheadMs && now >= latest - hourMs);
}

/** Records the latest time, at most once an hour, if the clock is plausible. */
export function* recordLatestTime(now: number): Script<void> {
  if (!(yield* isClockPlausible(now))) return;
  const known = Number((yield* readMetadata('latest-time')) ?? -Infinity);
  if (now > known + hourMs) yield* setMetadata('latest-time', String(now));
}

/** Accepts the current time and clears the warning, after the owner confirmed a purge. */
export function* confirmPurge(now: number): Script<void> {
  yield* setMetadata('latest-time', String(now));
  yield* deleteMetadata('purge-stopped');
}

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
