import { afterEach, describe, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { auditBody, detailedBody, newsletterBody, shortBody } from '../testing/bodies';
import { leadState } from '../command/list';
import { openTestApi, type TestApi } from '../testing/test-api';
import { rateWindow } from './rate-counter';

let api: TestApi;
const open = async (...options: Parameters<typeof openTestApi>) => {
  api = await openTestApi(...options);
};
afterEach(() => api.close());

const from = (chain: string) =>
  api.post('/newsletter', newsletterBody(), { 'x-forwarded-for': chain });

const queued = async () => {
  let kinds: string[] = [];
  await api.store.deliverDue('mail', Number.MAX_SAFE_INTEGER, 100, async (mails) => {
    kinds = mails.map(({ kind }) => kind);
    return [];
  });
  return kinds;
};

describe('anti-spam headers', () => {
  test.each([
    ['a filled honeypot', { [antiSpamHeaders.honeypot]: 'https://spam.example' }, 'trap'],
    ['a fill faster than anybody', { [antiSpamHeaders.fill]: '2499' }, 'fill'],
  ])(
    '%s answers 200, quarantines the post and mails nothing',
    async (_name, headers, quarantine) => {
      await open();
      const response = await api.post('/get-in-touch', shortBody(), headers);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ reference: expect.any(String) });
      expect(await api.rows()).toMatchObject([{ quarantine }]);
      expect(await queued()).toEqual([]);
      expect(api.logged).toContainEqual(['warn', 'quarantined', { why: quarantine }]);
    },
  );

  test.each([
    ['none', {}],
    [
      'an empty honeypot and time enough',
      { [antiSpamHeaders.honeypot]: '', [antiSpamHeaders.fill]: '2500' },
    ],
    ['a fill time that is not a number', { [antiSpamHeaders.fill]: 'soon' }],
  ])('%s is an ordinary enquiry', async (_name, headers: Readonly<Record<string, string>>) => {
    await open();
    await api.post('/get-in-touch', shortBody(), headers);
    expect((await api.rows())[0]).not.toHaveProperty('quarantine');
    expect(await queued()).toEqual(['notification']);
  });

  test('a key that is not a UUID answers 400', async () => {
    await open();
    const response = await api.post('/get-in-touch', shortBody(), {
      [antiSpamHeaders.idempotencyKey]: '1',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field: 'Idempotency-Key' });
  });

  test('a quarantined audit does not use up a free audit', async () => {
    await open();
    await api.post('/audit-report/verify-data', auditBody(), { [antiSpamHeaders.fill]: '1' });
    expect((await api.post('/audit-report/verify-data', auditBody())).status).toBe(200);
  });
});

describe('posts without the form’s own headers', () => {
  const own = { host: 'contrio.example', origin: 'https://contrio.example' };
  const there = 'https://elsewhere.example';
  const nothing = { 'sec-fetch-site': '' };

  test.each([
    ['nothing at all', nothing],
    ['the origin of another page', { ...own, ...nothing, origin: there }],
    ['a page of another host below ours', { 'sec-fetch-site': 'same-site' }],
    ['half of the headers', { ...nothing, [antiSpamHeaders.honeypot]: '' }],
  ])('%s quarantines the post', async (_name, headers) => {
    await open();
    expect((await api.post('/get-in-touch', shortBody(), headers)).status).toBe(200);
    const rows = await api.rows();
    expect(rows).toMatchObject([{ quarantine: 'origin' }]);
    expect(rows.map(leadState)).toEqual(['held for review: came from none of our pages']);
    expect(await queued()).toEqual([]);
  });

  test.each([
    ['our own origin', { ...own, ...nothing }],
    [
      'our own origin behind a proxy',
      {
        ...nothing,
        'x-forwarded-host': 'www.contrio.example',
        origin: 'https://www.contrio.example',
      },
    ],
    [
      'the headers of the form',
      { ...nothing, [antiSpamHeaders.honeypot]: '', [antiSpamHeaders.fill]: '9000' },
    ],
  ])('but with %s it is clean', async (_name, headers) => {
    await open();
    await api.post('/get-in-touch', shortBody(), headers);
    expect((await api.rows())[0]).not.toHaveProperty('quarantine');
  });

  test('an allowed origin may post and its pages read every answer', async () => {
    await open({ allowedOrigins: [there] });
    const headers = { ...nothing, origin: there };
    for (const [body, status] of [
      [shortBody(), 200],
      [{}, 400],
    ] as const) {
      const answer = await api.post('/get-in-touch', body, headers);
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        status,
        there,
      ]);
    }
    expect((await api.rows())[0]).not.toHaveProperty('quarantine');
    const asked = {
      origin: there,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const preflight = await api.request('/get-in-touch', { method: 'OPTIONS', headers: asked });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
      204,
      there,
    ]);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
  });

  test('pages of another origin read no answer', async () => {
    await open({ allowedOrigins: [there] });
    const answer = await api.post('/get-in-touch', shortBody(), { origin: 'https://evil.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('posts of one address', () => {
  const rateLimit = { quarantineOver: 2, refuseOver: 4 };

  test('are quarantined above the first limit and refused above the second, until the window ends', async () => {
    await open({ rateLimit });
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1)
      statuses.push((await api.post('/newsletter', newsletterBody())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await api.rows()).map(({ quarantine }) => quarantine)).toEqual([
      undefined,
      undefined,
      'rate',
      'rate',
    ]);

    api.clock.time += rateWindow - 1500;
    const refused = await api.post('/newsletter', newsletterBody());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    api.clock.time += 1500;
    expect((await api.post('/newsletter', newsletterBody())).status).toBe(200);
  });

  test('invalid posts count, reads do not', async () => {
    await open({ rateLimit });
    for (let index = 0; index < 9; index += 1) await api.request('/blog');
    for (let index = 0; index < 4; index += 1)
      expect((await api.post('/newsletter', {})).status).toBe(400);
    expect((await api.post('/newsletter', {})).status).toBe(429);
  });

  test('behind a trusted proxy, posts count for the address that the proxy saw', async () => {
    await open({ rateLimit: { quarantineOver: 1, refuseOver: 1 }, trustedProxies: 1 });
    expect((await from('1.1.1.1')).status).toBe(200);
    expect((await from('2.2.2.2')).status).toBe(200);
    expect((await from('9.9.9.9, 1.1.1.1')).status).toBe(429);
  });

  test.each([
    [0, ['1.1.1.1', '2.2.2.2'], ['proxy-not-trusted']],
    [1, ['1.1.1.1', '9.9.9.9, 1.1.1.1'], []],
    [2, ['1.1.1.1', '2.2.2.2'], ['proxy-missing']],
  ])(
    'with TRUST_PROXY=%i the log warns once where the proxies do not fit',
    async (trustedProxies, clients, warnings) => {
      await open({ trustedProxies });
      for (const client of clients) await from(client);
      expect(
        api.logged.flatMap(([, event]) => (event.startsWith('proxy-') ? [event] : [])),
      ).toEqual(warnings);
    },
  );
});

describe('a country that is not as the list has it', () => {
  test.each([
    ['name', 'Call +1 202 555 0143'],
    ['name', 'Nepal'],
    ['dial_code', '+1'],
    ['code', 'ZZ'],
  ])('answers 400 for %s %j', async (field, value) => {
    await open();
    const country = { ...detailedBody().country, [field]: value };
    const response = await api.post('/contact-us', detailedBody({ country }));
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'Not in the list of countries', field: `country.${field}` },
    ]);
  });

  test('by another name of the same country is fine', async () => {
    await open();
    const budget = 'not-sure';
    for (const country of [
      { name: 'Turkey', dial_code: '+90', code: 'TR' },
      { name: 'Türkiye', dial_code: '+90', code: 'TR' },
      { name: 'Côte d’Ivoire', dial_code: '+225', code: 'CI' },
      { name: "Cote d'Ivoire", dial_code: '+225', code: 'CI' },
    ])
      expect((await api.post('/contact-us', detailedBody({ country, budget }))).status).toBe(200);
  });
});
