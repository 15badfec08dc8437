import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsletterBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { openTestApi, type TestApi } from '../testing/test-api';
import type { Delivery } from './store';

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({ databaseUrl: await createDatabase() });
  });
  afterEach(() => api.close());

  const post = (index = 0) =>
    api.post('/newsletter', newsletterBody({ email: `p${index}@post.example` }));

  test('a mail is delivered whenever it is due, until it is sent', async () => {
    await post();
    const now = api.clock.time;
    const deliver = (at: number, outcome: Delivery) =>
      api.store.deliverDue('mail', at, 10, async (mails) => mails.map(() => outcome));
    expect(await deliver(now, { outcome: 'failed', retryAt: now + 50 })).toBe(1);
    expect([
      await deliver(now + 49, { outcome: 'sent' }),
      await api.store.nextDueAt('mail'),
    ]).toEqual([0, now + 50]);
    expect(await deliver(now + 50, { outcome: 'sent' })).toBe(1);
    expect(await deliver(now + 99, { outcome: 'sent' })).toBe(0);
    expect(await api.store.nextDueAt('mail')).toBeUndefined();
  });

  test('no other process claims a mail during its delivery', async () => {
    await post(1);
    await post(2);
    const take = (limit: number, deliver: () => Promise<Delivery[]>) =>
      api.store.deliverDue('mail', api.clock.time, limit, deliver);
    const others: number[] = [];
    await take(1, async () => {
      others.push(await take(10, async () => [{ outcome: 'sent' }]));
      others.push(await take(10, async () => []));
      return [{ outcome: 'sent' }];
    });
    expect(others).toEqual([1, 0]);
    expect(await api.store.nextDueAt('mail')).toBeUndefined();
  });

  test('unpark makes a parked mail due again; a sent one and one parked at its first attempt never', async () => {
    for (const name of [1, 2, 3]) await post(name);
    const now = api.clock.time;
    await api.store.deliverDue('mail', now, 10, async () => [
      { outcome: 'sent' },
      { outcome: 'failed', retryAt: now },
      { outcome: 'parked', at: now },
    ]);
    await api.store.deliverDue('mail', now, 10, async () => [{ outcome: 'parked', at: now }]);
    await api.store.unpark('webhook', now + 5);
    expect(await api.store.nextDueAt('mail')).toBeUndefined();
    await api.store.unpark('mail', now + 5);
    expect(await api.store.deliverDue('mail', now + 5, 10, async () => [{ outcome: 'sent' }])).toBe(
      1,
    );
    await api.store.unpark('mail', now + 10);
    expect(await api.store.nextDueAt('mail')).toBeUndefined();
  });
});
