import { closeSync, openSync, statSync } from 'node:fs';
import Database from 'libsql';
import { failureCode } from '../base/log';
import { StoreError, toStoreError } from './store-error';
import type { SqlValue } from './transaction';

type Value = SqlValue | Buffer;

export interface SqliteConnection {
  /** Identifies the file, to tell whether it was replaced, as by a restored backup. */
  id: string;
  /** Runs a statement. @returns its rows */
  rows: (sql: string, ...values: Value[]) => unknown[];
  exec: (sql: string) => void;
  /** Runs the work in one transaction, which is on disk when this resolves. */
  transaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => void;
}

const pragmas = [
  // A committed row survives a power cut, and other processes can read.
  'journal_mode = TRUNCATE',
  'synchronous = EXTRA',
  // Overwrites deleted rows.
  'secure_delete = ON',
  // A deleted submission takes its identities, keys and mails along.
  'foreign_keys = ON',
  // No personal data in temporary files.
  'temp_store = MEMORY',
  // In KiB, which takes the sign: 16 MB of pages in memory.
  'cache_size = -16000',
];

/** Short, because it blocks the event loop; `retryWhileBusy` waits longer without blocking. */
const busyTimeoutMs = 50;
const openingTimeoutMs = 5000;

const busyRetryMs = 20;
/** Shorter than the browser's 15 s (docs/rules.md#timeout-and-retries), so that it gets a 503. */
const busyLimitMs = 10_000;

export const isBusy = (error: unknown) => /^SQLITE_(?:BUSY|LOCKED)/.test(failureCode(error));

/**
 * Runs the work, again while another process has locked the file.
 *
 * @param waitsSince when its caller began to wait, by `performance.now()`: before now if the work
 *   had to wait for other work, because the time limit is the caller's
 * @throws {StoreError}
 */
export const retryWhileBusy = async <Result>(
  work: () => Result | Promise<Result>,
  waitsSince = performance.now(),
): Promise<Result> => {
  const deadline = waitsSince + busyLimitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw toStoreError(error);
      await new Promise((resolve) => setTimeout(resolve, busyRetryMs));
    }
  }
};

/** @throws {StoreError} if the file is missing */
export const fileId = (file: string) => {
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
 * @param prepare migrates the file or checks its version
 * @param isReadOnly refuses to write; otherwise a missing file is created (mode 0600)
 */
export const openSqliteConnection = async (
  file: string,
  prepare: (connection: SqliteConnection) => Promise<void>,
  isReadOnly = false,
): Promise<SqliteConnection> => {
  if (!isReadOnly) closeSync(openSync(file, 'a', 0o600));
  const id = fileId(file);
  const database = new Database(file);
  const statements = new Map<string, Database.Statement<Value[]>>();
  // Not `exec`: some pragmas return rows, and unread rows keep the file locked.
  const setPragma = (pragma: string) => void database.prepare(`PRAGMA ${pragma}`).all();
  const exec = (sql: string) => void database.exec(sql);
  const connection: SqliteConnection = {
    id,
    rows: (sql, ...values) => {
      const statement = statements.get(sql) ?? database.prepare<Value[]>(sql);
      statements.set(sql, statement);
      return statement.all(...values);
    },
    exec,
    transaction: async (work) => {
      exec('BEGIN IMMEDIATE');
      try {
        const result = await work();
        exec('COMMIT');
        return result;
      } catch (error) {
        // SQLite may have rolled back by itself, as on a full disk.
        if (database.inTransaction) exec('ROLLBACK');
        throw error;
      }
    },
    close: () => {
      statements.clear();
      database.close();
    },
  };
  try {
    setPragma(`busy_timeout = ${openingTimeoutMs}`);
    // The file is opened for writing even to read only: a write that a kill has cut is rolled back.
    if (isReadOnly) setPragma('query_only = ON');
    else pragmas.forEach(setPragma);
    await prepare(connection);
    setPragma(`busy_timeout = ${busyTimeoutMs}`);
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
};
