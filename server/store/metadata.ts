import { randomBytes } from 'node:crypto';
import type { Transaction } from './transaction';

/**
 * What the site stores about itself, one value each, in the table `facts`: whether the database is a copy (`copied`),
 * which database it is (`home`), and what the next digest counts.
 */
type MetadataKey = 'copied' | 'home' | 'posts-refused' | 'confirmations-waited';

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

/** What is counted until the next digest reports it. */
const eventNames = ['posts-refused', 'confirmations-waited'] as const;

/** @returns the events since the last digest, with their number */
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

/** Records which database this is. One with the record of another was restored from a dump: it is marked as a copy. */
export async function recordHome(tx: Transaction, home: string): Promise<void> {
  const known = await readMetadata(tx, 'home');
  if (known === home) return;
  await setMetadata(tx, 'home', home);
  if (known !== undefined) await setMetadata(tx, 'copied', home);
}

/** @returns the number of entries that wait in a restored database, and may have been sent since; 0 in any other */
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

/** @returns which PostgreSQL database this is; a restored dump is in another one */
export async function databaseHome(tx: Transaction): Promise<string | undefined> {
  const find = `SELECT system_identifier || '/' || oid AS home FROM pg_control_system(), pg_database
    WHERE datname = current_database()`;
  return (await tx.rows<{ home: string }>(find))[0]?.home;
}
