import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases';
import { parseInProcess, startFeedServer } from '../testing/feed-server';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createBlog } from './blog';

let web: Awaited<ReturnType<typeof startFeedServer>>;
beforeEach(async () => {
  web = await startFeedServer();
});
let api: TestApi;
afterEach(async () => {
  web.stop();
  await api.close();
});

const open = async (databaseUrl?: string, parse?: typeof parseInProcess) => {
  api = await openTestApi({
    databaseUrl,
    blog: (store, log) =>
      createBlog({
        store,
        feedUrl: `${web.url}/feed`,
        blogUrl: `${web.url}/posts`,
        log,
        parse,
      }),
  });
};
const round = () => api.blog?.worker.round();
const list = async () => (await api.blog?.list()) ?? [];
const codes = () => api.logged.map(([, , facts]) => facts?.code);

const feed = (title = 'Zoë’s café', declared = '', inner = '') =>
  `<?xml version="1.0"${declared}?><rss version="2.0"><channel><title>B</title>${inner}<item><title>${title}</title><link>${web.url}/posts/one</link></item></channel></rss>`;
const latin = (text: string) => Buffer.from(text, 'latin1');

describe('decodes a feed whose encoding is', () => {
  beforeEach(() => open(undefined, parseInProcess));

  test.each([
    ['in the header', 'text/xml; charset=ISO-8859-1', () => latin(feed('Zoë, café'))],
    ['in the XML declaration', undefined, () => latin(feed('Zoë, café', ' encoding="ISO-8859-1"'))],
    [
      'UTF-16 with a byte order mark',
      undefined,
      () => Buffer.from(`\ufeff${feed('Zoë, café', ' encoding="UTF-16"')}`, 'utf16le'),
    ],
    [
      'big-endian UTF-16 without one',
      undefined,
      () => Buffer.from(feed('Zoë, café'), 'utf16le').swap16(),
    ],
    ['unknown: UTF-8', 'text/xml; charset=none', () => Buffer.from(feed('Zoë, café'))],
  ] as const)('%s', async (_name, type, body) => {
    web.on('/feed', (response) => {
      if (type !== undefined) response.setHeader('content-type', type);
      response.end(body());
    });
    await round();
    expect(await list()).toMatchObject([{ title: 'Zoë, café' }]);
  });
});

const answerCompressed = (body: Buffer) =>
  web.on(
    '/feed',
    (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(body),
  );

describe('a compressed feed', () => {
  beforeEach(() => open(undefined, parseInProcess));

  test('that is too large decompressed is not read', async () => {
    answerCompressed(gzipSync(Buffer.alloc(60_000_000, ' ')));
    await round();
    expect(codes()).toEqual(['TOO_LARGE']);
  });
});

test('parsing 100,000 attributes does not block the event loop', async () => {
  await open();
  const attributes = Array.from({ length: 100_000 }, (_, index) => `a${index}="1"`).join(' ');
  web.on('/feed', feed('Long', '', `<b ${attributes}/>`));
  let longest = 0;
  const begin = performance.now();
  let last = begin;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await round();
  clearInterval(timer);
  expect(await list()).toHaveLength(1);
  // Parsed on the main thread it would block for nearly all of the time.
  expect(longest).toBeLessThan((performance.now() - begin) / 2);
}, 30_000);

test('retries a failed feed with growing delays', async () => {
  await open(undefined, parseInProcess);
  const delays: unknown[] = [];
  for (let index = 0; index < 6; index += 1) delays.push((await round())?.ms);
  expect(delays).toEqual([10, 30, 60, 300, 900, 900].map((seconds) => seconds * 1000));
  web.on('/feed', feed());
  expect(await round()).toEqual({ ms: 900_000 });
  web.stop();
  expect(await round()).toEqual({ ms: 10_000 });
});

describe.each(databases)('on $name', ({ createDatabase }) => {
  test('another home of the blog replaces the stored list', async () => {
    await open(await createDatabase(), parseInProcess);
    web.on('/feed', (response, { headers }) => {
      if (headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
      response.setHeader('etag', '"1"');
      response.end(feed());
    });
    await round();
    expect(await list()).toMatchObject([{ slug: 'one' }]);
    const moved = createBlog({
      store: api.store,
      feedUrl: `${web.url}/feed`,
      blogUrl: web.url,
      parse: parseInProcess,
      log: () => undefined,
    });
    expect(await moved.list()).toBeUndefined();
    await moved.worker.round();
    expect(await moved.list()).toMatchObject([{ slug: 'posts/one' }]);
    expect(await api.blog?.list()).toBeUndefined();
  });
});
