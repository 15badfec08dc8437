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
  const isPostgres = place.startsWith('postgres:');
  const rows = await (isPostgres ? runOnPostgres : runOnSqlite)(place, statements);
  return rows.filter(isRow);
};

const runOnPostgres = async (url: string, statements: readonly string[]) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) {
      const result = await client.query(statement);
      rows = result.rows;
    }
    return rows;
  } finally {
    await client.end();
  }
};

const runOnSqlite = async (file: string, statements: readonly string[]) => {
  const database = new Database(file);
  try {
    let rows: unknown[] = [];
    // The server may be writing to the file: wait for it.
    for (const statement of ['PRAGMA busy_timeout = 5000', ...statements])
      if (/^(?:SELECT|PRAGMA) /.test(statement)) rows = database.prepare(statement).all();
      else database.exec(statement);
    return rows;
  } finally {
    database.close();
  }
};
