import { beforeEach, describe, expect, test, vi } from 'vitest';
import { submissionHeaders } from '@/lib/submission-headers';
import { auditBody, bodies, detailedBody, newsletterBody, shortBody } from '../testing/bodies';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
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

  test('leading and trailing spaces are removed, and UTF-8 may be named', async () => {
    const body = shortBody({ name: '  Ann Lee ', email: ' ann@lee.example\n' });
    const headers = { 'content-type': 'Application/JSON; charset="UTF-8"' };
    expect((await api.post('/get-in-touch', body, headers)).status).toBe(200);
    const [row] = await api.rows();
    expect(row?.payload).toMatchObject({ name: 'Ann Lee', email: 'ann@lee.example' });
  });

  test('the blog lists the built-in posts', async () => {
    const posts: unknown = await (await api.request('/blog')).json();
    expect(posts).toHaveLength(4);
    const [first] = [posts].flat();
    expect(first).toMatchObject({ title: 'The logo is the handle, not the cup', readTime: 12 });
  });
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const named = (name: string) => `{"name":${name}}`;
const withCountry = (changes: Readonly<Record<string, unknown>>) =>
  detailedBody({ country: { ...detailedBody().country, ...changes } });

const pathOf = (body: object | string) => {
  if (typeof body === 'string') return '/get-in-touch';
  if ('country' in body) return '/contact-us';
  return 'company' in body ? '/audit-report/verify-data' : '/get-in-touch';
};

describe('refused posts', () => {
  test.each<[string, object | string, string?, string?]>([
    ['nothing', '', undefined, 'not valid JSON'],
    ['broken JSON', '{"name":', undefined, 'not valid JSON'],
    ['a list', '[]', undefined, 'a JSON object'],
    ['a thousand levels', named(nested(1000)), 'name'],
    ['ten thousand levels', named(nested(10_000)), undefined, 'nested too deeply'],
    ['a hundred and one parts', named(`[${'1,'.repeat(100)}1]`), undefined, 'too many parts'],
    ['a hundred parts', named(`[${'1,'.repeat(99)}1]`), 'name'],
    ['a planted prototype', '{"__proto__":{"name":"x"}}', '__proto__'],
    ['a missing field', shortBody({ name: undefined }), 'name'],
    ['an empty field', shortBody({ name: '  ' }), 'name'],
    ['a number for a text', { ...shortBody(), name: 5 }, 'name'],
    ['an unknown field', { ...shortBody(), admin: true }, 'admin'],
    ['a bad address', shortBody({ email: 'ann' }), 'email'],
    ['a line too long', shortBody({ name: 'x'.repeat(121) }), 'name'],
    ['a line break in a line', shortBody({ name: 'a\r\nBcc: b' }), 'name'],
    ['NUL', shortBody({ projectDescription: 'a\0b' }), 'projectDescription'],
    ['half a character', named('"\\ud800"')],
    ['another page', { ...shortBody(), page: 'about' }, 'page'],
    ['no timestamp', shortBody({ createdAt: 'today' }), 'createdAt'],
    ['another country’s dial code', withCountry({ dial_code: '+1' }), 'country.dial_code'],
    ['a number for a country’s name', withCountry({ name: 5 }), 'country.name'],
    ['a country of nowhere', withCountry({ code: 'ZZ' }), 'country.code'],
    ['more in the country', withCountry({ x: 1 }), 'country.x'],
    ['rupees abroad', withCountry({ name: 'Chad', dial_code: '+235', code: 'TD' }), 'budget'],
    ['an unknown service', detailedBody({ serviceVertical: ['x'] }), 'serviceVertical[0]'],
    [
      'a service twice',
      detailedBody({ serviceVertical: ['animation', 'animation'] }),
      'serviceVertical',
    ],
    ['a text for a number', auditBody({ numberOfEmployee: '12' }), 'numberOfEmployee'],
    // yup treats these specially.
    ['a reference for a text', { ...shortBody(), contact: { __isYupRef: true } }, '__isYupRef'],
    ['a list for a country', detailedBody({ country: [{}] }), 'country'],
  ])('%s answers 400', async (_name, body, field, error = '') => {
    const response = await api.post(pathOf(body), body);
    const answer: unknown = await response.json();
    expect(response.status).toBe(400);
    expect(answer).toMatchObject({
      error: expect.stringContaining(error),
      ...(field && { field }),
    });
    expect(JSON.stringify(answer).length).toBeLessThan(300);
    expect(await api.rows()).toEqual([]);
  });

  test.each<
    [string, number, Readonly<Record<string, string>>, (string | Uint8Array<ArrayBuffer>)?]
  >([
    ['text', 415, { 'content-type': 'text/plain' }],
    ['UTF-16', 415, { 'content-type': 'application/json; charset=utf-16' }],
    ['what is no UTF-8', 400, {}, Uint8Array.from([0x22, 0xff, 0x22])],
    ['a key that is no UUID', 400, { [submissionHeaders.idempotencyKey]: '1' }],
    ['a long body', 413, { 'content-length': String(33 * 1024) }, 'x'.repeat(33 * 1024)],
    ['a long body without a length', 413, {}, 'x'.repeat(33 * 1024)],
  ])('%s answers %i', async (_name, status, more, body = JSON.stringify(newsletterBody())) => {
    const headers = { 'content-type': 'application/json', ...more };
    expect((await api.request('/newsletter', { method: 'POST', headers, body })).status).toBe(
      status,
    );
  });

  test('a client that leaves in the middle of a body is no error of ours', async () => {
    const cut = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    const body = new ReadableStream({ pull: (controller) => controller.error(cut) });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    expect((await api.request('/newsletter', init)).status).toBe(400);
    expect(api.logged.map(([level]) => level)).toEqual(['info']);
  });

  test('an endless body is refused past 32 KiB and hardly read further', async () => {
    let sent = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(32));
    };
    const headers = { 'content-type': 'application/json' };
    const body = new ReadableStream({ pull });
    const init = { method: 'POST', headers, body, duplex: 'half' };
    expect((await api.request('/newsletter', init)).status).toBe(413);
    expect(sent).toBeLessThan(1024 * 1024);
  });
});

test('another method answers 405 with an Allow header, another path 404', async () => {
  for (const [method, url, status, allow] of [
    ['GET', '/contact-us', 405, 'POST'],
    ['POST', '/blog', 405, 'GET'],
    ['POST', '/healthz', 405, 'GET'],
    ['GET', '/', 404, null],
    ['GET', '/contact-us/', 404, null],
    ['POST', '/contact-us/1', 404, null],
  ] as const) {
    const response = await api.request(url, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
    expect(await response.json()).toHaveProperty('error');
  }
});

test('the log contains events and no visitor input, and neither does the answer to an error of ours', async () => {
  await api.post('/get-in-touch', shortBody());
  await api.request('/ann@lee.example');
  vi.spyOn(api.store, 'submit').mockRejectedValueOnce(new RangeError('of ann@lee.example'));
  const failed = await api.post('/get-in-touch', shortBody());
  expect([failed.status, await failed.text()]).toEqual([
    500,
    '{"error":"Something went wrong here"}',
  ]);
  expect(api.logged).toMatchObject([
    ['info', 'request', { route: '/api/get-in-touch', status: 200 }],
    ['info', 'request', { route: 'unknown', status: 404 }],
    ['error', 'unexpected', { code: 'RangeError' }],
    ['info', 'request', { route: '/api/get-in-touch', status: 500 }],
  ]);
  expect(JSON.stringify(api.logged)).not.toMatch(/ann|lee|bread/i);
});
