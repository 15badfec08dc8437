import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
import { postgres } from '../testing/databases';
import { startPoolerStub } from '../testing/pooler-stub';
import { startPostgres } from '../testing/postgres-server';
import { runSql } from '../testing/run-sql';
import { openTestApi } from '../testing/test-api';
import { openPostgresStore } from './postgres';

/** Its own server, for the test that crashes it. */
const crashed = await startPostgres();
afterAll(() => crashed?.remove());

const open = async (...[options]: Parameters<typeof openTestApi>) => {
  const api = await openTestApi(options);
  onTestFinished(api.close);
  return api;
};

const createDatabase = async () => (await postgres?.createDatabase()) ?? '';

describe.skipIf(postgres === undefined)('on PostgreSQL', () => {
  test('works through a pooler in transaction mode', async () => {
    const url = new URL(await createDatabase());
    const pooler = await startPoolerStub(Number(url.port));
    url.port = String(pooler.port);
    const api = await openTestApi({
      databaseUrl: url.href,
      rateLimit: { quarantineOver: 50, refuseOver: 60 },
    });
    expect((await api.post('/get-in-touch', shortBody())).status).toBe(200);
    expect((await api.post('/audit-report/verify-data', auditBody())).status).toBe(200);
    expect((await api.post('/newsletter', newsletterBody())).status).toBe(200);
    expect((await api.request('/healthz')).status).toBe(200);
    expect((await api.store.forget('ann@lee.example')).submissions).toBe(1);
    await api.close();
    await pooler.close();
    expect(pooler.sessionState).toEqual([]);
  });

  test('a role with read and write rights suffices once the schema exists, and reports that it cannot vacuum', async () => {
    const url = new URL(await createDatabase());
    await (await openPostgresStore(url.href)).store.close();
    await runSql(
      url.href,
      'CREATE ROLE clerk LOGIN',
      'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO clerk',
    );
    url.username = 'clerk';
    const api = await open({ databaseUrl: url.href });
    expect((await api.post('/get-in-touch', shortBody())).status).toBe(200);
    const { submissions, remainingCopies } = await api.store.forget('ann@lee.example');
    expect(submissions).toBe(1);
    expect(remainingCopies.join()).toContain('VACUUM');
    expect(remainingCopies.join()).toContain('write-ahead log');
  });

  test('the owner erases the rows, and reports that the log still has them', async () => {
    const api = await open({ databaseUrl: await createDatabase() });
    await api.post('/get-in-touch', shortBody());
    const { remainingCopies } = await api.store.forget('ann@lee.example');
    expect(remainingCopies).toEqual([expect.stringContaining('write-ahead log')]);
  });

  test('the address of a visitor is counted, not stored', async () => {
    const databaseUrl = await createDatabase();
    const { rates } = await open({ databaseUrl });
    await rates.count('203.0.113.9', 0);
    const windows = await runSql(databaseUrl, 'SELECT * FROM rate_windows');
    expect(windows).toContainEqual(expect.objectContaining({ posts: 1 }));
    expect(JSON.stringify(windows)).not.toContain('203.0');
  });

  test('a site answers 503, never a false 200, while the database is down, and recovers without a restart', async () => {
    const { post, request, rows } = await open({ databaseUrl: await crashed?.createDatabase() });
    const names = Array.from({ length: 300 }, () => randomUUID());
    /** @returns the names of the posts that were answered with 200; others got 503 */
    const send = async () => {
      const answers = await Promise.all(
        names.map((name) =>
          post('/get-in-touch', shortBody({ name }), { 'idempotency-key': name }),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(new Set([...statuses, 200, 503])).toEqual(new Set([200, 503]));
      return names.filter((_, index) => statuses[index] === 200);
    };
    const sending = send();
    await sleep(60);
    await crashed?.crash();
    const answered = await sending;
    expect((await request('/healthz')).status).toBe(503);

    await crashed?.start();
    const kept = (await rows()).map(({ payload }) => payload.name);
    expect(kept).toEqual(expect.arrayContaining(answered));
    expect(await send()).toHaveLength(300);
    expect(await rows()).toHaveLength(300);
  });
});

test.each([
  ['nobody listens', 'postgres://site:secret@127.0.0.1:9/site', 'ECONNREFUSED'],
  ['there is no such host', 'postgres://site:secret@database.invalid/site', 'ENOTFOUND|EAI_AGAIN'],
])('if %s, the error is one line without the password', async (_name, databaseUrl, code) => {
  const pattern = new RegExp(`^The database of DATABASE_URL cannot be opened \\((${code})\\)$`);
  await expect(openTestApi({ databaseUrl })).rejects.toThrow(pattern);
});
