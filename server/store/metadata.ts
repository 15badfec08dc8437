import type { Transaction } from './transaction';

/** What the site stores about itself, one value each, in the table `facts`. */
type MetadataKey =
  | 'copied'
  | 'home'
  | 'latest-time'
  | 'purge-stopped'
  | 'posts-refused'
  | 'posts-unlinked'
  | 'confirmations-waited';

export async function readMetadata(
  tx: Transaction,
  name: MetadataKey,
): Promise<string | undefined> {
  const find = 'SELECT value FROM facts WHERE name = ?1';
  return (await tx.rows<{ value: string }>(find, name))[0]?.value;
}

export async function setMetadata(
  tx: Transaction,
  name: MetadataKey,
  value: string,
): Promise<void> {
  const upsert =
    'INSERT INTO facts (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2';
  await tx.rows(upsert, name, value);
}

export async function incrementMetadata(
  tx: Transaction,
  name: MetadataKey,
  number: number,
): Promise<void> {
  await setMetadata(tx, name, String(Number((await readMetadata(tx, name)) ?? 0) + number));
}

/** Adds texts to a list in one value, separated by dots. */
export async function appendMetadata(
  tx: Transaction,
  name: MetadataKey,
  texts: readonly string[],
): Promise<void> {
  const known = await readMetadata(tx, name);
  await setMetadata(tx, name, [...(known === undefined ? [] : [known]), ...texts].join(' · '));
}

export async function deleteMetadata(tx: Transaction, name: MetadataKey): Promise<void> {
  await tx.rows('DELETE FROM facts WHERE name = ?1', name);
}

/** Events since the last digest, which reports each once. */
const eventNames = ['posts-refused', 'posts-unlinked', 'confirmations-waited'] as const;

/** @returns the events since the last digest, with their number or list */
export async function readEvents(
  tx: Transaction,
): Promise<[(typeof eventNames)[number], string][]> {
  const events: [(typeof eventNames)[number], string][] = [];
  for (const name of eventNames) {
    const value = await readMetadata(tx, name);
    if (value !== undefined) events.push([name, value]);
  }
  return events;
}

/** Records which database this is. One with the record of another was restored from its dump: it is marked as a copy. */
export async function recordHome(tx: Transaction, home: string): Promise<void> {
  const known = await readMetadata(tx, 'home');
  if (known === home) return;
  await setMetadata(tx, 'home', home);
  if (known !== undefined) await setMetadata(tx, 'copied', home);
}

const hourMs = 3_600_000;
const maxAheadMs = 30 * 24 * hourMs;

/** @returns the latest time recorded, in milliseconds since 1970; undefined in a new database */
async function latestTime(tx: Transaction): Promise<number | undefined> {
  const known = await readMetadata(tx, 'latest-time');
  if (known !== undefined) return Number(known);
  const latest = 'SELECT max(received_at) AS at FROM submissions';
  return (await tx.rows<{ at?: number }>(latest))[0]?.at;
}

/**
 * Compares a clock with the latest time recorded (docs/rules.md#retention).
 *
 * @param now milliseconds since 1970
 * @returns whether it is at most 30 days ahead and at most an hour behind, as clocks of several processes may be
 */
export async function isClockPlausible(tx: Transaction, now: number): Promise<boolean> {
  const latest = await latestTime(tx);
  return latest === undefined || (now <= latest + maxAheadMs && now >= latest - hourMs);
}

/** Records the latest time, at most once an hour, if the clock is plausible. */
export async function recordLatestTime(tx: Transaction, now: number): Promise<void> {
  if (!(await isClockPlausible(tx, now))) return;
  const known = Number((await readMetadata(tx, 'latest-time')) ?? -Infinity);
  if (now > known + hourMs) await setMetadata(tx, 'latest-time', String(now));
}

/** Accepts the current time and clears the warning, after the owner confirmed a purge. */
export async function confirmPurge(tx: Transaction, now: number): Promise<void> {
  await setMetadata(tx, 'latest-time', String(now));
  await deleteMetadata(tx, 'purge-stopped');
}

/** @returns the number of entries that wait in a database restored from a backup, and may have been sent since; 0 in any other */
export async function countWaitingInRestored(tx: Transaction): Promise<number> {
  if ((await readMetadata(tx, 'copied')) === undefined) return 0;
  const count = 'SELECT count(*) AS waiting FROM outbox WHERE due_at IS NOT NULL';
  return (await tx.rows<{ waiting: number }>(count))[0]?.waiting ?? 0;
}

/**
 * Decides, after a restore from a backup, what happens to the entries that were waiting in it.
 *
 * @param sends whether waiting entries are sent; otherwise they count as sent
 * @returns the number of waiting entries
 */
export async function endRestoreCheck(tx: Transaction, sends: boolean): Promise<number> {
  const waiting = await countWaitingInRestored(tx);
  if (!sends && waiting > 0)
    await tx.rows('UPDATE outbox SET due_at = NULL WHERE due_at IS NOT NULL');
  await deleteMetadata(tx, 'copied');
  return waiting;
}
