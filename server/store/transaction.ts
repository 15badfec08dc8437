import { failureCode } from '../base/log';

export type SqlValue = string | number | null;

/** Runs a statement on a database. @returns its rows */
export type RunStatement = (
  sql: string,
  ...values: SqlValue[]
) => Promise<readonly unknown[]> | readonly unknown[];

/**
 * What a function of the store works on, the same for both databases
 * (docs/decisions.md#sqlite-by-default-postgresql-for-several-processes).
 */
export interface Transaction {
  /**
   * Runs one statement of SQL that both databases understand, with the parameters `?1`, `?2` …
   *
   * @typeParam Columns the columns it selects, optional where they may be NULL: those are left out
   * @returns its rows
   */
  rows: <Columns extends object>(sql: string, ...values: SqlValue[]) => Promise<Columns[]>;
  /** Waits until no other transaction has locked the same name; the lock ends with this one. */
  lock: (name: string) => Promise<void>;
}

/** A function of the store, which gets its transaction first. */
export type InTransaction<Arguments extends unknown[], Result> = (
  tx: Transaction,
  ...values: Arguments
) => Promise<Result>;

const withoutNulls = (row: unknown): unknown =>
  Object.fromEntries(Object.entries(Object(row)).filter(([, value]) => value !== null));

/** @returns a transaction that runs its statements by a function, after the one that begins it */
export const createTransaction = (
  run: RunStatement,
  lock: Transaction['lock'] = async () => undefined,
): Transaction => ({
  rows: async <Columns extends object>(sql: string, ...values: SqlValue[]) =>
    (await run(sql, ...values))
      .map(withoutNulls)
      .filter((row): row is Columns => row instanceof Object),
  lock,
});

/** What differs between the databases. */
export interface Dialect {
  /** SQL for milliseconds since 1970 by the database's clock: clocks of processes may differ. */
  clock: string;
  /** End of a SELECT of rows that are updated next. */
  lock: string;
  /** SQL of the ids in a JSON array, ?1. */
  ids: string;
}

/** A database, as the store works on it. */
export interface Driver {
  dialect: Dialect;
  /** Runs work that only reads. */
  read: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Runs work in a transaction, on disk when this resolves. It may run again after a rollback. */
  write: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Removes what deleted rows left behind. @returns sentences about copies that stay */
  clean: () => Promise<readonly string[]>;
  /** Copies the database to an empty file, with every submission stored before the call. */
  backup: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The database is unreachable, full, read-only, locked or damaged. */
export class StoreError extends Error {
  override name = 'StoreError';
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`The database failed (${code})`, options);
  }
}

/** @returns the error as a {@link StoreError}, whose message has a code and no personal data */
export const toStoreError = (error: unknown) =>
  error instanceof StoreError ? error : new StoreError(failureCode(error), { cause: error });
