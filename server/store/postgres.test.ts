import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
import { createTestTransport, openOutbox } from '../testing/open-outbox';
import { startPostgres } from '../testing/postgres-server';
import { runSql } from '../testing/run-sql';
import { openTestApi, type TestApi } from '../testing/test-api';
import { openPostgresStore } from './postgres';

const postgres = await startPostgres();
afterAll(() => postgres?.remove());

/** Opens several site processes on one database. */
const openSites = (count: number, databaseUrl: string) =>
  Promise.all(Array.from({ length: count }, () => openTestApi({ databaseUrl })));

const key = () => ({ 'idempotency-key': randomUUID() });
const countOf = (answers: readonly Response[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

describe.skipIf(postgres === undefined)('several processes on one database', () => {
  let url = '';
  let sites: TestApi[] = [];
  beforeEach(async () => {
    url = (await postgres?.createDatabase()) ?? '';
    // In parallel: only one of them may create the tables.
    sites = await openSites(3, url);
  });
  afterEach(() => Promise.all(sites.map(({ close }) => close())));

  const rows = async () => (await sites[0]?.rows()) ?? [];
  const onAll = <Result>(times: number, send: (site: TestApi, index: number) => Promise<Result>) =>
    Promise.all(
      sites.flatMap((site, number) =>
        Array.from({ length: times }, (_, index) => send(site, number * times + index)),
      ),
    );

  test('store one row per key, allow one audit per identity, and count the posts of an address together', async () => {
    const headers = key();
    const answers = await onAll(40, ({ post }) => post('/get-in-touch', shortBody(), headers));
    expect(countOf(answers, 200)).toBe(120);
    const audits = await onAll(30, ({ post }, index) =>
      post(
        '/audit-report/verify-data',
        auditBody({ email: `p${index}@else.example`, website: `w${index % 2}.example` }),
      ),
    );
    expect([countOf(audits, 200), countOf(audits, 409)]).toEqual([1, 89]);
    expect(await rows()).toHaveLength(2);
    const counts = await onAll(20, ({ rates }) => rates.count('203.0.113.9', 0));
    const posts = counts.map((counted) => counted.posts);
    expect([Math.max(...posts), new Set(posts).size]).toEqual([60, 60]);
    const windows = await runSql(url, 'SELECT * FROM rate_windows');
    expect(windows).toContainEqual(expect.objectContaining({ posts: 60 }));
    expect(JSON.stringify(windows)).not.toContain('203.0');
  });

  test('send no mail twice', async () => {
    await onAll(40, ({ post }, index) =>
      post('/newsletter', newsletterBody({ email: `p${index}@post.example` })),
    );
    const transport = createTestTransport({ clock: { time: 0 } });
    // So that each process finds mails that another one is sending.
    transport.failWith = () => sleep(2, undefined);
    await Promise.all(sites.map((site) => openOutbox(site, transport)()));
    const sent = transport.handed.map(({ id }) => id);
    expect([sent.length, new Set(sent).size]).toEqual([120, 120]);
  });

  test('answer 503, never a false 200, while the database is down, and recover without a restart', async () => {
    const [site] = sites;
    const names = Array.from({ length: 300 }, () => randomUUID());
    /** @returns the names of the posts that were answered with 200; others got 503 */
    const send = async () => {
      const answers = await Promise.all(
        names.map(async (name) =>
          site?.post('/get-in-touch', shortBody({ name }), { 'idempotency-key': name }),
        ),
      );
      const statuses = answers.map((answer) => answer?.status ?? 0);
      expect(new Set([...statuses, 200, 503])).toEqual(new Set([200, 503]));
      return names.filter((_, index) => statuses[index] === 200);
    };
    const sending = send();
    await new Promise((resolve) => setTimeout(resolve, 60));
    await postgres?.crash();
    const answered = await sending;
    expect((await site?.request('/healthz'))?.status).toBe(503);

    await postgres?.start();
    const kept = (await rows()).map(({ payload }) => payload.name);
    expect(kept).toEqual(expect.arrayContaining(answered));
    expect(await send()).toHaveLength(300);
    expect(await rows()).toHaveLength(300);
  });

  test('refuse a newer schema', async () => {
    await runSql(url, 'UPDATE schema_version SET version = 999');
    await expect(openPostgresStore(url)).rejects.toThrow('NEWER_SCHEMA');
  });
});

test.each([
  ['nobody listens', 'postgres://site:secret@127.0.0.1:9/site', 'ECONNREFUSED'],
  ['there is no such host', 'postgres://site:secret@database.invalid/site', 'ENOTFOUND|EAI_AGAIN'],
])('if %s, the error is one line without the password', async (_name, databaseUrl, code) => {
  const pattern = new RegExp(`^The database of DATABASE_URL cannot be opened \\((${code})\\)$`);
  await expect(openTestApi({ databaseUrl })).rejects.toThrow(pattern);
});
