import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { openSqliteStore } from '../../server/store/sqlite';
import { newsletterBody } from '../../server/testing/bodies';
import { createClient } from '../fault/client';
import { inTestContext, type TestContext } from '../fault/test-context';
import { mebibyte, memoryOf } from '../fault/memory-of';
import type { Verdict } from '../fault/row';

const enquiries = 1_000_000;
const batch = 10_000;
const mostMemory = 200;
const dayMs = 86_400_000;
const person = 'person-77@post.example';
/** One row in four is older than `keptDays`. */
const oldShare = 4;
const keptDays = 365;
const theirs = 50;

/** Inserts the rows straight into a new database, one transaction per batch, without syncing to disk. */
const fill = async ({ files }: TestContext, start: () => Promise<unknown>) => {
  await start();
  const store = openSqliteStore(files.database);
  await store.close();
  const database = new Database(files.database);
  database.prepare('PRAGMA synchronous = OFF').all();
  const insert = database.prepare(
    `INSERT INTO submissions (reference, kind, email, payload, received_at) VALUES (?, 'newsletter', ?, ?, ?)`,
  );
  const key = database.prepare('INSERT INTO idempotency_keys VALUES (?, ?, ?)');
  const now = Date.now();
  for (let first = 0; first < enquiries; first += batch) {
    database.exec('BEGIN');
    for (let index = first; index < first + batch; index += 1) {
      const email = index % (enquiries / theirs) === 77 ? person : `person-${index}@world.example`;
      const age = index % oldShare === 0 ? keptDays + 10 : 10;
      const payload = JSON.stringify(newsletterBody({ firstName: `Ann ${index}`, email }));
      insert.run(`C-${index}`, email, payload, now - age * dayMs);
      key.run(`key-${index}`, 'hash', index + 1);
    }
    database.exec('COMMIT');
  }
  database.close();
};

interface Cost {
  seconds: number;
  /** Peak memory, in MB. */
  memory: number;
  bytes: number;
  code: number | null;
}

/** Runs the owner's command line. Counts and discards its output, and samples its memory. */
const cost = async ({ folder }: TestContext, ...words: string[]): Promise<Cost> => {
  const begin = performance.now();
  const child = spawn('node', ['--import', 'tsx', 'server/leads.ts', ...words], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], DATA_DIR: path.join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const ending = once(child, 'close');
  let memory = 0;
  while (child.exitCode === null && child.signalCode === null) {
    memory = Math.max(memory, await memoryOf(child.pid ?? 0).catch(() => 0));
    await sleep(50);
  }
  await ending;
  const seconds = (performance.now() - begin) / 1000;
  return { seconds, memory: memory / mebibyte, bytes, code: child.exitCode };
};

/** Measures export, forget and purge over a million enquiries while the site accepts posts. */
export const measureGrowth = (): Promise<Verdict> =>
  inTestContext({}, async (context) => {
    const begin = performance.now();
    await fill(context, async () => {
      const { end } = await context.start();
      await end('SIGTERM');
    });
    console.log(`  filled in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
    const { url } = await context.start();
    const client = createClient(1);
    const over = new AbortController();
    let longest = 0;
    let refused = 0;
    const visitor = async () => {
      while (!over.signal.aborted) {
        const { status, ms } = await client.post(url, '/api/newsletter', newsletterBody());
        if (status !== 200) refused += 1;
        longest = Math.max(longest, ms);
        await sleep(100);
      }
    };
    const visiting = visitor();
    const costs: [string, Cost][] = [
      ['export csv', await cost(context, 'export', '--format', 'csv')],
      ['export json', await cost(context, 'export', '--format', 'json')],
      ['forget', await cost(context, 'forget', person)],
      ['purge', await cost(context, 'purge', '--older-than', String(keptDays))],
    ];
    over.abort();
    await visiting;
    client.close();
    const parts = costs.map(
      ([name, { seconds, memory, bytes }]) =>
        `${name} ${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB` +
        (bytes > mebibyte ? `, ${(bytes / mebibyte).toFixed(0)} MB written` : ''),
    );
    return {
      figure: `${parts.join('; ')}; site meanwhile: longest answer ${longest.toFixed(0)} ms, ${refused} refused`,
      isReached:
        refused === 0 && costs.every(([, { memory, code }]) => code === 0 && memory < mostMemory),
    };
  });
