import { onTestFinished } from 'vitest';
import type { Config } from '../base/config';
import { openDataDir } from '../base/data-dir';
import type { Log } from '../base/log';
import { createApi } from '../http/app';
import type { createBlog } from '../jobs/blog';
import { createChores } from '../jobs/chores';
import { parseCommand } from '../leads/commands';
import { createNewsletterLinks } from '../leads/newsletter-links';
import { openStorage } from '../store/open';
import type { StoredSubmission } from '../store/records';
import type { Store } from '../store/store';
import { createWarnings } from '../store/warnings';
import { postOf } from './bodies';
import { runSql } from './run-sql';
import { temporaryFolder } from './temporary-folder';

/** The owner's addresses. They end in `.example`, as those of an owner who has not set one do. */
export const mailTo = ['leads@contrio.example', 'desk@contrio.example'];

/** @returns all submissions of a store */
export const allRows = async (store: Store) => {
  const rows: StoredSubmission[] = [];
  for await (const row of store.exportRows({})) rows.push(row);
  return rows;
};

interface Options extends Partial<Config> {
  /** Free bytes below which the disk counts as low; 0 by default. */
  leastFree?: number;
  openBlog?: (store: Store, log: Log) => ReturnType<typeof createBlog>;
  /** A folder in which another one runs already, as a second process. */
  folder?: string;
}

/** Opens the API on a real database, with a clock that the test sets, until the end of the test. */
export const openTestApi = async ({
  databaseUrl,
  leastFree = 0,
  openBlog,
  folder = temporaryFolder(),
  ...options
}: Options = {}) => {
  const files = openDataDir(folder);
  const { store, rates, secret } = await openStorage({ databaseUrl }, files);
  const logged: Parameters<Log>[] = [];
  const clock = { time: Date.parse('2026-11-20T12:00:00Z') };
  const log: Log = (...line) => void logged.push(line);
  const blog = openBlog?.(store, log);
  const now = () => clock.time;
  const { readWarnings: warnings, noteMail } = createWarnings({
    store,
    now,
    folder,
    leastFreeBytes: leastFree,
  });
  const siteUrl = 'https://contrio.example';
  const shared = { store, secret, warnings, outbox: files.outbox, log, now };
  /** Opens the daily chores; with an owner they queue the desk. */
  const openChores = (chosen: { hasOwner?: boolean; retentionDays?: number } = {}) => {
    const { hasOwner = false, retentionDays } = chosen;
    // Not the addresses of `mailTo`, which count as no owner's.
    const config = { ...options, retentionDays, mailTo: hasOwner ? ['owner@contrio.test'] : [] };
    return createChores({ ...shared, config, onQueued: () => undefined });
  };
  const app = createApi({
    ...shared,
    config: { trustedProxies: 0, allowedOrigins: [], siteUrl, mailTo, ...options },
    fonts: {},
    listPosts: blog?.list,
    rates,
    onStored: () => undefined,
  });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await store.close();
  };
  onTestFinished(close);
  const request = async (url: string, init?: RequestInit) => app.request(`/api${url}`, init, {});
  return {
    store,
    noteMail,
    rates,
    secret,
    blog,
    clock,
    logged,
    folder,
    files,
    request,
    post: (url: string, ...content: Parameters<typeof postOf>) => request(url, postOf(...content)),
    rows: () => allRows(store),
    /** Runs statements on the database itself. @returns the rows of the last one, if it selects */
    sql: (...statements: readonly string[]) => runSql(databaseUrl ?? files.database, ...statements),
    openChores,
    /** Runs a `leads` command. @returns its output */
    leads: async (...words: readonly string[]) => {
      let output = '';
      const context = {
        ...shared,
        config: { ...options, retentionDays: 365 },
        links: createNewsletterLinks(siteUrl, secret),
      };
      await parseCommand(words).run(context, async (text) => void (output += text));
      return output;
    },
    queueDigest: () => openChores().round(),
    close,
  };
};

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;
