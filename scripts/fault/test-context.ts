import { rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { dataPaths } from '../../server/data-dir';
import { openPostgresStore } from '../../server/store/postgres';
import { type Row, toRows } from '../../server/store/row';
import { numberOf } from '../../server/store/rows';
import { openSqliteStore } from '../../server/store/sqlite';
import type { Store, StoredSubmission } from '../../server/store/store';
import type { PostgresServer } from '../../server/testing/postgres-server';
import { fakeSite, type Running, runProgram, startServer } from '../../server/testing/spawn';
import { temporaryFolder } from '../../server/testing/temporary-folder';
import { allRows } from '../../server/testing/test-api';
import type { DatabaseKind } from './database-kind';

type Environment = Readonly<Record<string, string>>;

export interface TestContext {
  database: DatabaseKind;
  /** A temporary folder: a small built site in `dist`, the data directory in `data`. */
  folder: string;
  files: ReturnType<typeof dataPaths>;
  /** Environment variables of a site in this context. */
  environment: Environment;
  /** The PostgreSQL server, if the row runs on one. */
  postgres: PostgresServer | undefined;
  /** @returns `short` in a short run, `full` otherwise */
  count: (full: number, short: number) => number;
  /** @returns a limit in milliseconds, wider in a short run, which shares the machine with other tests */
  limit: (ms: number) => number;
  /** Starts a site process, from source unless `command` is given; `clear` kills it if it still runs. */
  start: (environment?: Environment, command?: readonly string[]) => Promise<Running>;
  /** Runs the owner's command line. @returns its standard output */
  leads: (...words: string[]) => Promise<string>;
  /** Runs SQL on the database itself, past the store. @returns its rows */
  query: (sql: string) => Promise<Row[]>;
  /** @returns every stored submission */
  rows: () => Promise<StoredSubmission[]>;
  /** @returns the number of mails still to be sent */
  waitingMails: () => Promise<number>;
  /** @returns whether the SQLite file passes its integrity check; always true on PostgreSQL */
  isSound: () => Promise<boolean>;
  clear: () => Promise<void>;
}

interface TestContextOptions {
  database: DatabaseKind;
  isShort: boolean;
  postgres: PostgresServer | undefined;
}

const shortPatience = 6;

const queryServer = async (connectionString: string, sql: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return toRows((await client.query(sql)).rows);
  } finally {
    await client.end();
  }
};

/** Prepares a fresh folder and database for one row. */
export const openTestContext = async ({
  database,
  isShort,
  postgres,
}: TestContextOptions): Promise<TestContext> => {
  const folder = temporaryFolder();
  const files = dataPaths(path.join(folder, 'data'));
  fakeSite(folder);
  const url = database === 'postgres' ? await postgres?.createDatabase() : undefined;
  if (database === 'postgres' && url === undefined) throw new Error('PostgreSQL is not installed');
  const shared: Environment = url === undefined ? {} : { DATABASE_URL: url };
  const running: Running[] = [];

  const withStore = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
    const store =
      url === undefined ? openSqliteStore(files.database) : (await openPostgresStore(url)).store;
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };

  const query = async (sql: string): Promise<Row[]> => {
    if (url !== undefined) return queryServer(url, sql);
    const connection = new Database(files.database);
    try {
      connection.prepare('PRAGMA busy_timeout = 5000').all();
      return toRows(connection.prepare(sql).all());
    } finally {
      connection.close();
    }
  };

  return {
    database,
    folder,
    files,
    environment: {
      DATA_DIR: path.join(folder, 'data'),
      DIST_DIR: path.join(folder, 'dist'),
      ...shared,
    },
    postgres,
    count: (full, short) => (isShort ? short : full),
    limit: (ms) => (isShort ? ms * shortPatience : ms),
    start: async (environment, command) => {
      const server = await startServer(folder, { ...shared, ...environment }, command);
      running.push(server);
      return server;
    },
    leads: async (...words) => {
      const data = path.join(folder, 'data');
      const { code, stdout, stderr } = await runProgram('leads.ts', words, {
        DATA_DIR: data,
        ...shared,
      });
      if (code !== 0) throw new Error(`leads ended with ${code}: ${stderr}`);
      return stdout;
    },
    query,
    rows: () => withStore((store) => allRows(store)),
    waitingMails: async () => {
      const waiting = 'SELECT count(*) AS mails FROM outbox WHERE due_at IS NOT NULL';
      // Queries the table itself: through the store, a mail that a site process has claimed would not show.
      const [row] = await query(waiting);
      return row === undefined ? 0 : numberOf(row, 'mails');
    },
    isSound: async () =>
      url !== undefined ||
      JSON.stringify(await query('PRAGMA integrity_check')) === '[{"integrity_check":"ok"}]',
    clear: async () => {
      await Promise.all(running.map(({ end }) => end('SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Runs the work in a fresh context, and clears that up. */
export const inTestContext = async <Result>(
  options: Partial<TestContextOptions>,
  work: (context: TestContext) => Promise<Result>,
): Promise<Result> => {
  const context = await openTestContext({
    database: 'sqlite',
    isShort: false,
    postgres: undefined,
    ...options,
  });
  try {
    return await work(context);
  } finally {
    await context.clear();
  }
};
