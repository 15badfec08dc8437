import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blogSeed } from '@/content/blog-seed';
import { databases } from '../testing/databases';
import { openTestApi, type TestApi } from '../testing/test-api';
import { startWebServer } from '../testing/web-server';
import { createBlog } from './blog';

let web: Awaited<ReturnType<typeof startWebServer>>;
let api: TestApi;
const open = async (databaseUrl?: string, timeoutMs?: number) => {
  web = await startWebServer();
  const places = { feedUrl: `${web.url}/feed`, blogUrl: `${web.url}/posts` };
  api = await openTestApi({
    databaseUrl,
    openBlog: (store, log) => createBlog({ store, ...places, log, timeoutMs }),
  });
};
afterEach(() => web.stop());

const round = () => api.blog?.worker.round();
const list = async (): Promise<Record<string, unknown>[]> => {
  const response = await api.request('/blog');
  return response.status === 200 ? response.json() : [];
};
const slugs = async () => (await list()).map(({ slug }) => slug);
const failures = () =>
  api.logged.filter(([, event]) => event.endsWith('-failed')).map(([, , facts]) => facts?.code);

const post = (slug: string, more = '') =>
  `<item><title>On ${slug}</title><link>${web.url}/posts/${slug}</link><category>Branding</category>${more}</item>`;
const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>B</title>${items.join('')}</channel></rss>`;

describe.each(databases)('on $name', ({ createDatabase }) => {
  beforeEach(async () => open(await createDatabase()));

  test('lists the posts of the feed, with their pictures where the blog has them or a drawing of ours', async () => {
    web.on('/feed', rss(post('bread', `<media:thumbnail url="${web.url}/a.png"/>`), post('names')));
    const early = await api.request('/blog');
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await early.json()).toEqual({ error: 'The blog feed has not loaded yet' });
    expect(api.logged.map(([, event]) => event)).not.toContain('database');
    await round();
    const [first, second] = await list();
    expect(first).toEqual({
      slug: 'bread',
      title: 'On bread',
      category: 'Branding',
      creator: 'Contrio',
      thumbnailUrl: `${web.url}/a.png`,
    });
    expect(blogSeed.map(({ thumbnailUrl }) => thumbnailUrl)).toContain(second?.thumbnailUrl);
    expect(web.requests.map(({ path }) => path)).toEqual(['/feed']);
  });

  test('another home of the blog replaces the list', async () => {
    web.on('/feed', rss(post('bread')));
    await round();
    expect(await slugs()).toEqual(['bread']);
    const { store } = api;
    const places = { feedUrl: `${web.url}/feed`, blogUrl: web.url };
    const moved = createBlog({ store, ...places, log: () => undefined });
    expect(await moved.list()).toBeUndefined();
    await moved.worker.round();
    expect(await moved.list()).toMatchObject([{ slug: 'posts/bread' }]);
    expect(await api.blog?.list()).toBeUndefined();
  });

  test('keeps the last valid list when the feed fails, is no feed, or is empty', async () => {
    web.on('/feed', rss(post('bread')));
    await round();
    web.on('/feed', (response) => void response.writeHead(500).end());
    await round();
    for (const body of ['<!doctype html><p>Hello</p>', '<rss><chan', '', rss()]) {
      web.on('/feed', body);
      await round();
    }
    expect(await slugs()).toEqual(['bread']);
    expect(failures()).toEqual([
      'HTTP_500',
      'DetectError',
      'DetectError',
      'DetectError',
      'NO_POSTS',
    ]);
  });
});

test('a feed that never ends times out', async () => {
  await open(undefined, 200);
  web.on('/feed', (response) => void response.write(' '));
  await round();
  expect(failures()).toEqual(['TimeoutError']);
});

const redirect = (location: string) => (response: ServerResponse) =>
  response.writeHead(302, { location }).end();
describe('a feed', () => {
  beforeEach(() => open());

  test('that fails is retried with growing delays', async () => {
    const delays: unknown[] = [];
    for (let index = 0; index < 6; index += 1) delays.push((await round())?.ms);
    expect(delays).toEqual([10, 30, 60, 300, 900, 900].map((seconds) => seconds * 1000));
    web.on('/feed', rss(post('bread')));
    expect(await round()).toEqual({ ms: 900_000 });
    web.stop();
    expect(await round()).toEqual({ ms: 10_000 });
  });

  test.each([
    ['in a circle', '/feed'],
    ['to a file', 'file:///etc/passwd'],
  ])('that leads %s is not read', async (_where, location) => {
    web.on('/feed', redirect(location));
    await round();
    expect([failures(), await list()]).toEqual([['TypeError'], []]);
  });
});
