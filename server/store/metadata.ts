import { randomBytes } from 'node:crypto';
import type { Transaction } from './transaction';

/**
 * What the site stores about itself, one value each, in the table `facts`: whether the database is a
 * copy (`copied`), and what is counted until the next digest reports it.
 */
type MetadataKey = 'copied' | CountedEvent;

const countedEvents = ['posts-refused', 'confirmations-waited'] as const;
type CountedEvent = (typeof countedEvents)[number];

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

export async function deleteMetadata(tx: Transaction, name: MetadataKey): Promise<void> {
  await tx.rows('DELETE FROM facts WHERE name = ?1', name);
}

/** @returns the events since the last digest, with their number */
export async function readEvents(tx: Transaction): Promise<[CountedEvent, string][]> {
  const events: [CountedEvent, string][] = [];
  for (const name of countedEvents) {
    const value = await readMetadata(tx, name);
    if (value !== undefined) events.push([name, value]);
  }
  return events;
}

/** @returns the number of entries that wait in a restored copy, and may have been sent since */
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

/** @returns the secret that processes on PostgreSQL share, if there is one */
export async function readSecret(tx: Transaction): Promise<Buffer | undefined> {
  const find = "SELECT value FROM settings WHERE name = 'secret'";
  const [setting] = await tx.rows<{ value: string }>(find);
  return setting && Buffer.from(setting.value, 'hex');
}

/** Creates the shared secret, unless another process has just done so. */
export async function createSecret(tx: Transaction): Promise<void> {
  const insert = "INSERT INTO settings VALUES ('secret', ?1) ON CONFLICT DO NOTHING";
  await tx.rows(insert, randomBytes(32).toString('hex'));
}
