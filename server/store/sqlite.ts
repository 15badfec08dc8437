import { createReadStream } from 'node:fs';
import { failureCode } from '../log';
import { createStore } from './create-store';
import type { Dialect } from './outbox';
import { sqliteMigrations } from './schema';
import { query, runScriptOnSqlite } from './script';
import { backUpSqlite } from './sqlite-backup';
import {
  fileId,
  openSqliteConnection,
  retryWhileBusy,
  type SqliteConnection,
} from './sqlite-connection';
import { type Store, StoreError, toStoreError } from './store';
import { submit } from './submit-script';
import { createWriteQueue } from './write-queue';

/** SQLite locks the whole database in a transaction. */
const dialect: Dialect = {
  clock: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  lock: '',
  ids: '(SELECT value FROM json_each(?1))',
  isAlone: true,
};

const versionOf = ({ all }: SqliteConnection): number => {
  const version = query<{ version: number }>(
    'SELECT user_version AS version FROM pragma_user_version',
  );
  return runScriptOnSqlite(version, all)[0]?.version ?? 0;
};

/** Read-only commands do not migrate: that is left to the server. */
const checkVersion = (connection: SqliteConnection) => {
  if (versionOf(connection) !== sqliteMigrations.length) throw new StoreError('OTHER_SCHEMA');
};

const migrate = (connection: SqliteConnection) => {
  connection.transaction(() => {
    const version = versionOf(connection);
    if (version > sqliteMigrations.length) throw new StoreError('NEWER_SCHEMA');
    // Write nothing to a current schema, so that erasing can begin on a full disk.
    if (version === sqliteMigrations.length) return;
    for (const step of sqliteMigrations.slice(version)) connection.exec(step);
    connection.exec(`PRAGMA user_version = ${sqliteMigrations.length}`);
  });
};

const openReadOnly = (file: string): SqliteConnection => {
  try {
    return openSqliteConnection(file, checkVersion, 'read');
  } catch (error) {
    // A process was killed during a write: open the file for writing, which rolls it back.
    if (failureCode(error) !== 'SQLITE_READONLY_ROLLBACK') throw error;
    openSqliteConnection(file, checkVersion).close();
    return openSqliteConnection(file, checkVersion, 'read');
  }
};

const toLowerCaseBytes = (bytes: Buffer) => bytes.toString('latin1').toLowerCase();

/** @returns whether a file contains a text, in any case */
const fileContains = async (file: string, text: string): Promise<boolean> => {
  const needle = toLowerCaseBytes(Buffer.from(text));
  let tail = '';
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const window = tail + toLowerCaseBytes(chunk);
    if (window.includes(needle)) return true;
    tail = window.slice(Math.max(0, window.length - needle.length + 1));
  }
  return false;
};

/**
 * Opens the store on a SQLite file. A resolved write is on disk: see the pragmas of the connection.
 *
 * @param isReadOnly never writes, not even a migration
 * @throws {StoreError} when the file cannot be opened or is not the site's database
 */
export const openSqliteStore = (file: string, isReadOnly = false): Store => {
  const open = () => (isReadOnly ? openReadOnly(file) : openSqliteConnection(file, migrate));
  let connection: SqliteConnection | undefined;
  /** Opens the file again if it was replaced. A file that is missing by then is not created. */
  const current = () => {
    if (connection?.id === fileId(file)) return connection;
    connection?.close();
    connection = undefined;
    connection = open();
    return connection;
  };
  const writes = createWriteQueue((work) => {
    const { transaction, all } = current();
    transaction(() => work(all));
  });
  try {
    connection = open();
  } catch (error) {
    throw toStoreError(error);
  }
  return createStore({
    dialect,
    write: (script) => writes.run((all) => runScriptOnSqlite(script(), all)),
    submit: (submission) => writes.run((all) => runScriptOnSqlite(submit(submission), all)),
    // Reads bypass the queue, but wait as long as it does for another process's lock.
    read: (script) => retryWhileBusy(() => runScriptOnSqlite(script(), current().all)),
    clean: async (text) => {
      // When SQLite rebalances a page, its unused part may keep a copy that deleting does not overwrite.
      if (text !== undefined && (await fileContains(file, text)))
        await retryWhileBusy(() => current().vacuum());
      return [];
    },
    backup: (target) =>
      backUpSqlite(file, target).catch((error: unknown) => {
        throw toStoreError(error);
      }),
    close: async () => {
      await writes.idle();
      connection?.close();
      connection = undefined;
    },
  });
};
