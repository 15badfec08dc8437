import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { toSubmission } from '../../server/leads/submission';
import { openSqliteConnection } from '../../server/store/sqlite-connection';
import { sqliteMigrations } from '../../server/store/schema';
import { submit } from '../../server/store/submit';
import { createTransaction } from '../../server/store/transaction';
import { shortBody } from '../../server/testing/bodies';
import { startServer } from '../../server/testing/spawn';
import { createClient, mapLimit, memoryOf } from '../fault/client';
import { newEnquiries, send } from '../fault/enquiries';
import { isShort, median, report } from './figures';

const command = [process.execPath, '--max-semi-space-size=4', 'dist-server/index.js'];
const start = (folder: string) => startServer(folder, { DIST_DIR: 'dist' }, command);

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @returns inserts per second of a loop that writes one enquiry at a time, each synced to disk */
const bareLoop = async (inserts: number) => {
  const file = path.join(folder, 'bare.db');
  const connection = await openSqliteConnection(file, async ({ exec, rows }) => {
    if (JSON.stringify(rows('PRAGMA user_version')) !== '[{"user_version":0}]') return;
    sqliteMigrations.forEach(exec);
    exec('PRAGMA user_version = 1');
  });
  const circumstances = {
    receivedAt: Date.now(),
    secret: Buffer.alloc(32),
    hasWebhook: false,
    key: undefined,
    quarantine: undefined,
  };
  const begin = performance.now();
  for (let index = 0; index < inserts; index += 1) {
    const submission = toSubmission('short', shortBody(), circumstances);
    await connection.transaction(() => submit(createTransaction(connection.rows), submission));
  }
  connection.close();
  return (1000 * inserts) / (performance.now() - begin);
};

/** Posts enquiries, so many at once. @returns those answered with 200 per second, each on disk by then */
const overHttp = async (url: string, posts: number, together: number) => {
  const client = createClient(together);
  const begin = performance.now();
  const statuses = await mapLimit(together, newEnquiries(posts), (each) => send(client, url, each));
  const seconds = (performance.now() - begin) / 1000;
  client.close();
  return statuses.filter((status) => status === 200).length / seconds;
};

test('durable enquiries per second: at least 60 % of a bare insert-and-sync loop', async () => {
  const { url, end } = await start(folder);
  const bare: number[] = [];
  const served: number[] = [];
  for (let run = 0; run < (isShort ? 1 : 3); run += 1) {
    bare.push(await bareLoop(300));
    served.push(await overHttp(url, 3000, 200));
  }
  await end('SIGTERM');
  const [inserts, enquiries] = [median(bare), median(served)];
  console.log(
    `${enquiries.toFixed(0)} enquiries/s over HTTP, ${inserts.toFixed(0)} inserts/s bare`,
  );
  report('bare inserts per enquiry', inserts / enquiries, 1 / (isShort ? 0.3 : 0.6));
});

test('the server starts fast and stays small', async () => {
  const times: number[] = [];
  for (let index = 0; index < (isShort ? 1 : 5); index += 1) {
    const begin = performance.now();
    const { end } = await start(folder);
    times.push(performance.now() - begin);
    await end('SIGTERM');
  }
  report('start', median(times), 700, 'ms');
  const { url, pid, end } = await start(folder);
  await fetch(`${url}/api/healthz`);
  report('memory at rest', memoryOf(pid), 130, 'MB');
  const posts = isShort ? 2000 : 20_000;
  await overHttp(url, posts, 50);
  report(`memory after ${posts} posts`, memoryOf(pid), 200, 'MB');
  await end('SIGTERM');
});
