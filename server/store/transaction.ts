export type SqlValue = string | number | null;

/** Runs a statement on a database. @returns its rows, which a driver types as `unknown` */
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

/** @param run runs a statement on a connection, where BEGIN has run if this is a transaction */
export const createTransaction = (
  run: RunStatement,
  lock: Transaction['lock'] = async () => undefined,
): Transaction => ({
  rows: async <Columns extends object>(sql: string, ...values: SqlValue[]) => {
    const rows = await run(sql, ...values);
    // Nothing checks that a row has the columns: the caller's type and its SQL stand side by side.
    return rows.map(withoutNulls).filter((row): row is Columns => row instanceof Object);
  },
  lock,
});

const withoutNulls = (row: unknown): unknown =>
  Object.fromEntries(Object.entries(Object(row)).filter(([, value]) => value !== null));
