import { describe, expect, test } from 'vitest';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
import { postgres } from '../testing/databases';
import { startPoolerStub } from '../testing/pooler-stub';
import { runSql } from '../testing/run-sql';
import { openTestApi } from '../testing/test-api';
import { openPostgresStore } from './postgres';

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
    const api = await openTestApi({ databaseUrl: url.href });
    expect((await api.post('/get-in-touch', shortBody())).status).toBe(200);
    const { submissions, remainingCopies } = await api.store.forget('ann@lee.example');
    expect(submissions).toBe(1);
    expect(remainingCopies.join()).toContain('VACUUM');
    expect(remainingCopies.join()).toContain('write-ahead log');
    await api.close();
  });

  test('the owner erases the rows, and reports that the log still has them', async () => {
    const api = await openTestApi({ databaseUrl: await createDatabase() });
    await api.post('/get-in-touch', shortBody());
    const { remainingCopies } = await api.store.forget('ann@lee.example');
    expect(remainingCopies).toHaveLength(1);
    expect(remainingCopies[0]).toContain('write-ahead log');
    await api.close();
  });
});
