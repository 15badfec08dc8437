import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { effectsOf } from '../leads/submission';
import { auditBody, founderBody, newsletterBody, shortBody, spam } from '../testing/bodies';
import { databases } from '../testing/databases';
import { openOutbox, settleMails } from '../testing/open-outbox';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createTestTransport } from '../testing/test-transport';
import { rateWindow } from './rate-counter';

const dayMs = 86_400_000;

const key = () => ({ 'idempotency-key': randomUUID() });

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  /** Several processes share a PostgreSQL database: only one of them may create the tables. */
  let sites: [TestApi, ...TestApi[]];
  beforeEach(async () => {
    const databaseUrl = await createDatabase(true);
    const open = () => openTestApi({ databaseUrl });
    const others = Array.from({ length: databaseUrl === undefined ? 0 : 2 }, open);
    sites = await Promise.all([open(), ...others]);
    [api] = sites;
  });

  const inParallel = <Result>(
    times: number,
    send: (site: TestApi, index: number) => Promise<Result>,
  ) =>
    Promise.all(
      Array.from({ length: times }, (_, index) => send(sites[index % sites.length] ?? api, index)),
    );

  const post = (index = 0) =>
    api.post('/newsletter', newsletterBody({ email: `p${index}@post.example` }));

  test('one key is one row: the same content gets the first answer again, other content 422, until a purge', async () => {
    const id = randomUUID();
    const first = await api.post('/get-in-touch', shortBody(), { 'idempotency-key': id });
    const later = shortBody({ createdAt: '2026-11-20T10:00:20.000Z' });
    const headers = { 'idempotency-key': id.toUpperCase() };
    const again = await api.post('/get-in-touch', later, headers);
    expect(await again.json()).toEqual(await first.json());
    expect((await api.post('/get-in-touch', shortBody({ name: 'Bo' }), headers)).status).toBe(422);
    expect((await api.post('/newsletter', newsletterBody(), headers)).status).toBe(422);
    expect(await api.rows()).toHaveLength(1);
    for (let index = 0; index < 2; index += 1) await api.post('/get-in-touch', shortBody());
    expect(await api.rows()).toHaveLength(3);
    await settleMails(api);
    api.clock.time += 1000;
    await post();
    const { submissions, mailIds } = await api.store.purge(api.clock.time);
    expect([submissions, mailIds.length]).toEqual([3, 3]);
    await api.post('/newsletter', newsletterBody(), headers);
    expect(await api.rows()).toHaveLength(2);
  });

  test('a hundred parallel retries store one row and all get 200', async () => {
    const headers = key();
    const all = await inParallel(100, (site) => site.post('/get-in-touch', shortBody(), headers));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await api.rows()).toHaveLength(1);
  });

  test('a second audit of one identity is 409, names no field, uses up no other; a forgotten one is none', async () => {
    const audit = (body: object, headers = key()) =>
      api.post('/audit-report/verify-data', body, headers);
    const headers = key();
    await audit(auditBody(), headers);
    expect((await audit(auditBody(), headers)).status).toBe(200);
    for (const field of ['email', 'linkedin', 'contact', 'website'] as const) {
      const refused = await audit(founderBody(0, { [field]: auditBody()[field] }));
      expect([field, refused.status]).toEqual([field, 409]);
      expect(Object.keys(await refused.json())).toEqual(['error']);
    }
    expect((await audit(founderBody(0))).status).toBe(200);
    await api.store.forget('maya@okafor.example');
    expect(await api.rows()).toHaveLength(1);
    expect((await audit(auditBody())).status).toBe(200);
  });

  test('of a hundred parallel audits with shared identities one is stored, and the others use up nothing', async () => {
    const { email, contact } = auditBody();
    const all = await inParallel(100, (site, index) => {
      const website = `shared${index % 2}.example`;
      return site.post(
        '/audit-report/verify-data',
        founderBody(index, { email, contact, website }),
      );
    });
    const answered = (wanted: number) => all.filter(({ status }) => status === wanted).length;
    expect([answered(200), answered(409)]).toEqual([1, 99]);
    expect(await api.rows()).toHaveLength(1);
    const loser = all.findIndex(({ status }) => status === 409);
    expect((await api.post('/audit-report/verify-data', founderBody(loser))).status).toBe(200);
  });

  test('of two held audits of one person that are released at once, one is', async () => {
    for (let index = 0; index < 2; index += 1)
      await api.post('/audit-report/verify-data', auditBody(), spam);
    const rows = await api.rows();
    const options = { secret: api.secret, hasWebhook: false };
    const outcomes = await inParallel(rows.length, ({ store }, index) =>
      store.releaseSubmission(rows[index]?.reference ?? '', api.clock.time, ({ kind, payload }) =>
        effectsOf(kind, payload, options),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['released', 'taken']);
  });

  test('a clock that was behind makes no row old, and a purge spares a row whose mail waits', async () => {
    await api.post('/get-in-touch', shortBody());
    await settleMails(api);
    const { time } = api.clock;
    api.clock.time = 0;
    await api.post('/get-in-touch', shortBody());
    const [, behind] = await api.rows();
    expect(behind?.receivedAt).toBe(time);
    expect((await api.store.purge(time + 1)).submissions).toBe(1);
    expect(await api.rows()).toEqual([behind]);
    api.clock.time = time;
    await settleMails(api);
    expect((await api.store.purge(time + 1)).submissions).toBe(1);
  });

  test('a purge spares a row whose parked mail no digest has named', async () => {
    await api.post('/get-in-touch', shortBody());
    const { time } = api.clock;
    await settleMails(api, { outcome: 'parked', at: time });
    expect((await api.store.purge(time + 1)).submissions).toBe(0);
    await api.queueDigest();
    expect((await api.store.purge(time + 1)).submissions).toBe(1);
  });

  test('an export yields more rows than a page holds', async () => {
    const insert = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1201)
      INSERT INTO submissions (reference, kind, email, mailbox, payload, received_at)
      SELECT 'C-' || i, 'newsletter', 'a@b.example', 'a@b.example', '{}', i FROM n`;
    await api.sql(insert);
    expect(new Set((await api.rows()).map(({ id }) => id)).size).toBe(1201);
  });

  test('counts posts per address until the window ends, or the clock is set back', async () => {
    expect(await api.rates.count('a', 0)).toEqual({ posts: 1, endsAt: rateWindow });
    await api.rates.count('b', 5);
    expect(await api.rates.count('a', rateWindow - 1)).toEqual({ posts: 2, endsAt: rateWindow });
    expect((await api.rates.count('a', rateWindow)).posts).toBe(1);
    await api.rates.count('c', 365 * dayMs);
    expect((await api.rates.count('c', 0)).posts).toBe(1);
    const counts = await inParallel(60, ({ rates }) => rates.count('d', 0));
    const posts = counts.map((counted) => counted.posts).toSorted((one, other) => one - other);
    expect(posts).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  test('events that several processes count at once are all counted', async () => {
    await inParallel(40, ({ store }) => store.countEvent('posts-refused', 1));
    expect(await api.sql('SELECT value FROM facts')).toEqual([{ value: '40' }]);
  });

  test('a claim is renewed while its delivery lasts', async () => {
    await post();
    const rows = () => api.sql('SELECT leased_until AS until FROM outbox');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await api.store.deliverDue('mail', api.clock.time, 1, async () => {
      const [claimed] = await rows();
      await sleep(5);
      vi.advanceTimersByTime(20_000);
      await expect.poll(async () => (await rows())[0]).not.toEqual(claimed);
      return [{ outcome: 'sent' }];
    });
    vi.useRealTimers();
  });

  test('processes that deliver at the same time send no mail twice', async () => {
    await inParallel(45, (site, index) =>
      site.post('/newsletter', newsletterBody({ email: `p${index}@post.example` })),
    );
    const transport = createTestTransport(api);
    // So that each finds mails that another one is sending.
    transport.failWith = () => sleep(2, undefined);
    await Promise.all(sites.map((site) => openOutbox(site, transport)()));
    const sent = transport.handed.map(({ id }) => id);
    expect([sent.length, new Set(sent).size]).toEqual([45, 45]);
  });
});
