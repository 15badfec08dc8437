import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { founderBody, shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails } from '../testing/open-outbox';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createLimits } from './guards';
import { createRateCounter } from './rate-counter';

const dayMs = 86_400_000;

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({
      databaseUrl: await createDatabase(),
      rateLimit: { quarantineOver: 100, refuseOver: 200 },
      quarantineLimit: { address: 2, all: 3 },
      trustedProxies: 1,
    });
  });
  afterEach(() => api.close());

  const post = async (from: string, url: string, body: object, more = {}) =>
    (await api.post(url, body, { 'x-forwarded-for': from, ...more })).status;
  const audit = (from: string, ...founder: Parameters<typeof founderBody>) =>
    post(from, '/audit-report/verify-data', founderBody(...founder));
  const enquire = (from: string, honeypot: string) =>
    post(from, '/get-in-touch', shortBody(), { [antiSpamHeaders.honeypot]: honeypot });
  const reasons = async () => (await api.rows()).map(({ quarantine = 'clean' }) => quarantine);
  const digest = async () => {
    await api.queueDigest();
    return (await drainMails(api)).find(({ kind }) => kind === 'digest')?.mail;
  };

  test('quarantine has a daily limit per address and in total; the digest counts refused posts', async () => {
    const flood: number[] = [];
    for (const from of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.3'])
      flood.push(await enquire(from, 'x'));
    expect(flood).toEqual([200, 200, 429, 200, 429]);
    // A post that looks human is still stored.
    expect(await enquire('203.0.113.1', '')).toBe(200);
    expect((await digest())?.text).toContain('1 post was refused');
    api.clock.time += dayMs;
    expect(await enquire('203.0.113.1', 'x')).toBe(200);
  });

  test.each([
    ['an IPv4 address', ['203.0.113.1'], '203.0.113.2'],
    ['a /48', ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1'], '2001:db8:2::1'],
  ])('three audits a day come from %s, the next are quarantined', async (_name, from, other) => {
    for (const founder of [0, 1, 2, 3])
      expect(await audit(from[founder % from.length] ?? '', founder)).toBe(200);
    expect(await audit(other, 3)).toBe(200);
    api.clock.time += dayMs;
    expect(await audit(from[0] ?? '', 4)).toBe(200);
    expect(await reasons()).toEqual(['clean', 'clean', 'clean', 'claims', 'clean', 'clean']);
  });

  test('a claim that is refused twice in a day is told with both references, then released', async () => {
    await audit('203.0.113.1', 1, { website: 'w2.example', linkedin: 'linkedin.com/in/p3' });
    expect(await audit('203.0.113.2', 2)).toBe(409);
    expect(await reasons()).toEqual(['clean']);
    for (const from of ['203.0.113.2', '203.0.113.3']) expect(await audit(from, 2)).toBe(409);
    expect(await reasons()).toEqual(['clean', 'taken']);
    const [taker = '', refused = ''] = (await api.rows()).map(({ reference }) => reference);
    const { text = '', html } = (await digest()) ?? {};
    const line = text.split('\n').find((one) => one.startsWith(refused));
    expect(line).toContain(`refused twice in a day: ${taker} has its details`);
    expect(html).toContain(taker);

    await expect(api.leads('release', refused)).rejects.toThrow('another audit has the same');
    await api.leads('free', taker);
    expect(await api.leads('release', refused)).toContain('Released');
    const kinds = (await drainMails(api)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['audit-report', 'notification']);
  });

  test('above the limit of quarantined posts a refused claim is not stored', async () => {
    const website = 'shared.example';
    await audit('203.0.113.1', 1, { website });
    for (const [index, founder] of [2, 2, 3, 3, 4, 4, 5, 5].entries())
      expect(await audit(`203.0.113.${10 + index}`, founder, { website })).toBe(409);
    expect(await reasons()).toEqual(['clean', 'taken', 'taken', 'taken']);
  });
});

test('more addresses than memory holds do not reset the total', async () => {
  const api = await openTestApi();
  const { checkQuarantine } = createLimits({
    ...api,
    config: { quarantineLimit: { address: 10, all: 4 } },
    rates: createRateCounter(2),
    now: () => api.clock.time,
  });
  const stored: number[] = [];
  for (let address = 1; address <= 9; address += 1)
    if ((await checkQuarantine(`203.0.113.${address}`)) === undefined) stored.push(address);
  expect(stored).toEqual([1, 2, 3, 4]);
  await api.close();
});
