import { randomBytes } from 'node:crypto';
import type { Transaction } from './transaction';

/** @returns the secret that processes on PostgreSQL share, in its table `settings`, if there is one */
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
