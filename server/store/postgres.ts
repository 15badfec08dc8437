import { ConfigError } from '../config-error';
import { createStore } from './create-store';
import type { Dialect } from './outbox';
import { openPostgresConnection } from './postgres-connection';
import { submitToPostgres } from './postgres-submit';
import { postgresMigrations } from './schema';
import { query, runScriptOnPostgres, type Script } from './script';
import { type Store, StoreError } from './store';

/** Skips entries that another process is claiming. */
const dialect: Dialect = {
  clock: '(extract(epoch FROM clock_timestamp()) * 1000)::bigint',
  lock: 'FOR UPDATE OF o SKIP LOCKED',
  ids: '(SELECT id::bigint FROM json_array_elements_text(?1::json) AS ids (id))',
  isAlone: false,
};

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

const notVacuumed =
  'The deleted rows are still in the files of the database server, because its role may not vacuum. Ask the owner of the tables to run VACUUM submissions, outbox, idempotency_keys, audit_identities';
const inLog =
  'The write-ahead log of the database server, its replicas and backups keep them until they are deleted';

/**
 * Opens the store on a PostgreSQL server, which several processes may share.
 *
 * @param url `postgres://user:password@host:5432/database`
 * @throws {StoreError} when the server is unreachable, or its schema is of another version
 */
export const openPostgresStore = async (url: string, isReadOnly = false) => {
  const connection = openPostgresConnection(url, isReadOnly);
  const { all, transaction, runOutsideTransaction, close } = connection;
  try {
    await transaction((run) => runScriptOnPostgres(migrate(isReadOnly), run));
  } catch (error) {
    await close();
    throw error;
  }
  const store: Store = createStore({
    dialect,
    write: (script) => transaction((run) => runScriptOnPostgres(script(), run)),
    submit: (submission) => submitToPostgres(connection, submission),
    read: (script) => runScriptOnPostgres(script(), all),
    // VACUUM removes the deleted rows from the server's files. It cannot be told to pause: a setting of the session would
    // stay with the pooler's connection.
    clean: async () => {
      const warnings = await runOutsideTransaction(
        'VACUUM submissions, outbox, idempotency_keys, audit_identities',
      ).catch(() => ['failed']);
      return [...(warnings.length > 0 ? [notVacuumed] : []), inLog];
    },
    backup: () => Promise.reject(new ConfigError('On PostgreSQL, back up with pg_dump')),
    close,
  });
  return { store, connection };
};
