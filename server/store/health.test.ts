import Database from 'libsql';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsletterBody, shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { openTestApi, type TestApi } from '../testing/test-api';
import type { Delivery, Queued } from './store';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  let url: string | undefined;
  beforeEach(async () => {
    url = await createDatabase();
    api = await openTestApi({ databaseUrl: url });
  });
  afterEach(() => api.close());

  const post = () => api.post('/get-in-touch', shortBody());

  /** Runs a statement on its own connection. */
  const change = async (sql: string) => {
    if (url === undefined) {
      const database = new Database(api.files.database);
      database.exec(sql);
      return void database.close();
    }
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql);
    await client.end();
  };

  test.each(['submissions', 'idempotency_keys', 'audit_identities', 'outbox'])(
    'health fails without the table %s, and leaves no rows behind',
    async (table) => {
      expect((await api.request('/healthz')).status).toBe(200);
      expect(await api.rows()).toEqual([]);
      await change(`ALTER TABLE ${table} RENAME TO lost`);
      api.clock.time += 2000;
      expect((await api.request('/healthz')).status).toBe(503);
    },
  );

  /** Gives every mail that waits the same outcome. */
  const deliverAll = async (deliveryOf: (queued: Queued) => Delivery) => {
    await api.store.deliverDue('mail', api.clock.time, 10, async (mails) => mails.map(deliveryOf));
  };
  const health = async () => {
    const answer = await api.request('/healthz');
    return [answer.status, await answer.json()];
  };
  const well = [200, { status: 'ok', warnings: [] }];
  const degraded = [200, { status: 'degraded', warnings: ['mail-waits'] }];

  test('health says nothing of a mail that waits for an hour, then that it is degraded', async () => {
    expect(await health()).toEqual(well);
    await post();
    api.clock.time += hourMs;
    expect(await health()).toEqual(well);
    api.clock.time += 1;
    expect(await health()).toEqual(degraded);
    await deliverAll(() => ({ outcome: 'sent' }));
    expect(await health()).toEqual(well);
  });

  test('health is degraded while the mail server is unreachable or takes no mail to the agency', async () => {
    await api.post('/newsletter', newsletterBody());
    await deliverAll(() => ({ outcome: 'postponed', retryAt: api.clock.time + 1000 }));
    api.clock.time += hourMs + 1;
    expect(await health()).toEqual(degraded);
    await deliverAll(() => ({ outcome: 'sent' }));
    await post();
    await deliverAll(() => ({ outcome: 'failed', retryAt: api.clock.time + 2 * hourMs }));
    api.clock.time += hourMs + 1;
    expect(await health()).toEqual(degraded);
  });

  test('a mailbox that a visitor made up does not degrade health', async () => {
    await api.post('/newsletter', newsletterBody());
    await deliverAll(() => ({ outcome: 'failed', retryAt: api.clock.time + 2 * hourMs }));
    api.clock.time += hourMs + 1;
    expect(await health()).toEqual(well);
  });

  test('health reports a disk that is nearly full, with status 200', async () => {
    const small = await openTestApi({ databaseUrl: await createDatabase(), leastFree: Infinity });
    const answer = await small.request('/healthz');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'degraded', warnings: ['disk-low'] },
    ]);
    await small.close();
  });

  test('health still probes after the clock was set back', async () => {
    api.clock.time += 365 * dayMs;
    expect((await api.request('/healthz')).status).toBe(200);
    api.clock.time -= 365 * dayMs;
    await change('ALTER TABLE idempotency_keys RENAME TO lost');
    expect((await api.request('/healthz')).status).toBe(503);
  });

  const delivered = async () => {
    let count = 0;
    await api.store.deliverDue('mail', api.clock.time, 10, async (mails) => {
      count = mails.length;
      return mails.map(() => ({ outcome: 'failed', retryAt: api.clock.time + 10_000 }));
    });
    return count;
  };

  test('mail queued before the clock was set back is due', async () => {
    api.clock.time += 365 * dayMs;
    await post();
    api.clock.time -= 365 * dayMs;
    expect(await delivered()).toBe(1);
    // After a failure by the right clock it waits.
    expect(await delivered()).toBe(0);
    api.clock.time += 10_000;
    expect(await delivered()).toBe(1);
  });

  test('mail delayed before the clock was set back is due', async () => {
    await post();
    api.clock.time += 365 * dayMs;
    expect(await delivered()).toBe(1);
    api.clock.time -= 365 * dayMs;
    expect(await delivered()).toBe(1);
  });

  test('setting the clock back closes the windows of the rate limit', async () => {
    await api.rates.count('a', 365 * dayMs);
    expect((await api.rates.count('a', 0)).posts).toBe(1);
  });
});
