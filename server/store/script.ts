import type { Row } from './row';

export type SqlValue = string | number | null;

interface Statement {
  /** In the SQL that both databases read; its values stand as `?1`, `?2` … */
  sql: string;
  values: readonly SqlValue[];
}

/**
 * Statements one after another, in one transaction. Written once for both databases: SQLite takes them at once,
 * PostgreSQL one answer at a time.
 */
export type Script<Result> = Generator<Statement, Result, Row[]>;

/** Runs a statement within a script; gives its rows. */
export function* query(sql: string, ...values: SqlValue[]): Script<Row[]> {
  return yield { sql, values };
}

/** Runs a script on a database that answers at once. */
export const runScriptOnSqlite = <Result>(
  script: Script<Result>,
  all: (sql: string, ...values: SqlValue[]) => Row[],
): Result => {
  let step = script.next();
  while (step.done !== true) step = script.next(all(step.value.sql, ...step.value.values));
  return step.value;
};

/** Runs a script on PostgreSQL, whose values stand as `$1`, `$2` … */
export const runScriptOnPostgres = async <Result>(
  script: Script<Result>,
  all: (sql: string, ...values: SqlValue[]) => Promise<Row[]>,
): Promise<Result> => {
  let step = script.next();
  while (step.done !== true) {
    const { sql, values } = step.value;
    step = script.next(await all(sql.replaceAll(/\?(?=\d)/g, '$'), ...values));
  }
  return step.value;
};
