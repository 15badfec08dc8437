import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsletterBody, shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { runSql } from '../testing/run-sql';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createWarningReader } from '../warnings';
import type { Delivery } from './store';

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
  const health = async (of = api) => {
    const answer = await of.request('/healthz');
    return [answer.status, await answer.json()];
  };
  const well = [200, { status: 'ok', warnings: [] }];
  const degraded = [200, { status: 'degraded', warnings: ['mail-waits'] }];

  test('health fails without one of its tables, also after the clock was set back, and leaves no rows behind', async () => {
    expect(await health()).toEqual(well);
    expect(await api.rows()).toEqual([]);
    const rename = (from: string, to: string) =>
      runSql(url ?? api.files.database, `ALTER TABLE ${from} RENAME TO ${to}`);
    for (const table of ['submissions', 'idempotency_keys', 'audit_identities', 'outbox']) {
      await rename(table, 'lost');
      api.clock.time -= dayMs;
      const { status } = await api.request('/healthz');
      expect([table, status]).toEqual([table, 503]);
      await rename('lost', table);
      expect(await health()).toEqual(well);
    }
  });

  /** Gives every mail that waits the same outcome. @returns their number */
  const deliverAll = (delivery: Delivery) =>
    api.store.deliverDue('mail', api.clock.time, 10, async (mails) => mails.map(() => delivery));

  test('health says nothing of a mail that waits for an hour, then that it is degraded', async () => {
    expect(await health()).toEqual(well);
    await post();
    api.clock.time += hourMs;
    expect(await health()).toEqual(well);
    api.clock.time += 1;
    expect(await health()).toEqual(degraded);
    await deliverAll({ outcome: 'sent' });
    expect(await health()).toEqual(well);
  });

  test('health is degraded while the mail server is unreachable or takes no mail to the agency, not by a mailbox that a visitor made up', async () => {
    const refuse = () => deliverAll({ outcome: 'failed', retryAt: api.clock.time + 2 * hourMs });
    await api.post('/newsletter', newsletterBody());
    await deliverAll({ outcome: 'postponed', retryAt: api.clock.time + 1000 });
    api.clock.time += hourMs + 1;
    expect(await health()).toEqual(degraded);
    await refuse();
    expect(await health()).toEqual(well);
    await post();
    await refuse();
    api.clock.time += hourMs + 1;
    expect(await health()).toEqual(degraded);
  });

  test('health reports a disk that is nearly full or cannot be read, with status 200', async () => {
    const small = await openTestApi({ databaseUrl: url, leastFree: Infinity });
    expect(await health(small)).toEqual([200, { status: 'degraded', warnings: ['disk-low'] }]);
    await small.close();
    const gone = path.join(api.folder, 'gone');
    expect(await createWarningReader(api.store, Date.now, gone)()).toEqual(['disk-low']);
  });

  const fail = () => deliverAll({ outcome: 'failed', retryAt: api.clock.time + 10_000 });

  test('mail queued or delayed before the clock was set back is due', async () => {
    api.clock.time += 365 * dayMs;
    await post();
    api.clock.time -= 365 * dayMs;
    expect(await fail()).toBe(1);
    // After a failure by the right clock it waits.
    expect(await fail()).toBe(0);
    api.clock.time += 365 * dayMs;
    expect(await fail()).toBe(1);
    api.clock.time -= 365 * dayMs;
    expect(await fail()).toBe(1);
  });
});
