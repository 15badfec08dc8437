import { closeSync, openSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { failureCode } from '../log';
import { type Row, toRows } from './row';
import type { SqlValue as Value } from './script';
import { StoreError } from './store';

export interface SqliteConnection {
  /** Runs a statement; gives its rows, if it has any. */
  all: (sql: string, ...values: Value[]) => Row[];
  /** Runs a statement; gives how many rows it changed. */
  run: (sql: string, ...values: Value[]) => number;
  exec: (sql: string) => void;
  /** Runs the work in one transaction, on disk when this returns. */
  transaction: (work: () => void) => void;
  /** Writes the whole file anew, so that nothing deleted is left in it. */
  vacuum: () => void;
  /** Follows the file when it was replaced (a restored backup); throws {@link StoreError} when it is gone. */
  reopenIfReplaced: () => void;
  close: () => void;
}

/**
 * `TRUNCATE` and `EXTRA`: an answered row survives a power cut, and other processes may read beside us.
 * `secure_delete` overwrites what is deleted. The wait for a lock is short because it blocks the event loop; the
 * write queue waits longer, without blocking.
 */
const pragmas = [
  'journal_mode = TRUNCATE',
  'synchronous = EXTRA',
  'secure_delete = ON',
  'foreign_keys = ON',
  'temp_store = MEMORY',
  'cache_size = -16000',
];

const busyTimeoutMs = 50;
const openingTimeoutMs = 5000;

export const isBusy = (error: unknown) => /^SQLITE_(?:BUSY|LOCKED)/.test(failureCode(error));

/** @returns the error as the store's own; its message names a code and nothing that was typed. */
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
 * Opens the database file, created with mode 0600.
 *
 * @param prepare brings a newly opened file up to date
 * @param access `create` makes a missing file, now but never later; `read` writes nothing
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
    // Not by `exec`: some pragmas answer, and an answer left unread keeps the file locked.
    set(`busy_timeout = ${openingTimeoutMs}`);
    if (access === 'create') pragmas.forEach(set);
    prepare(connection);
    set(`busy_timeout = ${busyTimeoutMs}`);
  };

  const connection: SqliteConnection = {
    all: (sql, ...values) => toRows(statement(sql).all(...values)),
    run: (sql, ...values) => statement(sql).run(...values).changes,
    exec: (sql) => void current().exec(sql),
    transaction: (work) => {
      connection.exec('BEGIN IMMEDIATE');
      try {
        work();
        connection.exec('COMMIT');
      } catch (error) {
        // A full disk may have rolled back already.
        if (current().inTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    },
    vacuum: () => {
      // The new copy is as large as the file: not in memory.
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
