import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
import { postgres } from '../testing/databases';
import { listen } from '../testing/listen';
import { runSql } from '../testing/run-sql';
import { openTestApi } from '../testing/test-api';

const createDatabase = async (isEmpty = false) => (await postgres?.createDatabase(isEmpty)) ?? '';

/** Startup parameters that PgBouncer accepts; it refuses any other. */
const accepted = /^(?:user|database|client_encoding|datestyle|timezone|application_name)$/;

/**
 * Statements that change a session: settings, locks, prepared statements, temporary tables,
 * channels.
 */
const changesSession =
  /(?:Q....|\0|;\s*)(?:SET (?!LOCAL)|LISTEN |PREPARE |CREATE TEMP)\w+|pg_(?:try_)?advisory_lock/gs;

/**
 * Stands between the site and a new database: records what PgBouncer in transaction mode would
 * refuse or lose.
 */
const startProxy = async () => {
  const url = new URL(await createDatabase(true));
  const target = Number(url.port);
  /**
   * Startup parameters, and statements that changed a session: the next transaction may run in
   * another one.
   */
  const sessionState: string[] = [];
  const clients = new Set<Socket>();
  let commitsLeft = Infinity;
  const cut = () => {
    server.close();
    for (const client of clients) client.destroy();
  };
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    clients.add(client);
    client.on('close', () => {
      clients.delete(client);
      upstream.destroy();
    });
    upstream.on('close', () => client.destroy());
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.once('data', (startup) => {
      const words = startup.subarray(8).toString('utf8').split('\0');
      const names = words.filter((word, index) => index % 2 === 0 && word !== '');
      sessionState.push(...names.filter((name) => !accepted.test(name)));
    });
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      sessionState.push(...(text.match(changesSession) ?? []));
      if (!text.includes('COMMIT')) return;
      commitsLeft -= 1;
      if (commitsLeft === 0) cut();
    });
    client.pipe(upstream).pipe(client);
  });
  const port = await listen(server);
  url.port = String(port);
  return {
    url: url.href,
    sessionState,
    /**
     * Cuts all connections, and takes no other, when so many transactions more are about to be
     * committed.
     */
    cutAfter: (commits: number) => {
      commitsLeft = commits;
    },
    restore: () => listen(server, port),
    close: cut,
  };
};

/** Stores an enquiry, and forgets its person. @returns what still has the row */
const erase = async (url: string) => {
  const api = await openTestApi({ databaseUrl: url });
  expect((await api.post('/get-in-touch', shortBody())).status).toBe(200);
  const { submissions, remainingCopies } = await api.store.forget('ann@lee.example');
  expect(submissions).toBe(1);
  return remainingCopies;
};

describe.skipIf(postgres === undefined)('on PostgreSQL', () => {
  test('works through a pooler in transaction mode', async () => {
    const { url, sessionState, close } = await startProxy();
    const rateLimit = { quarantineOver: 50, refuseOver: 60 };
    const api = await openTestApi({ databaseUrl: url, rateLimit });
    expect((await api.post('/get-in-touch', shortBody())).status).toBe(200);
    expect((await api.post('/audit-report/verify-data', auditBody())).status).toBe(200);
    expect((await api.post('/newsletter', newsletterBody())).status).toBe(200);
    expect((await api.request('/healthz')).status).toBe(200);
    expect((await api.store.forget('ann@lee.example')).submissions).toBe(1);
    await api.close();
    close();
    expect(sessionState).toEqual([]);
  });

  test('read and write rights suffice once the schema exists; who erases hears what still has the rows', async () => {
    const databaseUrl = await createDatabase();
    await runSql(
      databaseUrl,
      'CREATE ROLE clerk LOGIN',
      'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO clerk',
    );
    expect(await erase(databaseUrl.replace('test@', 'clerk@'))).toEqual([
      expect.stringContaining('VACUUM'),
    ]);
  });

  test('the address of a visitor is counted, not stored, and windows that ended are deleted', async () => {
    const databaseUrl = await createDatabase();
    const { rates } = await openTestApi({ databaseUrl });
    await rates.count('ended', 0, 1);
    for (let index = 0; index < 199; index += 1) await rates.count('203.0.113.9', 1);
    const windows = await runSql(databaseUrl, 'SELECT * FROM rate_windows');
    expect(windows).toMatchObject([{ posts: 199 }]);
    expect(JSON.stringify(windows)).not.toContain('203.0');
  });

  test('a site answers 503, never a false 200, while the database is down, and recovers without a restart', async () => {
    const { url, cutAfter, restore, close } = await startProxy();
    const { post, request, rows } = await openTestApi({ databaseUrl: url });
    const names = Array.from({ length: 100 }, () => randomUUID());
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
    cutAfter(30);
    const answered = await send();
    expect((await request('/healthz')).status).toBe(503);
    await restore();
    const kept = (await rows()).map(({ payload }) => payload.name);
    expect(kept).toEqual(expect.arrayContaining(answered));
    expect(await send()).toHaveLength(100);
    expect(await rows()).toHaveLength(100);
    close();
  });
});

test('if nobody listens, the error is one line without the password', async () => {
  await expect(
    openTestApi({ databaseUrl: 'postgres://site:secret@127.0.0.1:9/site' }),
  ).rejects.toThrow(/^The database of DATABASE_URL cannot be opened \(ECONNREFUSED\)$/);
});
