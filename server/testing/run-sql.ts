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
  let rows: unknown[] = [];
  if (place.startsWith('postgres:')) {
    const client = new pg.Client({ connectionString: place });
    await client.connect();
    try {
      for (const statement of statements) ({ rows } = await client.query(statement));
    } finally {
      await client.end();
    }
  } else {
    const database = new Database(place);
    try {
      for (const statement of ['PRAGMA busy_timeout = 5000', ...statements])
        if (/^(?:SELECT|PRAGMA) /.test(statement)) rows = database.prepare(statement).all();
        else database.exec(statement);
    } finally {
      database.close();
    }
  }
  return rows.filter(isRow);
};
