export type SqlValue = string | number | null;

interface Statement {
  /** SQL that both databases understand, with the parameters `?1`, `?2` … */
  sql: string;
  values: readonly SqlValue[];
}

/**
 * A sequence of statements in one transaction, written once for both databases: SQLite runs it synchronously, PostgreSQL
 * awaits each statement (docs/decisions.md#sqlite-by-default-postgresql-for-several-processes).
 */
export type Script<Result> = Generator<Statement, Result, readonly unknown[]>;

const withoutNulls = (row: unknown): unknown =>
  Object.fromEntries(Object.entries(Object(row)).filter(([, value]) => value !== null));

/**
 * Runs a statement within a script.
 *
 * @typeParam Columns the columns it selects, optional where they may be NULL: those are left out
 * @returns its rows
 */
export function* query<Columns extends object>(
  sql: string,
  ...values: SqlValue[]
): Script<Columns[]> {
  const rows = yield { sql, values };
  return rows.map(withoutNulls).filter((row): row is Columns => row instanceof Object);
}

/** Runs a script on SQLite. */
export const runScriptOnSqlite = <Result>(
  script: Script<Result>,
  all: (sql: string, ...values: SqlValue[]) => unknown[],
): Result => {
  let step = script.next();
  while (step.done !== true) step = script.next(all(step.value.sql, ...step.value.values));
  return step.value;
};

/** Runs a script on PostgreSQL, whose parameters are `$1`, `$2` … */
export const runScriptOnPostgres = async <Result>(
  script: Script<Result>,
  all: (sql: string, ...values: SqlValue[]) => Promise<readonly unknown[]>,
): Promise<Result> => {
  let step = script.next();
  while (step.done !== true) {
    const { sql, values } = step.value;
    step = script.next(await all(sql.replaceAll(/\?(?=\d)/g, '$'), ...values));
  }
  return step.value;
};
