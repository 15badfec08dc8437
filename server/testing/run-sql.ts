import Database from 'libsql';
import pg from 'pg';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => value instanceof Object;

/**
 * Runs statements on a database itself, past the store.
 *
 * @param place the URL of a PostgreSQL database, or a SQLite file
 * @returns the rows of the last one, if it is a SELECT or a PRAGMA
 */
export const runSql = async (place: string, ...statements: readonly string[]): Promise<Row[]> => {
  const run = place.startsWith('postgres:') ? runOnPostgres : runOnSqlite;
  return (await run(place, statements)).filter(isRow);
};

const runOnPostgres = async (url: string, statements: readonly string[]): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results: pg.QueryResult[] = [];
    for (const statement of statements) results.push(await client.query(statement));
    return results.at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
};

const runOnSqlite = async (file: string, statements: readonly string[]): Promise<unknown[]> => {
  const database = new Database(file);
  try {
    // The server may be writing to the file: wait for it.
    database.exec('PRAGMA busy_timeout = 5000');
    let rows: unknown[] = [];
    for (const statement of statements)
      if (/^(?:SELECT|PRAGMA) /.test(statement)) rows = database.prepare(statement).all();
      else database.exec(statement);
    return rows;
  } finally {
    database.close();
  }
};
