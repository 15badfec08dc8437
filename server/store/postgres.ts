import { ConfigError } from '../config-error';
import { createStore } from './create-store';
import type { Dialect } from './outbox';
import { openPostgresConnection, type PostgresConnection } from './postgres-connection';
import { migratePostgres } from './postgres-migrate';
import { submitToPostgres } from './postgres-submit';
import { runScriptOnPostgres } from './script';
import type { Store } from './store';

/** Skips entries that another process is claiming. */
const dialect: Dialect = {
  clock: '(extract(epoch FROM clock_timestamp()) * 1000)::bigint',
  lock: 'FOR UPDATE OF o SKIP LOCKED',
  ids: '(SELECT id::bigint FROM json_array_elements_text(?1::json) AS ids (id))',
  isAlone: false,
};

const notVacuumed =
  'The deleted rows are still in the files of the database server, because its role may not vacuum. Ask the owner of the tables to run VACUUM submissions, outbox, idempotency_keys, audit_identities';
const inLog =
  'The write-ahead log of the database server, its replicas and backups keep them until they are deleted';

interface PostgresStore {
  store: Store;
  connection: PostgresConnection;
  /** HMAC key. */
  secret: Buffer;
}

/**
 * Opens the store on a PostgreSQL server, which several processes may share.
 *
 * @param url `postgres://user:password@host:5432/database`
 * @throws {StoreError} when the server is unreachable, its schema is newer, or its secret is lost
 */
export const openPostgresStore = async (
  url: string,
  { isNew = false, isReadOnly = false }: { isNew?: boolean; isReadOnly?: boolean } = {},
): Promise<PostgresStore> => {
  const connection = openPostgresConnection(url, isReadOnly);
  let secret: Buffer;
  try {
    secret = await migratePostgres(connection, { isNew, isReadOnly });
  } catch (error) {
    await connection.close();
    throw error;
  }
  const { all, transaction, runOutsideTransaction, close } = connection;
  const store = createStore({
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
  return { store, connection, secret };
};
