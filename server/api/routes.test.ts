import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditBody, bodies, detailedBody, newsletterBody, shortBody } from '../testing/bodies';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

test.each([
  ['/newsletter', newsletterBody, 'firstName', (value: unknown) => value],
  ['/get-in-touch', shortBody, 'contact', (value: unknown) => value],
  ['/contact-us', detailedBody, 'country', (value: unknown) => value],
  ['/contact-us', detailedBody, 'country', (code: unknown) => ({ name: 'India', code })],
  ['/contact-us', detailedBody, 'serviceVertical', (value: unknown) => [value]],
  ['/audit-report/verify-data', auditBody, 'numberOfEmployee', (value: unknown) => value],
] as const)('%s answers 400 to keys that yup treats specially', async (url, body, field, wrap) => {
  for (const value of [
    { __isYupRef: true },
    { toString: 1 },
    { valueOf: null },
    { spec: {} },
    [{}],
  ])
    expect((await api.post(url, { ...body(), [field]: wrap(value) })).status).toBe(400);
});

describe('accepted posts', () => {
  test.each(Object.entries(bodies))('%s answers 200 and stores the body', async (url, body) => {
    const response = await api.post(url, body());
    expect(response.status).toBe(200);
    const answer: unknown = await response.json();
    const [row, ...others] = await api.rows();
    expect(others).toEqual([]);
    expect(row?.payload).toEqual(body());
    expect(answer).toEqual({ reference: row?.reference });
    expect(row?.reference).toMatch(/^C-\w{4}-\w{4}-\w{4}$/);
  });

  test('leading and trailing spaces are removed, not refused', async () => {
    const body = shortBody({ name: '  Ann Lee ', email: ' ann@lee.example\n' });
    expect((await api.post('/get-in-touch', body)).status).toBe(200);
    expect((await api.rows())[0]?.payload).toMatchObject({
      name: 'Ann Lee',
      email: 'ann@lee.example',
    });
  });

  test('a content type with charset=UTF-8 is accepted', async () => {
    const headers = { 'content-type': 'Application/JSON; charset="UTF-8"' };
    expect((await api.post('/newsletter', newsletterBody(), headers)).status).toBe(200);
  });

  test('the blog lists the built-in posts', async () => {
    const posts: unknown = await (await api.request('/blog')).json();
    expect(posts).toHaveLength(4);
    expect(posts).toMatchObject([
      { title: 'The logo is the handle, not the cup', readTime: 12 },
      {},
      {},
      {},
    ]);
  });
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** @returns what a body with this name is told */
const errorOf = async (name: string): Promise<unknown> =>
  (await api.post('/get-in-touch', `{"name":${name}}`)).json();

describe('refused posts', () => {
  test.each([
    ['nothing', '', undefined],
    ['broken JSON', '{"name":', undefined],
    ['a list', '[]', undefined],
    ['deep nesting', `{"name":${nested(10_000)}}`, undefined],
    ['a planted prototype', '{"__proto__":{"name":"x"}}', '__proto__'],
    ['a missing field', JSON.stringify(shortBody({ name: undefined })), 'name'],
    ['an empty field', JSON.stringify(shortBody({ name: '  ' })), 'name'],
    ['a number for a text', JSON.stringify({ ...shortBody(), name: 5 }), 'name'],
    ['an unknown field', JSON.stringify({ ...shortBody(), admin: true }), 'admin'],
    ['a bad address', JSON.stringify(shortBody({ email: 'ann' })), 'email'],
    ['a line too long', JSON.stringify(shortBody({ name: 'x'.repeat(121) })), 'name'],
    ['a line break in a line', JSON.stringify(shortBody({ name: 'a\r\nBcc: b' })), 'name'],
    ['NUL', JSON.stringify(shortBody({ projectDescription: 'a\0b' })), 'projectDescription'],
    ['half a character', '{"name":"\\ud800"}', undefined],
    ['another page', JSON.stringify({ ...shortBody(), page: 'about' }), 'page'],
    ['no timestamp', JSON.stringify(shortBody({ createdAt: 'today' })), 'createdAt'],
  ])('%s answers 400', async (_name, body, field) => {
    const response = await api.post('/get-in-touch', body);
    const answer: unknown = await response.json();
    expect(response.status).toBe(400);
    expect(answer).toMatchObject({ error: expect.any(String), ...(field ? { field } : {}) });
    expect(JSON.stringify(answer).length).toBeLessThan(300);
    expect(await api.rows()).toEqual([]);
  });

  test.each([
    [
      'rupees abroad',
      detailedBody({ country: { name: 'Chad', dial_code: '+235', code: 'TD' } }),
      'budget',
    ],
    ['an unknown service', detailedBody({ serviceVertical: ['x'] }), 'serviceVertical[0]'],
    [
      'a service twice',
      detailedBody({ serviceVertical: ['animation', 'animation'] }),
      'serviceVertical',
    ],
    [
      'more in the country',
      detailedBody({ country: { name: 'India', dial_code: '+91', code: 'IN', x: 1 } }),
      'country.x',
    ],
    ['text for yes', detailedBody({ subscribeToNewsletter: 'true' }), 'subscribeToNewsletter'],
    ['a text for a number', auditBody({ numberOfEmployee: '12' }), 'numberOfEmployee'],
  ])('%s in a longer form answers 400', async (_name, body, field) => {
    const url = 'country' in body ? '/contact-us' : '/audit-report/verify-data';
    const response = await api.post(url, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field });
  });

  test('a body is at most four levels deep and has at most a hundred parts in each', async () => {
    expect(await errorOf(nested(5))).toEqual({ error: 'The body is nested too deeply' });
    expect(await errorOf(`[${'1,'.repeat(100)}1]`)).toEqual({
      error: 'The body has too many parts',
    });
    for (const allowed of [nested(4), `[${'1,'.repeat(99)}1]`])
      expect(await errorOf(allowed)).toMatchObject({ field: 'name' });
  });

  test.each(['text/plain', 'application/json; charset=utf-16', 'multipart/form-data'])(
    '%s answers 415',
    async (type) => {
      const headers = { 'content-type': type };
      expect((await api.post('/newsletter', newsletterBody(), headers)).status).toBe(415);
    },
  );

  test('invalid UTF-8 answers 400', async () => {
    const response = await api.request('/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Uint8Array.from([0x22, 0xff, 0x22]),
    });
    expect(response.status).toBe(400);
  });

  test('another method answers 405 with an Allow header', async () => {
    const get = await api.request('/contact-us');
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    const post = await api.post('/blog', {});
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET']);
  });

  test.each(['/', '/nope', '/contact-us/', '/contact-us/1'])('%s answers 404', async (url) => {
    const response = await api.request(url);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'No such call' });
  });

  test('a Content-Length that is too large answers 413 before the body is read', async () => {
    const headers = { 'content-length': String(33 * 1024) };
    const response = await api.post('/newsletter', 'x'.repeat(33 * 1024), headers);
    expect(response.status).toBe(413);
  });

  test('an endless body is refused past 32 KiB and hardly read further', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    expect((await api.request('/newsletter', init)).status).toBe(413);
    let before = -1;
    await vi.waitUntil(() => {
      const isOver = before === sent;
      before = sent;
      return isOver;
    });
    expect(sent).toBeLessThan(5 * 1024 * 1024);
  });
});

test('the log contains events and no visitor input', async () => {
  await api.post('/get-in-touch', shortBody());
  await api.request('/ann@lee.example');
  expect(api.logged).toMatchObject([
    ['info', 'request', { route: '/api/get-in-touch', status: 200 }],
    ['info', 'request', { route: 'unknown', status: 404 }],
  ]);
  expect(JSON.stringify(api.logged)).not.toMatch(/ann|lee|bread/i);
});
