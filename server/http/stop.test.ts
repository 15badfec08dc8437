import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { postOf, shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { fakeSite } from '../testing/fake-site';
import { startSmtpStub } from '../testing/smtp-stub';
import { startServer } from '../testing/spawn';
import { temporaryFolder } from '../testing/temporary-folder';
import { waitFor } from '../testing/wait-for';
import { startWebServer } from '../testing/web-server';

const maxMs = 5000;

/** Makes a post wait for the database. @returns a function that waits for its end */
const lockDatabase = async (url: string, post: () => Promise<unknown>) => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('BEGIN; LOCK TABLE submissions');
  const late = post().catch(() => undefined);
  const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND mode = 'RowExclusiveLock'
    AND relation = 'submissions'::regclass
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  await waitFor(async () => (await client.query<object>(waiting)).rows[0], 'the post to wait');
  return async () => {
    await late;
    await client.end();
  };
};

test.each(databases)(
  'with $name, on SIGTERM it exits with 0 within five seconds while no other server answers',
  async ({ createDatabase }) => {
    const folder = temporaryFolder();
    fakeSite(folder);
    const smtp = await startSmtpStub();
    smtp.behaviour.onMessage = () => undefined;
    const webhook = await startWebServer();
    webhook.on('/', () => undefined);
    const url = await createDatabase();
    const server = await startServer(folder, {
      DATABASE_URL: url ?? '',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}?insecure`,
      LEAD_WEBHOOK_URL: webhook.url,
      LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    });
    onTestFinished(() => void server.end('SIGKILL'));
    const post = () => fetch(`${server.url}/api/get-in-touch`, postOf(shortBody()));
    expect((await post()).status).toBe(200);
    await waitFor(() => smtp.messages[0], 'the mail');
    await waitFor(() => webhook.requests[0], 'the call');
    const unlock = url === undefined ? undefined : await lockDatabase(url, post);
    const begin = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - begin).toBeLessThan(maxMs);
    expect(server.output()).toContain('"event":"stopping"');
    await unlock?.();
    webhook.stop();
    await smtp.stop();
  },
);
