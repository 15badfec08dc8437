import { closeSync, openSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { failureCode } from '../log';
import { toRows } from './row';
import type { SqlValue as Value } from './script';
import { StoreError } from './store';

export interface SqliteConnection {
  /** Runs a statement. @returns its rows */
  all: (sql: string, ...values: Value[]) => object[];
  exec: (sql: string) => void;
  /** Runs the work in one transaction, which is on disk when this returns. */
  transaction: (work: () => void) => void;
  /** Rewrites the file, so that it has no trace of deleted rows. */
  vacuum: () => void;
  /** Reopens the file if it was replaced, as by a restored backup. @throws {StoreError} if it is missing */
  reopenIfReplaced: () => void;
  close: () => void;
}

/**
 * `TRUNCATE` and `EXTRA`: a committed row survives a power cut, and other processes can read. `secure_delete` overwrites
 * deleted rows.
 */
const pragmas = [
  'journal_mode = TRUNCATE',
  'synchronous = EXTRA',
  'secure_delete = ON',
  'foreign_keys = ON',
  'temp_store = MEMORY',
  'cache_size = -16000',
];

/** Short, because it blocks the event loop; the write queue waits longer without blocking. */
const busyTimeoutMs = 50;
const openingTimeoutMs = 5000;

export const isBusy = (error: unknown) => /^SQLITE_(?:BUSY|LOCKED)/.test(failureCode(error));

/** @returns the error as a {@link StoreError}, whose message has a code and no personal data */
export const toStoreError = (error: unknown) =>
  error instanceof StoreError ? error : new StoreError(failureCode(error), { cause: error });

const fileId = (file: string) => {
  try {
    const { dev, ino } = statSync(file);
    return `${dev}:${ino}`;
  } catch {
    throw new StoreError('DATABASE_GONE');
  }
};

/**
 * Opens a database file.
 *
 * @param prepare runs after each opening, to migrate the file or check its version
 * @param access `create` creates a missing file (mode 0600), but not when it reopens; `read` writes nothing
 */
export const openSqliteConnection = (
  file: string,
  prepare: (connection: SqliteConnection) => void,
  access: 'create' | 'read' = 'create',
): SqliteConnection => {
  let database: Database.Database | undefined;
  let id = '';
  const statements = new Map<string, Database.Statement<Value[]>>();

  const current = () => {
    if (database === undefined) throw new StoreError('DATABASE_CLOSED');
    return database;
  };

  const statement = (sql: string) => {
    let prepared = statements.get(sql);
    if (prepared === undefined) {
      prepared = current().prepare<Value[]>(sql);
      statements.set(sql, prepared);
    }
    return prepared;
  };

  const set = (pragma: string) => void current().prepare(`PRAGMA ${pragma}`).all();

  const close = () => {
    statements.clear();
    database?.close();
    database = undefined;
  };

  const open = () => {
    close();
    id = fileId(file);
    database = new Database(access === 'read' ? `${pathToFileURL(file).href}?mode=ro` : file);
    // Not `exec`: some pragmas return rows, and unread rows keep the file locked.
    set(`busy_timeout = ${openingTimeoutMs}`);
    if (access === 'create') pragmas.forEach(set);
    prepare(connection);
    set(`busy_timeout = ${busyTimeoutMs}`);
  };

  const connection: SqliteConnection = {
    all: (sql, ...values) => toRows(statement(sql).all(...values)),
    exec: (sql) => void current().exec(sql),
    transaction: (work) => {
      connection.exec('BEGIN IMMEDIATE');
      try {
        work();
        connection.exec('COMMIT');
      } catch (error) {
        // SQLite may have rolled back by itself, as on a full disk.
        if (current().inTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    },
    vacuum: () => {
      // The copy is as large as the database: keep it out of memory.
      set('temp_store = FILE');
      try {
        connection.exec('VACUUM');
      } finally {
        set('temp_store = MEMORY');
      }
    },
    reopenIfReplaced: () => {
      if (fileId(file) !== id || database === undefined) open();
    },
    close,
  };

  if (access === 'create') closeSync(openSync(file, 'a', 0o600));
  open();
  return connection;
};
