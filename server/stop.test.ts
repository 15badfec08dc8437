import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shortBody } from './testing/bodies';
import { databases, postgres } from './testing/databases';
import { listen } from './testing/listen';
import { startSmtpStub } from './testing/smtp-stub';
import { fakeSite, type Running, startServer } from './testing/spawn';
import { temporaryFolder } from './testing/temporary-folder';
import { waitFor } from './testing/wait-for';

const maxMs = 5000;

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

const start = async (environment: Readonly<Record<string, string>>) => {
  server = await startServer(folder, environment);
  return server;
};

const post = ({ url }: Running) =>
  fetch(`${url}/api/get-in-touch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(shortBody()),
  });

/** @returns the exit code, and whether the process ended in time */
const stop = async ({ end }: Running) => {
  const begin = performance.now();
  const code = await end('SIGTERM');
  return [code, performance.now() - begin < maxMs];
};

describe.each(databases)('on SIGTERM with $name', ({ createDatabase }) => {
  test('it exits with 0 within five seconds while mail server and webhook do not answer', async () => {
    const smtp = await startSmtpStub();
    smtp.behaviour.onMessage = () => undefined;
    let calls = 0;
    const webhook = createServer(() => (calls += 1));
    const running = await start({
      DATABASE_URL: (await createDatabase()) ?? '',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}?insecure`,
      LEAD_WEBHOOK_URL: `http://127.0.0.1:${await listen(webhook)}/`,
      LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    });
    expect((await post(running)).status).toBe(200);
    await waitFor(() => smtp.messages[0], 'the mail');
    await waitFor(() => calls || undefined, 'the call');
    expect(await stop(running)).toEqual([0, true]);
    webhook.close();
    await smtp.stop();
  });
});

test.skipIf(postgres === undefined)('it does so while the database does not answer', async () => {
  const url = (await postgres?.createDatabase()) ?? '';
  const running = await start({ DATABASE_URL: url });
  const client = new pg.Client(url);
  await client.connect();
  await client.query('BEGIN; LOCK TABLE submissions');
  const late = post(running).catch(() => undefined);
  const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'submissions'::regclass
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  await waitFor(async () => (await client.query<object>(waiting)).rows[0], 'the post to wait');
  expect(await stop(running)).toEqual([0, true]);
  await late;
  await client.end();
});
