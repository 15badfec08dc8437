import { rmSync } from 'node:fs';
import { createApi } from '../api/routes';
import type { RateLimit } from '../config';
import { openDataDir } from '../data-dir';
import type { Log } from '../log';
import { openStorage } from '../store/open';
import type { ExportFilter, Store, StoredSubmission } from '../store/store';
import { temporaryFolder } from './temporary-folder';

/** @returns every row of a store, or of one kind */
export const allRows = async (store: Store, filter: ExportFilter = {}) => {
  const rows: StoredSubmission[] = [];
  for await (const row of store.exportRows(filter)) rows.push(row);
  return rows;
};

/** What a browser adds to what a page of the site posts. */
const fromOurPage = { 'sec-fetch-site': 'same-origin' };

interface Options {
  rateLimit?: RateLimit;
  trustedProxies?: number;
  allowedOrigins?: readonly string[];
  /** A PostgreSQL database; without it the embedded one. */
  databaseUrl?: string;
}

/** The API on a real database, without a network, its clock in the test's hands. */
export const openTestApi = async ({
  rateLimit,
  trustedProxies = 0,
  allowedOrigins = [],
  databaseUrl,
}: Options = {}) => {
  const folder = temporaryFolder();
  const files = openDataDir(folder);
  const { store, rates, secret, delivery } = await openStorage({ databaseUrl }, files);
  const logged: Parameters<Log>[] = [];
  const clock = { time: Date.parse('2026-11-20T12:00:00Z') };
  const app = createApi({
    config: { rateLimit, trustedProxies, allowedOrigins },
    store,
    rates,
    secret,
    log: (...line) => void logged.push(line),
    now: () => clock.time,
    onStored: () => undefined,
  });
  return {
    store,
    rates,
    secret,
    clock,
    logged,
    folder,
    files,
    request: async (url: string, init?: RequestInit) => app.request(`/api${url}`, init, {}),
    post: async (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      app.request(
        `/api${url}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...fromOurPage, ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        {},
      ),
    rows: () => allRows(store),
    close: async () => {
      await store.close();
      delivery.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;
