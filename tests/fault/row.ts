import { rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };
import { dataPaths } from '../../server/data-dir';
import { databases, sqlite, type TestDatabase } from '../../server/testing/databases';
import { fakeSite, type Running, runProgram, startServer } from '../../server/testing/spawn';
import { temporaryFolder } from '../../server/testing/temporary-folder';

/** `npm run fault` takes each row in full, alone on the machine. Otherwise it is short, and shares the machine. */
const isWhole = import.meta.env.MODE === 'whole';
const shortPatience = 6;

/** @returns `full` in a whole run, `short` otherwise */
export const count = (full: number, short: number) => (isWhole ? full : short);

/** @returns a limit in milliseconds, wider in a short run */
export const limit = (ms: number) => (isWhole ? ms : ms * shortPatience);

/** What ships: built, since a loader would count as memory and as waits. */
const builtServer = scripts.serve.replace('exec ', '').split(' ');

/** Both databases in a whole run. */
export const shortOnSqlite = isWhole ? databases : [sqlite];

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

type Environment = Readonly<Record<string, string>>;

interface Stored {
  kind: string;
  payload: Readonly<Record<string, unknown>>;
}

export interface Context {
  isPostgres: boolean;
  /** A temporary folder: a small built site in `dist`, the data directory in `data`. */
  folder: string;
  files: ReturnType<typeof dataPaths>;
  /** Names the data to the owner's command line. */
  environment: Environment;
  /** Starts a process of the built site; it is killed at the end if it still runs. */
  start: (environment?: Environment, command?: readonly string[]) => Promise<Running>;
  /** Runs the owner's command line. @returns its standard output; its error output if it fails */
  leads: (...words: string[]) => Promise<string>;
  /** Runs SQL on the database itself, past the store. */
  query: (sql: string) => Promise<Row[]>;
  /** @returns the number of rows that an SQL statement counts */
  countRows: (fromWhere: string) => Promise<number>;
  submissions: () => Promise<Stored[]>;
  /** Queries the table itself: through the store, a mail that a site process has claimed would not show. */
  waitingMails: () => Promise<number>;
  /** @returns whether the SQLite file passes its integrity check; always true on PostgreSQL */
  isSound: () => Promise<boolean>;
}

const queryPostgres = async (connectionString: string, sql: string) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(sql);
    return rows;
  } finally {
    await client.end();
  }
};

const querySqlite = (file: string, sql: string) => {
  const connection = new Database(file);
  try {
    connection.prepare('PRAGMA busy_timeout = 5000').all();
    return connection.prepare(sql).all().filter(isRow);
  } finally {
    connection.close();
  }
};

/** Runs the work with a new folder and database, and clears them up. */
export const inContext = async <Result>(
  database: TestDatabase,
  work: (context: Context) => Promise<Result>,
): Promise<Result> => {
  const folder = temporaryFolder();
  fakeSite(folder);
  const files = dataPaths(path.join(folder, 'data'));
  const url = await database.createDatabase();
  const shared: Environment = url === undefined ? {} : { DATABASE_URL: url };
  const environment: Environment = { DATA_DIR: path.join(folder, 'data'), ...shared };
  const running: Running[] = [];
  const query = async (sql: string) =>
    url === undefined ? querySqlite(files.database, sql) : queryPostgres(url, sql);
  const countRows = async (fromWhere: string) => {
    const [row] = await query(`SELECT count(*) AS rows ${fromWhere}`);
    return Number(row?.rows);
  };
  try {
    return await work({
      isPostgres: url !== undefined,
      folder,
      files,
      start: async (more, command = builtServer) => {
        const server = await startServer(folder, { ...shared, ...more }, command);
        running.push(server);
        return server;
      },
      environment,
      leads: async (...words) => {
        const { code, stdout, stderr } = await runProgram('leads.ts', words, environment);
        return code === 0 ? stdout : stderr;
      },
      query,
      countRows,
      submissions: async () =>
        (await query('SELECT kind, payload FROM submissions')).map((row) => ({
          kind: String(row.kind),
          payload: JSON.parse(String(row.payload)),
        })),
      waitingMails: () => countRows('FROM outbox WHERE due_at IS NOT NULL'),
      isSound: async () =>
        url !== undefined ||
        JSON.stringify(await query('PRAGMA integrity_check')) === '[{"integrity_check":"ok"}]',
    });
  } finally {
    await Promise.all(running.map(({ end }) => end('SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
  }
};

interface Verdict {
  /** The measurements, as text for people. */
  figure: string;
  isReached: boolean;
}

/** One promise of "nothing lost, no one let in", on each database: prints its figure, and is red when it misses it. */
export const testRow = (
  reach: string,
  on: readonly TestDatabase[],
  measure: (context: Context) => Promise<Verdict>,
) =>
  test.for(on)(`${reach} ($name)`, { timeout: count(1_800_000, 240_000) }, async (database) => {
    const { figure, isReached } = await inContext(database, measure);
    console.log(figure);
    expect({ figure, isReached }).toEqual({ figure, isReached: true });
  });
