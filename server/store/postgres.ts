import { randomBytes } from 'node:crypto';
import { ConfigError } from '../base/config-error';
import type { Dialect } from './driver';
import { openPostgresConnection } from './postgres-connection';
import { missingMigrations, postgresMigrations, schemaVersion } from './schema';
import { createStore, type Store } from './store';
import { StoreError } from './store-error';
import type { Transaction } from './transaction';

const dialect: Dialect = {
  clock: '(extract(epoch FROM clock_timestamp()) * 1000)::bigint',
  rowLock: 'FOR UPDATE OF o SKIP LOCKED',
  jsonIds: '(SELECT id::bigint FROM json_array_elements_text(?1::json) AS ids (id))',
};

/** What the owner is told of a person whose rows were deleted. */
const remainingCopies = [
  'The database server keeps the deleted rows in its files until its next VACUUM, ' +
    'and in its write-ahead log, replicas and backups until those are deleted',
];

/**
 * Opens the store on a PostgreSQL server, which several processes may share.
 *
 * @param url `postgres://user:password@host:5432/database`
 * @throws {StoreError} when the server is unreachable, or its schema is of another version
 */
export const openPostgresStore = async (url: string, isReadOnly = false) => {
  const connection = openPostgresConnection(url, isReadOnly);
  const { withoutTransaction, transaction, close } = connection;
  try {
    await transaction((tx) => migrate(tx, isReadOnly));
  } catch (error) {
    await close();
    throw error;
  }
  const store: Store = createStore({
    dialect,
    write: (work) => retryAfterRace(() => transaction(work)),
    read: (work) => work(withoutTransaction),
    clean: async () => remainingCopies,
    backup: () => Promise.reject(new ConfigError('On PostgreSQL, back up with pg_dump')),
    close,
  });
  const secret = {
    read: () => readSecret(withoutTransaction),
    create: () => retryAfterRace(() => transaction(createSecret)),
  };
  return { store, connection, secret };
};

/**
 * @returns the secret that processes on PostgreSQL share, in its table `settings`, if there is one
 */
async function readSecret(tx: Transaction): Promise<Buffer | undefined> {
  const find = "SELECT value FROM settings WHERE name = 'secret'";
  const [setting] = await tx.rows<{ value: string }>(find);
  return setting && Buffer.from(setting.value, 'hex');
}

/** Creates the shared secret, unless another process has just done so. */
async function createSecret(tx: Transaction): Promise<void> {
  const insert = "INSERT INTO settings VALUES ('secret', ?1) ON CONFLICT DO NOTHING";
  await tx.rows(insert, randomBytes(32).toString('hex'));
}

const migrate = async (tx: Transaction, isReadOnly: boolean) => {
  // A current schema needs no rights but to read and write rows.
  if (missingMigrations(await versionOf(tx), postgresMigrations).length === 0) return;
  if (isReadOnly) throw new StoreError('OTHER_SCHEMA');
  // Processes that start together migrate one at a time.
  await tx.lock('schema');
  await tx.rows('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  const version = await versionOf(tx);
  for (const step of missingMigrations(version, postgresMigrations)) await tx.rows(step);
  if (version === 0) await tx.rows('INSERT INTO schema_version VALUES (0)');
  await tx.rows('UPDATE schema_version SET version = ?1', schemaVersion);
};

/** @returns the version of the schema; 0 without one */
const versionOf = async (tx: Transaction): Promise<number> => {
  const find = "SELECT 1 WHERE to_regclass('schema_version') IS NOT NULL";
  if ((await tx.rows(find)).length === 0) return 0;
  const [row] = await tx.rows<{ version: number }>('SELECT version FROM schema_version');
  return row?.version ?? 0;
};

/**
 * PostgreSQL's codes for two transactions that want the same row (a unique violation, a
 * serialization failure, a deadlock): the one that is refused finds the other's row when it runs
 * again.
 */
const raceCodes: ReadonlySet<string> = new Set(['23505', '40001', '40P01']);
const maxAttempts = 5;

const retryAfterRace = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      const isRace = error instanceof StoreError && raceCodes.has(error.code);
      if (!isRace || attempt === maxAttempts) throw error;
    }
};
