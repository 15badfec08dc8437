import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { submissionHeaders } from '@/lib/submission-headers';
import { createRateCounter, rateWindow } from '../store/rate-counter';
import { founderBody, newsletterBody, shortBody, spam } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails, settleMails } from '../testing/open-outbox';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createLimits } from './limits';

const dayMs = 86_400_000;

let api: TestApi;
const open = async (...options: Parameters<typeof openTestApi>) => {
  api = await openTestApi(...options);
};

/** @returns why each row is quarantined */
const reasons = async () => (await api.rows()).map(({ quarantine = 'clean' }) => quarantine);

const { honeypot, fillTime: fill } = submissionHeaders;
const own = { host: 'contrio.example', origin: 'https://contrio.example' };
const there = 'https://elsewhere.example';
/** Without the header that browsers send with a post of a page of ours. */
const unsaid = { 'sec-fetch-site': '' };

test.each<[string, Readonly<Record<string, string>>, string?]>([
  ['a page of ours', {}],
  ['an empty honeypot and time enough', { [honeypot]: '', [fill]: '2500' }],
  ['a fill time that is not a number', { [fill]: 'soon' }],
  ['our own origin', { ...unsaid, ...own }],
  ['our own origin behind a proxy', { ...unsaid, ...own, host: '', 'x-forwarded-host': own.host }],
  ['nothing but the headers of the form', { ...unsaid, [honeypot]: '', [fill]: '9000' }],
  ['a filled honeypot', { [honeypot]: 'https://spam.example' }, 'trap'],
  ['a fill faster than anybody', { [fill]: '2499' }, 'fill'],
  ['nothing at all', unsaid, 'origin'],
  ['the origin of another page', { ...unsaid, ...own, origin: there }, 'origin'],
  ['a page of another host below ours', { 'sec-fetch-site': 'same-site' }, 'origin'],
  ['half of the headers', { ...unsaid, [honeypot]: '' }, 'origin'],
])(
  'a post with %s answers 200 and is mailed unless quarantined: %s %s',
  async (_name, headers, why) => {
    await open();
    const response = await api.post('/get-in-touch', shortBody(), headers);
    expect([response.status, await response.json()]).toEqual([
      200,
      { reference: expect.any(String) },
    ]);
    expect(await reasons()).toEqual([why ?? 'clean']);
    expect(await settleMails(api)).toEqual(why === undefined ? ['notification'] : []);
    const warned = api.logged.filter(([level]) => level === 'warn');
    expect(warned).toEqual(why === undefined ? [] : [['warn', 'quarantined', { why }]]);
  },
);

test('an allowed origin may post, and only its pages read every answer', async () => {
  await open({ allowedOrigins: [there] });
  const readBy = 'access-control-allow-origin';
  for (const [origin, body, status, reader] of [
    [there, shortBody(), 200, there],
    [there, {}, 400, there],
    ['https://evil.example', {}, 400, null],
  ] as const) {
    const { status: answered, headers } = await api.post('/get-in-touch', body, {
      ...unsaid,
      origin,
    });
    expect([answered, headers.get(readBy)]).toEqual([status, reader]);
  }
  expect(await reasons()).toEqual(['clean']);
  const asked = {
    origin: there,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const preflight = await api.request('/get-in-touch', { method: 'OPTIONS', headers: asked });
  expect([preflight.status, preflight.headers.get(readBy)]).toEqual([204, there]);
  expect(preflight.headers.get('access-control-allow-headers')?.split(',')).toEqual([
    'content-type',
    ...Object.values(submissionHeaders),
  ]);
});

const post = async (from: string, url: string, body: object, more = {}) =>
  (await api.post(url, body, { 'x-forwarded-for': from, ...more })).status;
const signUp = (body: object = newsletterBody(), from = '198.51.100.7') =>
  post(from, '/newsletter', body);

describe('posts of one address', () => {
  test('are quarantined above the first limit and refused above the second, until the window ends', async () => {
    await open({ rateLimit: { quarantineOver: 2, refuseOver: 4 } });
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await signUp());
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await reasons()).toEqual(['clean', 'clean', 'rate', 'rate']);

    api.clock.time += rateWindow - 1500;
    const refused = await api.post('/newsletter', newsletterBody());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    api.clock.time += 1500;
    expect(await signUp()).toBe(200);
  });

  test('count even if they are invalid, but reads do not', async () => {
    await open({ rateLimit: { quarantineOver: 1, refuseOver: 1 } });
    for (let index = 0; index < 3; index += 1) await api.request('/blog');
    expect([await signUp({}), await signUp({})]).toEqual([400, 429]);
  });

  test.each([
    [0, ['1.1.1.1', '2.2.2.2'], [200, 429], ['proxy-not-trusted']],
    [1, ['1.1.1.1', '2.2.2.2', '9.9.9.9, 1.1.1.1'], [200, 200, 429], []],
    [2, ['1.1.1.1', '2.2.2.2'], [200, 200], ['proxy-missing']],
  ])(
    'count for the address that a trusted proxy saw: TRUST_PROXY=%i, chains %j, %j, warned of once: %j',
    async (trustedProxies, chains, statuses, warnings) => {
      await open({ rateLimit: { quarantineOver: 1, refuseOver: 1 }, trustedProxies });
      const answered: number[] = [];
      for (const chain of chains) answered.push(await signUp(newsletterBody(), chain));
      expect(answered).toEqual(statuses);
      const events = api.logged.map(([, event]) => event);
      expect(events.filter((event) => event.startsWith('proxy-'))).toEqual(warnings);
    },
  );
});

const audit = (from: string, ...founder: Parameters<typeof founderBody>) =>
  post(from, '/audit-report/verify-data', founderBody(...founder));
const enquire = (from: string, headers = spam) => post(from, '/get-in-touch', shortBody(), headers);
const digest = async () => {
  await api.queueDigest();
  return (await drainMails(api, 'digest'))[0];
};

describe.each(databases)('on $name', ({ createDatabase }) => {
  beforeEach(async () =>
    open({
      databaseUrl: await createDatabase(),
      rateLimit: { quarantineOver: 100, refuseOver: 200 },
      quarantineLimit: { address: 2, all: 3 },
      trustedProxies: 1,
    }),
  );

  test('quarantine has a daily limit per address and in total; the digest counts refused posts', async () => {
    const flood: number[] = [];
    for (const from of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.3'])
      flood.push(await enquire(from));
    expect(flood).toEqual([200, 200, 429, 200, 429]);
    // A post that looks human is still stored.
    expect(await enquire('203.0.113.1', {})).toBe(200);
    expect((await digest())?.text).toContain('1 post was refused');
    api.clock.time += dayMs;
    flood.splice(0);
    for (let index = 0; index < 3; index += 1) flood.push(await enquire('203.0.113.1'));
    expect(flood).toEqual([200, 200, 429]);
    // The second of the day before, and today's first.
    expect((await digest())?.text).toContain('2 posts were refused');
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
    const key = { [submissionHeaders.idempotencyKey]: randomUUID() };
    const again = (from: string) => post(from, '/audit-report/verify-data', founderBody(2), key);
    expect(await again('203.0.113.2')).toBe(409);
    expect(await reasons()).toEqual(['clean']);
    for (const from of ['203.0.113.2', '203.0.113.3']) expect(await again(from)).toBe(409);
    expect(await reasons()).toEqual(['clean', 'taken']);
    const [taker = '', refused = ''] = (await api.rows()).map(({ reference }) => reference);
    const { text = '', html } = (await digest()) ?? {};
    const line = text.split('\n').find((one) => one.startsWith(refused));
    expect(line).toContain(`refused twice in a day: ${taker} has its details`);
    expect(html).toContain(taker);
    expect(text).toContain('Drop a real founder’s audit');

    expect(await api.leads('release', refused)).toContain('Released');
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
  await open();
  const limitsOf = createLimits({
    ...api,
    config: { quarantineLimit: { address: 10, all: 4 } },
    rates: createRateCounter(2),
    now: () => api.clock.time,
  });
  const stored: number[] = [];
  for (let address = 1; address <= 9; address += 1)
    await limitsOf(`203.0.113.${address}`)
      .checkQuarantine()
      .then(
        () => stored.push(address),
        () => undefined,
      );
  expect(stored).toEqual([1, 2, 3, 4]);
});
