import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRateCounter } from '../api/rate-counter';
import { createApp } from '../app';
import type { RateLimit } from '../config';
import type { Log } from '../log';
import { openSqliteStore } from '../store/sqlite';
import type { ExportFilter, Store, StoredSubmission } from '../store/store';

/** @returns a new empty directory below the system's own for such things */
export const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), 'contrio-test-'));

/** @returns every row of a store, or of one kind */
export const allRows = async (store: Store, filter: ExportFilter = {}) => {
  const rows: StoredSubmission[] = [];
  for await (const row of store.exportRows(filter)) rows.push(row);
  return rows;
};

interface Options {
  rateLimit?: RateLimit;
  trustedProxies?: number;
}

/** The API on a real database in a temporary folder, without a network, its clock in the test's hands. */
export const openTestApi = ({ rateLimit, trustedProxies = 0 }: Options = {}) => {
  const folder = temporaryFolder();
  const databaseFile = path.join(folder, 'contrio.db');
  const store: Store = openSqliteStore(databaseFile);
  const logged: Parameters<Log>[] = [];
  const clock = { time: Date.parse('2026-11-20T12:00:00Z') };
  const app = createApp({
    config: { rateLimit, trustedProxies },
    store,
    rates: createRateCounter(),
    secret: Buffer.alloc(32, 7),
    log: (...line) => void logged.push(line),
    now: () => clock.time,
    onStored: () => undefined,
  });
  return {
    store,
    clock,
    logged,
    folder,
    databaseFile,
    request: async (url: string, init?: RequestInit) => app.request(`/api${url}`, init, {}),
    post: async (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      app.request(
        `/api${url}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        {},
      ),
    rows: () => allRows(store),
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type TestApi = ReturnType<typeof openTestApi>;
