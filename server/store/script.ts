import type { Row } from './row';

export type SqlValue = string | number | null;

interface Statement {
  /** SQL that both databases understand, with the parameters `?1`, `?2` … */
  sql: string;
  values: readonly SqlValue[];
}

/**
 * A sequence of statements in one transaction, written once for both databases: SQLite runs it synchronously, PostgreSQL
 * awaits each statement (docs/decisions/019-two-databases.md).
 */
export type Script<Result> = Generator<Statement, Result, Row[]>;

/** Runs a statement within a script. @returns its rows */
export function* query(sql: string, ...values: SqlValue[]): Script<Row[]> {
  return yield { sql, values };
}

/** Runs a script on SQLite. */
export const runScriptOnSqlite = <Result>(
  script: Script<Result>,
  all: (sql: string, ...values: SqlValue[]) => Row[],
): Result => {
  let step = script.next();
  while (step.done !== true) step = script.next(all(step.value.sql, ...step.value.values));
  return step.value;
};

/** Runs a script on PostgreSQL, whose parameters are `$1`, `$2` … */
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
