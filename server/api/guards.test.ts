import { afterEach, describe, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
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
    expect(await api.rows()).toMatchObject([{ quarantine: 'origin' }]);
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

  test('without a trusted proxy, X-Forwarded-For is ignored', async () => {
    await open({ rateLimit: { quarantineOver: 1, refuseOver: 1 } });
    expect((await from('1.1.1.1')).status).toBe(200);
    expect((await from('2.2.2.2')).status).toBe(429);
  });

  test('the log warns once of a proxy that is not trusted, and never of a trusted one', async () => {
    const warnings = () => api.logged.filter(([, event]) => event === 'proxy-not-trusted').length;
    await open();
    await from('1.1.1.1');
    await from('2.2.2.2');
    expect(warnings()).toBe(1);
    await api.close();
    await open({ trustedProxies: 1 });
    await from('1.1.1.1');
    expect(warnings()).toBe(0);
  });

  test('with the limit off, every post is stored', async () => {
    await open();
    for (let index = 0; index < 250; index += 1)
      expect((await api.post('/newsletter', {})).status).toBe(400);
  });
});
