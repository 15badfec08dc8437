import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startDatabases } from '../testing/databases';
import { parseInProcess, startFeedServer } from '../testing/feed-server';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createBlog } from './blog';

const databases = await startDatabases();

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
        home: `${web.url}/posts`,
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

describe('a feed in another encoding comes out right', () => {
  beforeEach(() => open(undefined, parseInProcess));

  test.each([
    ['named by the header', 'text/xml; charset=ISO-8859-1', () => latin(feed('Zoë, café'))],
    ['declared', undefined, () => latin(feed('Zoë, café', ' encoding="ISO-8859-1"'))],
    [
      'UTF-16 with a mark',
      undefined,
      () => Buffer.from(`\ufeff${feed('Zoë, café', ' encoding="UTF-16"')}`, 'utf16le'),
    ],
    [
      'UTF-16, the other way round, without one',
      undefined,
      () => Buffer.from(feed('Zoë, café'), 'utf16le').swap16(),
    ],
    ['unknown, which is UTF-8', 'text/xml; charset=none', () => Buffer.from(feed('Zoë, café'))],
  ] as const)('%s', async (_name, type, body) => {
    web.on('/feed', (response) => {
      if (type !== undefined) response.setHeader('content-type', type);
      response.end(body());
    });
    await round();
    expect(await list()).toMatchObject([{ title: 'Zoë, café' }]);
  });
});

const answerPacked = (body: Buffer) =>
  web.on(
    '/feed',
    (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(body),
  );

describe('a feed that is packed', () => {
  beforeEach(() => open(undefined, parseInProcess));
  test('is unpacked', async () => {
    answerPacked(gzipSync(feed()));
    await round();
    expect(await list()).toHaveLength(1);
  });

  test('to more than it may hold is not read', async () => {
    answerPacked(gzipSync(Buffer.alloc(60_000_000, ' ')));
    await round();
    expect(codes()).toEqual(['TOO_LARGE']);
  });
});

test('350,000 attributes hold up nobody', async () => {
  await open();
  const attributes = Array.from({ length: 350_000 }, (_, index) => `a${index}="1"`).join(' ');
  web.on('/feed', feed('Long', '', `<b ${attributes}/>`));
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await round();
  clearInterval(timer);
  expect(await list()).toHaveLength(1);
  // Seconds where it is read beside the answers.
  expect(longest).toBeLessThan(3000);
}, 30_000);

test('a first try that failed is followed by others, ever later', async () => {
  await open(undefined, parseInProcess);
  const rests: unknown[] = [];
  for (let index = 0; index < 6; index += 1) rests.push((await round())?.ms);
  expect(rests).toEqual([10, 30, 60, 300, 900, 900].map((seconds) => seconds * 1000));
  web.on('/feed', feed());
  expect(await round()).toEqual({ ms: 900_000 });
  web.stop();
  expect(await round()).toEqual({ ms: 10_000 });
});

describe.each(databases)('on $name', ({ createDatabase }) => {
  test('another home of the blog drops what was kept for the last one', async () => {
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
      home: web.url,
      parse: parseInProcess,
      log: () => undefined,
    });
    expect(await moved.list()).toBeUndefined();
    await moved.worker.round();
    expect(await moved.list()).toMatchObject([{ slug: 'posts/one' }]);
    expect(await api.blog?.list()).toBeUndefined();
  });
});
