import { afterEach, describe, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
import { drainMails } from '../testing/open-outbox';
import { openTestApi, type TestApi } from '../testing/test-api';
import { rateWindow } from './rate-counter';

let api: TestApi;
const open = async (...options: Parameters<typeof openTestApi>) => {
  api = await openTestApi(...options);
};
afterEach(() => api.close());

/** @returns the kinds of the mails that wait */
const queued = async () => (await drainMails(api)).map(({ kind }) => kind);

const { honeypot, fill } = antiSpamHeaders;
const own = { host: 'contrio.example', origin: 'https://contrio.example' };
const there = 'https://elsewhere.example';
/** Without the header that browsers send with a post of a page of ours. */
const unsaid = { 'sec-fetch-site': '' };
const proxied = {
  'x-forwarded-host': 'www.contrio.example',
  origin: 'https://www.contrio.example',
};

test.each<[string, Readonly<Record<string, string>>, string?]>([
  ['a page of ours', {}],
  ['an empty honeypot and time enough', { [honeypot]: '', [fill]: '2500' }],
  ['a fill time that is not a number', { [fill]: 'soon' }],
  ['our own origin', { ...unsaid, ...own }],
  ['our own origin behind a proxy', { ...unsaid, ...proxied }],
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
    expect((await api.rows()).map(({ quarantine }) => quarantine)).toEqual([why]);
    expect(await queued()).toEqual(why === undefined ? ['notification'] : []);
    const warned = api.logged.filter(([level]) => level === 'warn');
    expect(warned).toEqual(why === undefined ? [] : [['warn', 'quarantined', { why }]]);
  },
);

test('a quarantined audit sends no mail and does not use up a free audit', async () => {
  await open();
  const post = async (changes: object, headers = {}) =>
    (await api.post('/audit-report/verify-data', auditBody({ ...changes }), headers)).status;
  expect(await post({}, { [fill]: '1' })).toBe(200);
  expect(await post({ 'first-name': 'Hello https://evil.example' })).toBe(200);
  expect(await api.rows()).toMatchObject([{ quarantine: 'fill' }, { quarantine: 'name' }]);
  expect(await queued()).toEqual([]);
  expect(await post({})).toBe(200);
  expect(await post({})).toBe(409);
});

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
  expect((await api.rows())[0]).not.toHaveProperty('quarantine');
  const asked = {
    origin: there,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const preflight = await api.request('/get-in-touch', { method: 'OPTIONS', headers: asked });
  expect([preflight.status, preflight.headers.get(readBy)]).toEqual([204, there]);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
});

const signUp = async (body: object = newsletterBody(), from = '198.51.100.7') => {
  const { status } = await api.post('/newsletter', body, { 'x-forwarded-for': from });
  return status;
};

describe('posts of one address', () => {
  test('are quarantined above the first limit and refused above the second, until the window ends', async () => {
    await open({ rateLimit: { quarantineOver: 2, refuseOver: 4 } });
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await signUp());
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const reasons = (await api.rows()).map(({ quarantine }) => quarantine);
    expect(reasons).toEqual([undefined, undefined, 'rate', 'rate']);

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
