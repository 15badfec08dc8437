import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blogSeed } from '@/content/blog-seed';
import { parseInProcess, startFeedServer } from '../testing/feed-server';
import { databases } from '../testing/databases';
import { drainMails } from '../testing/drain-mails';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createBlog } from './blog';

const picture = (width = 64) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#00be2a' } });

let web: Awaited<ReturnType<typeof startFeedServer>>;
let api: TestApi;
const open = async (databaseUrl?: string) => {
  web = await startFeedServer();
  api = await openTestApi({
    databaseUrl,
    blog: (store, log) =>
      createBlog({
        store,
        feedUrl: `${web.url}/feed`,
        blogUrl: `${web.url}/posts`,
        log,
        timeoutMs: 400,
        parse: parseInProcess,
      }),
  });
};
afterEach(async () => {
  web.stop();
  await api.close();
});

const round = async () => void (await api.blog?.worker.round());
const list = async (): Promise<Record<string, unknown>[]> => {
  const response = await api.request('/blog');
  return response.status === 200 ? response.json() : [];
};
const failures = () =>
  api.logged.filter(([, event]) => event.endsWith('-failed')).map(([, , facts]) => facts?.code);

const post = (slug: string, more = '') =>
  `<item><title>On ${slug}</title><link>${web.url}/posts/${slug}</link><category>Branding</category>${more}</item>`;
const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>B</title>${items.join('')}</channel></rss>`;

describe.each(databases)('on $name', ({ createDatabase }) => {
  beforeEach(async () => open(await createDatabase()));

  test('lists the posts of the feed and serves its pictures as WebP', async () => {
    web.on('/feed', rss(post('bread', `<media:thumbnail url="${web.url}/a.png"/>`), post('names')));
    web.on('/a.png', await picture(3000).png().toBuffer());
    const early = await api.request('/blog');
    expect(early.status).toBe(503);
    expect(await early.json()).toEqual({ error: 'The blog feed has not loaded yet' });
    expect(early.headers.get('retry-after')).toBe('60');
    await round();
    const [first, second] = await list();
    expect(first).toEqual({
      slug: 'bread',
      title: 'On bread',
      category: 'Branding',
      creator: 'Contrio',
      thumbnailUrl: expect.stringMatching(/^\/api\/blog\/thumbnails\/[\da-f]{32}\.webp$/),
    });
    expect(blogSeed.map(({ thumbnailUrl }) => thumbnailUrl)).toContain(second?.thumbnailUrl);
    const served = await api.request(String(first?.thumbnailUrl).replace('/api', ''));
    expect(served.headers.get('content-type')).toBe('image/webp');
    const { format, width } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([format, width]).toEqual(['webp', 1760]);
  });

  test('names a post that it cannot link once, in the log and in the digest', async () => {
    const lost = `<item><title>On 5 : 6</title><link>${web.url}/#six</link></item>`;
    web.on('/feed', rss(post('bread'), lost));
    await round();
    web.on('/feed', rss(post('bread'), post('names'), lost));
    await round();
    expect((await list()).map(({ slug }) => slug)).toEqual(['bread', 'names']);
    const named = api.logged.filter(([, event]) => event === 'post-not-linked');
    expect(named).toEqual([['warn', 'post-not-linked', { title: 'On 5 : 6' }]]);
    await api.queueDigest();
    const [digest] = await drainMails(api);
    expect(digest?.mail.text).toContain('On 5 : 6');
    api.clock.time += 86_400_000;
    await api.queueDigest();
    expect(await drainMails(api)).toEqual([]);
  });

  test('requests the feed conditionally, and a picture once', async () => {
    web.on('/a.png', await picture().png().toBuffer());
    web.on('/feed', (response, { headers }) => {
      if (headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
      response.setHeader('etag', '"1"');
      response.end(rss(post('bread', `<enclosure url="${web.url}/a.png" type="image/png"/>`)));
    });
    await round();
    await round();
    expect(web.requests.map(({ path }) => path)).toEqual(['/feed', '/a.png', '/feed']);
    expect(await list()).toHaveLength(1);
  });

  test.each([
    ['answers 500', 500, 'no'],
    ['is a page', 200, '<!doctype html><html><body>Hello</body></html>'],
    ['is truncated', 200, '<rss><chan'],
    ['is empty', 200, ''],
    ['has no posts', 200, rss()],
  ])('keeps the last valid list when the feed %s', async (_name, status, body) => {
    web.on('/feed', rss(post('bread')));
    await round();
    web.on('/feed', (response) => void response.writeHead(status).end(body));
    await round();
    expect((await list()).map(({ slug }) => slug)).toEqual(['bread']);
    expect(failures()).toHaveLength(1);
  });
});

/** @returns the codes of failures, if nothing of the feed is listed */
const refusal = async () => {
  await round();
  return (await list()).length === 0 ? failures() : 'listed';
};

describe('a hostile feed', () => {
  beforeEach(() => open());

  test('of 50 MB is not read to its end', async () => {
    let sent = 0;
    web.on('/feed', (response) => {
      const piece = Buffer.alloc(1024 * 1024, 'x');
      const send = () => {
        while (sent < 50 && !response.destroyed) {
          sent += 1;
          if (!response.write(piece)) return void response.once('drain', send);
        }
      };
      send();
    });
    expect(await refusal()).toEqual(['TOO_LARGE']);
    expect(sent).toBeLessThan(20);
  });

  test('with a large Content-Length is not read', async () => {
    web.on(
      '/feed',
      (response) => void response.writeHead(200, { 'content-length': 6e6 }).write('x'),
    );
    expect(await refusal()).toEqual(['TOO_LARGE']);
  });

  test('without end times out', async () => {
    web.on('/feed', (response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(timer));
    });
    expect(await refusal()).toEqual(['TIMEOUT']);
  });

  test('that redirects in a circle fails', async () => {
    web.on('/feed', (response) => void response.writeHead(302, { location: '/feed' }).end());
    expect(await refusal()).toEqual(['TOO_MANY_REDIRECTS']);
    expect(web.requests).toHaveLength(4);
  });

  test.each([
    ['http://127.0.0.2:1/x', 'PRIVATE_ADDRESS'],
    ['http://localhost:1/x', 'PRIVATE_ADDRESS'],
    ['http://2130706433/', 'PRIVATE_ADDRESS'],
    ['file:///etc/passwd', 'PROTOCOL'],
  ])('that redirects to %s is not followed', async (location, code) => {
    web.on('/feed', (response) => void response.writeHead(302, { location }).end());
    expect(await refusal()).toEqual([code]);
  });

  test('in a content encoding that was not requested fails', async () => {
    web.on(
      '/feed',
      (response) => void response.writeHead(200, { 'content-encoding': 'br' }).end('x'),
    );
    expect(await refusal()).toEqual(['ENCODED']);
  });

  test('full of scripts is reduced to text', async () => {
    const nasty =
      '<title><![CDATA[<script>alert(1)</script>A <b onclick="x()">bold</b>\u0007 title]]></title>';
    web.on(
      '/feed',
      rss(
        `<item>${nasty}<link>javascript:alert(1)</link></item>`,
        `<item>${nasty}<link>${web.url}/posts/one</link><category>&lt;img src=x onerror=alert(1)&gt;</category></item>`,
      ),
    );
    await round();
    expect(await list()).toMatchObject([{ slug: 'one', title: 'A bold title', category: 'Blog' }]);
  });

  const bomb =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="file:///etc/passwd"/></svg>';
  test.each([
    ['at a private address', 'http://10.0.0.1/a.png', 'PRIVATE_ADDRESS'],
    ['that is an SVG', '/svg', 'Error'],
    ['that is a page', '/html', 'Error'],
  ])('a picture %s is replaced by one of our drawings', async (_name, image, code) => {
    web.on('/svg', bomb);
    web.on('/html', '<html></html>');
    web.on('/feed', rss(post('bread', `<enclosure url="${image}" type="image/png"/>`)));
    await round();
    expect(failures()).toEqual([code]);
    expect((await list())[0]?.thumbnailUrl).toMatch(/^\/blog\/blog-/);
  });
});
