import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config';
import { ConfigError } from './config-error';
import { startService } from './service';
import { openSqliteStore } from './store/sqlite';
import { shortBody } from './testing/bodies';
import { listen } from './testing/listen';
import { fakeSite, type Running, runProgram, startServer } from './testing/spawn';
import { temporaryFolder } from './testing/temporary-folder';
import { allRows } from './testing/test-api';

let folder: string;
let server: Running | undefined;
beforeEach(() => {
  folder = temporaryFolder();
  fakeSite(folder);
});
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const start = async () => {
  server = await startServer(folder);
  return server;
};

const post = (url: string, key: string = randomUUID()) =>
  fetch(`${url}/api/get-in-touch`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
    },
    body: JSON.stringify(shortBody({ name: key })),
  });

const storedNames = async () => {
  const store = openSqliteStore(path.join(folder, 'data/contrio.db'));
  const rows = await allRows(store);
  await store.close();
  return rows.map(({ payload }) => payload.name);
};

test('after a kill under load every answered row exists once, and retries add none', async () => {
  const keys = Array.from({ length: 300 }, () => randomUUID());
  const send = (url: string) =>
    keys.map(async (key) => {
      const response = await post(url, key).catch(() => undefined);
      return response?.status === 200 ? [key] : [];
    });
  const first = await start();
  const sending = send(first.url);
  await Promise.race(sending);
  await first.end('SIGKILL');
  const answered = (await Promise.all(sending)).flat();
  const names = await storedNames();
  expect(names).toEqual(expect.arrayContaining(answered));
  expect(new Set(names).size).toBe(names.length);

  const second = await start();
  expect((await Promise.all(send(second.url))).flat()).toEqual(keys);
  await second.end('SIGTERM');
  const kept = await storedNames();
  expect(kept).toHaveLength(300);
  expect(new Set(kept)).toEqual(new Set(keys));
});

const modeOf = (name: string) => statSync(path.join(folder, 'data', name)).mode & 0o777;

test('its files are readable by its user only; on SIGTERM it answers open requests and exits with 0', async () => {
  const { url, end, output } = await start();
  const files = ['contrio.db', 'contrio.db-journal', 'secret', 'outbox-lock.db'];
  expect(['.', 'outbox'].map(modeOf)).toEqual([0o700, 0o700]);
  expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600, 0o600]);
  const answers = Array.from({ length: 50 }, () => post(url));
  await answers[0];
  expect(await end('SIGTERM')).toBe(0);
  expect(output()).toContain('"level":"warn","event":"mail-goes-to-files","set":"SMTP_URL"');
  expect(output()).toContain('"event":"stopping"');
  const results = await Promise.allSettled(answers);
  const done = results.filter(({ status }) => status === 'fulfilled');
  expect(await storedNames()).toHaveLength(done.length);
});

test('a start that fails exits with 1 and prints one line', async () => {
  const environment = { DATA_DIR: path.join(folder, 'data'), DIST_DIR: path.join(folder, 'none') };
  const { code, stderr, stdout } = await runProgram('index.ts', [], environment);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^\S+\/none is missing: run "npm run build" first\n$/);
});

const attempt = async (environment: Readonly<Record<string, string>>) => {
  const places = { DATA_DIR: path.join(folder, 'data'), DIST_DIR: path.join(folder, 'dist') };
  await startService(readConfig({ PORT: '0', ...places, ...environment }), () => undefined);
};

test.each<[string, string, Readonly<Record<string, string>>, (readonly [string, string])?]>([
  ['a setting is invalid', 'PORT must be a whole number', { PORT: '80x' }],
  ['a folder is no site', 'holds no index.html', { DIST_DIR: import.meta.dirname }],
  ['a data directory cannot be', 'cannot be written to', { DATA_DIR: '/proc/site/data' }],
  ['the data directory is a file', 'cannot be written to', {}, ['data', '']],
  ['the database is none', 'SQLITE_NOTADB', {}, ['data/contrio.db', 'text '.repeat(1000)]],
  ['the database is lost', 'missing or empty', {}, ['data/secret', 'a'.repeat(64)]],
])('it does not start where %s: "%s"', async (_name, message, environment, file) => {
  if (file !== undefined) {
    const place = path.join(folder, file[0]);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, file[1]);
  }
  const failure: unknown = await attempt(environment).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConfigError);
  expect(String(failure)).toMatch(new RegExp(`^[^\n]*${message}[^\n]*$`));
});

test('it does not start on a port in use', async () => {
  const other = createServer();
  const PORT = String(await listen(other));
  await expect(attempt({ PORT })).rejects.toThrow('EADDRINUSE');
  other.close();
});
