import { randomBytes } from 'node:crypto';
import type { PostgresConnection, RunOnPostgres } from './postgres-connection';
import { postgresMigrations } from './schema';
import { query, runScriptOnPostgres, type Script } from './script';
import { StoreError } from './store';

/** @returns the number of migrations applied; 0 without a schema */
function* appliedMigrations(): Script<number> {
  const find = "SELECT 1 WHERE to_regclass('schema_version') IS NOT NULL";
  if ((yield* query(find)).length === 0) return 0;
  const select = 'SELECT version FROM schema_version';
  return (yield* query<{ version: number }>(select))[0]?.version ?? 0;
}

function* migrate(isReadOnly: boolean): Script<void> {
  // A current schema needs no rights but to read and write rows.
  if ((yield* appliedMigrations()) === postgresMigrations.length) return;
  if (isReadOnly) throw new StoreError('OTHER_SCHEMA');
  // Processes that start together migrate one at a time; the id is arbitrary.
  yield* query('SELECT pg_advisory_xact_lock(7203661)');
  yield* query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  const version = yield* appliedMigrations();
  if (version > postgresMigrations.length) throw new StoreError('NEWER_SCHEMA');
  for (const step of postgresMigrations.slice(version)) yield* query(step);
  if (version === 0) yield* query('INSERT INTO schema_version VALUES (0)');
  yield* query('UPDATE schema_version SET version = ?1', postgresMigrations.length);
}

/** Creates a missing secret only in an empty database: with rows, it was lost. */
function* openSecret(isNew: boolean): Script<Buffer> {
  const find = "SELECT value FROM settings WHERE name = 'secret'";
  const [setting] = yield* query<{ value: string }>(find);
  if (setting !== undefined) return Buffer.from(setting.value, 'hex');
  if (!isNew && (yield* query('SELECT id FROM submissions LIMIT 1')).length > 0)
    throw new StoreError('NO_SECRET');
  const insert = "INSERT INTO settings VALUES ('secret', ?1) ON CONFLICT DO NOTHING";
  yield* query(insert, randomBytes(32).toString('hex'));
  return yield* openSecret(isNew);
}

/**
 * Migrates the database under a lock that all processes share.
 *
 * @returns the HMAC key, which is stored in the database because all processes need the same one
 * @throws {StoreError} when the schema is of another version, or the secret is lost
 */
export const migratePostgres = (
  { transaction }: PostgresConnection,
  { isNew, isReadOnly }: { isNew: boolean; isReadOnly: boolean },
): Promise<Buffer> =>
  transaction(async (all: RunOnPostgres) => {
    await runScriptOnPostgres(migrate(isReadOnly), all);
    return runScriptOnPostgres(openSecret(isNew), all);
  });
