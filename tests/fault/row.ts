import { rmSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };
import { dataPaths } from '../../server/base/data-dir';
import { databases, sqlite, type TestDatabase } from '../../server/testing/databases';
import { fakeSite } from '../../server/testing/fake-site';
import { runSql } from '../../server/testing/run-sql';
import { type Running, runProgram, startServer } from '../../server/testing/spawn';
import { temporaryFolder } from '../../server/testing/temporary-folder';

/** `npm run fault` takes each row in full, alone on the machine. Otherwise it is short, and shares the machine. */
const isWhole = import.meta.env.MODE === 'whole';
const shortPatience = 6;

/** @returns `full` in a whole run, `short` otherwise */
export const count = (full: number, short: number) => (isWhole ? full : short);

/** @returns a limit in milliseconds, wider in a short run */
export const limit = (ms: number) => (isWhole ? ms : ms * shortPatience);

vi.setConfig({ testTimeout: count(1_800_000, 240_000) });

/** What ships: built, since a loader would count as memory and as waits. */
const builtServer = scripts.serve.replace('exec ', '').split(' ');

/** Both databases in a whole run. */
export const shortOnSqlite = isWhole ? databases : [sqlite];

type Environment = Readonly<Record<string, string>>;

const open = async ({ createDatabase }: TestDatabase) => {
  /** A small built site in `dist`, the data directory in `data`. */
  const folder = temporaryFolder();
  fakeSite(folder);
  const files = dataPaths(path.join(folder, 'data'));
  const url = await createDatabase();
  /** Names the data to the server and the owner's command line. */
  const environment: Environment = {
    DATA_DIR: path.join(folder, 'data'),
    ...(url !== undefined && { DATABASE_URL: url }),
  };
  const running: Running[] = [];
  const query = (...statements: string[]) => runSql(url ?? files.database, ...statements);
  const countRows = async (fromWhere: string) => {
    const [row] = await query(`SELECT count(*) AS rows ${fromWhere}`);
    return Number(row?.rows);
  };
  return {
    isPostgres: url !== undefined,
    folder,
    files,
    environment,
    query,
    countRows,
    /** Starts a process of the built site; it is killed at the end if it still runs. */
    start: async (more: Environment = {}, command: readonly string[] = builtServer) => {
      const server = await startServer(folder, { ...environment, ...more }, command);
      running.push(server);
      return server;
    },
    /** Runs the owner's command line. @returns its standard output; its error output if it fails */
    leads: async (...words: string[]) => {
      const { code, stdout, stderr } = await runProgram('leads.ts', words, environment);
      return code === 0 ? stdout : stderr;
    },
    /** Counts in the table itself: through the store, a mail that a site process has claimed would not show. */
    waitingMails: () => countRows('FROM outbox WHERE due_at IS NOT NULL'),
    /** @returns what SQLite's integrity check says; always `ok` on PostgreSQL */
    integrity: async () =>
      url === undefined ? (await query('PRAGMA integrity_check'))[0]?.integrity_check : 'ok',
    close: async () => {
      await Promise.all(running.map(({ end }) => end('SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A folder and a database of their own, and what starts processes on them. */
export type Context = Awaited<ReturnType<typeof open>>;

/** @returns a test that does the work with a new folder and database, and clears them up */
export const inContext =
  (work: (context: Context) => Promise<void>) => async (database: TestDatabase) => {
    const context = await open(database);
    await work(context).finally(context.close);
  };
