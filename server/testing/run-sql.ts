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
  const { run, close } = isPostgres ? await openPostgres(place) : openSqlite(place);
  let rows: unknown[] = [];
  try {
    for (const statement of statements) rows = await run(statement);
  } finally {
    await close();
  }
  return rows.filter(isRow);
};

const openPostgres = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = async (statement: string): Promise<unknown[]> => (await client.query(statement)).rows;
  return { run, close: () => client.end() };
};

const openSqlite = (file: string) => {
  const database = new Database(file);
  // The server may be writing to the file: wait for it.
  database.exec('PRAGMA busy_timeout = 5000');
  const run = async (statement: string): Promise<unknown[]> => {
    if (/^(?:SELECT|PRAGMA) /.test(statement)) return database.prepare(statement).all();
    database.exec(statement);
    return [];
  };
  return { run, close: async () => void database.close() };
};
