import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore } from './store/sqlite';
import { shortBody } from './testing/bodies';
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

const post = (url: string, body: unknown, key: string = randomUUID()) =>
  fetch(`${url}/api/get-in-touch`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });

const stored = async () => {
  const store = openSqliteStore(path.join(folder, 'data/contrio.db'));
  const rows = await allRows(store);
  await store.close();
  return rows;
};

test('after a kill under load every answered row exists once, and retries add none', async () => {
  const keys = Array.from({ length: 300 }, () => randomUUID());
  const send = (url: string) =>
    Promise.all(
      keys.map(async (key) => {
        const response = await post(url, shortBody({ name: key }), key).catch(() => undefined);
        return response?.status === 200 ? key : undefined;
      }),
    );
  const first = await start();
  const sending = send(first.url);
  setTimeout(() => void first.end('SIGKILL'), 150);
  const answered = (await sending).filter((key) => key !== undefined);
  const names = (await stored()).map(({ payload }) => payload.name);
  expect(names).toEqual(expect.arrayContaining(answered));
  expect(new Set(names).size).toBe(names.length);

  const second = await start();
  expect((await send(second.url)).filter((key) => key !== undefined)).toHaveLength(300);
  await second.end('SIGTERM');
  const kept = (await stored()).map(({ payload }) => payload.name);
  expect(kept).toHaveLength(300);
  expect(new Set(kept)).toEqual(new Set(keys));
});

test('on SIGTERM it answers open requests and exits with 0', async () => {
  const { url, end, output } = await start();
  const answers = Array.from({ length: 50 }, () => post(url, shortBody()));
  await answers[0];
  expect(await end('SIGTERM')).toBe(0);
  expect(output()).toContain('"event":"stopping"');
  const results = await Promise.allSettled(answers);
  const done = results.filter(({ status }) => status === 'fulfilled');
  expect(await stored()).toHaveLength(done.length);
});

test('its files are readable by its user only', async () => {
  await start();
  const data = path.join(folder, 'data');
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(data, 'outbox')).mode & 0o777).toBe(0o700);
  for (const name of ['contrio.db', 'contrio.db-journal', 'secret', 'outbox-lock.db'])
    expect(statSync(path.join(data, name)).mode & 0o777).toBe(0o600);
});

test.each([
  ['warns without a mail server', {}, 1],
  ['does not warn with one', { SMTP_URL: 'smtp://127.0.0.1:9' }, 0],
] as const)('about mail in files it %s', async (_what, environment, warnings) => {
  server = await startServer(folder, environment);
  await server.end('SIGTERM');
  expect(server.output().split('"level":"warn","event":"mail-goes-to-files"')).toHaveLength(
    warnings + 1,
  );
});

test('with a mail server it warns if links in mails point to localhost', async () => {
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' };
  server = await startServer(folder, smtp);
  await server.end('SIGTERM');
  expect(server.output()).toContain('"event":"links-lead-to-localhost","set":"VITE_SITE_URL"');
  server = await startServer(folder, { ...smtp, VITE_SITE_URL: 'https://site.example' });
  await server.end('SIGTERM');
  expect(server.output()).not.toContain('links-lead-to-localhost');
});

const attempt = async (environment: Readonly<Record<string, string>>) => {
  const { code, stderr, stdout } = await runProgram('index.ts', [], {
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    DIST_DIR: path.join(folder, 'dist'),
    ...environment,
  });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr;
};

describe('a start that fails exits with 1 and prints one line', () => {
  test('invalid settings', async () => {
    expect(await attempt({ PORT: '80x' })).toContain('PORT must be a whole number');
    expect(await attempt({ SMTP_URL: 'smtp://a:secret@b:x' })).not.toContain('secret');
  });

  test('no build', async () => {
    expect(await attempt({ DIST_DIR: path.join(folder, 'none') })).toContain('npm run build');
  });

  test('a data directory that is a file, and a file that is not a database', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    expect(await attempt({ DATA_DIR: path.join(folder, 'file/data') })).toContain('DATA_DIR');
    mkdirSync(path.join(folder, 'data'));
    chmodSync(path.join(folder, 'data'), 0o700);
    writeFileSync(path.join(folder, 'data/contrio.db'), 'text '.repeat(1000));
    expect(await attempt({})).toContain('SQLITE_NOTADB');
    writeFileSync(path.join(folder, 'data/contrio.db'), '');
    writeFileSync(path.join(folder, 'data/secret'), 'a'.repeat(64));
    expect(await attempt({})).toContain('missing or empty');
  });

  test.runIf(existsSync('/proc'))('a data directory that cannot be created', async () => {
    expect(await attempt({ DATA_DIR: '/proc/site/data' })).toContain('DATA_DIR /proc/site/data');
  });

  test('a port in use', async () => {
    const { url } = await start();
    const message = await attempt({
      PORT: new URL(url).port,
      DATA_DIR: path.join(folder, 'other'),
    });
    expect(message).toContain('EADDRINUSE');
  });
});
