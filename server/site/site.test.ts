import { randomBytes } from 'node:crypto';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { fakeSite } from '../testing/spawn';
import { serveSite, type ServedSite } from '../testing/serve-site';
import { temporaryFolder } from '../testing/temporary-folder';
import { openSite } from './site';

const film = randomBytes(300_000);
const script = 'console.log("hello, hello, hello");'.repeat(50);
const noHosts = { api: '', assets: '', storage: '' };
const ups = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '%252e%252e%252f',
  '..%252f',
  '..\\',
  '..%5c',
  '%c0%ae%c0%ae/',
  '..%c0%af',
  '..;/',
  '....//',
  '..%00/',
  '%uff0e%uff0e/',
];

/** Addresses that leave the site on a server that does not guard against them. */
const waysOut = [
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '/file:///etc/passwd',
  '/.data/secret',
  '/.env',
  '/%00',
  '/.git/config',
  '/.vite/manifest.json',
  '/server/index.ts',
  '//private.txt',
  '/private.txt%00.js',
  ...['/', '/assets/'].flatMap((start) =>
    ups.flatMap((up) =>
      [1, 2, 12].flatMap((depth) =>
        ['private.txt', depth > 2 ? 'etc/passwd' : 'package.json'].map(
          (target) => start + up.repeat(depth) + target,
        ),
      ),
    ),
  ),
];

let folder: string;
let site: ServedSite;

beforeAll(async () => {
  folder = temporaryFolder();
  writeFileSync(path.join(folder, 'private.txt'), 'private');
  const dist = fakeSite(folder, {
    'index.html.br': 'in brotli',
    'about/index.html': '<h1>About</h1>',
    '404.html': '<h1>Not here</h1>',
    'assets/app-1a2b.js': script,
    'assets/app-1a2b.js.br': 'in brotli',
    'assets/app-1a2b.js.gz': 'in gzip',
    'media/film.mp4': film,
    'favicon.svg': '<svg/>',
    'empty.bin': '',
    _headers: '/*',
    '_nginx.conf': 'location / {}',
  });
  site = await serveSite(openSite(dist, noHosts));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  site.ask(url, { headers, method });

/** @returns one response of a new site */
const getFrom = async (dist: string, url: string, change: () => void = () => undefined) => {
  const other = await serveSite(openSite(dist, noHosts));
  change();
  try {
    return { ...(await other.ask(url)), logged: other.logged };
  } finally {
    await other.close();
  }
};

describe('routes', () => {
  test.each(Object.values(paths))('%s answers 200 with a page', async (route) => {
    const response = await get(route);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('a prerendered route gets its page, with or without a slash and a query', async () => {
    for (const url of ['/about', '/about/', '/about?x=1'])
      expect((await get(url)).body.toString()).toContain('About');
  });

  test.each([
    // Which address means which route: src/lib/paths.test.ts.
    ['/About/?X=Y', '/about?X=Y'],
    ['//contact/?x=/y//', '/contact?x=/y//'],
    ['/%46AQ),/', '/faq'],
  ])('%s leads to %s', async (url, location) => {
    const response = await get(url);
    expect([response.status, response.headers.location]).toEqual([308, location]);
  });

  test.each(['/nope', '/index.html', '/%E0%A4%A'])('%s answers 404 with a page', async (url) => {
    const response = await get(url);
    expect([response.status, response.headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(response.body.toString()).toContain('Not here');
  });

  test.each(['//evil.example', '/%2fevil.example', '/\\evil.example', '//evil.example/contact'])(
    '%s never leads to another host',
    async (url) => {
      const response = await get(url, { accept: 'text/html,*/*;q=0.8' });
      expect([response.status, response.headers.location]).toEqual([404, undefined]);
    },
  );

  test.each(['/assets/gone.js', '/robots2.txt', '/_nginx.conf', '/index.html.br', '/about.us'])(
    '%s answers 404: a page to who asks for one, otherwise a line of text',
    async (url) => {
      const plain = await get(url, { accept: 'image/avif,*/*;q=0.8' });
      expect([plain.status, plain.headers['content-type']]).toEqual([
        404,
        'text/plain; charset=utf-8',
      ]);
      const page = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect([page.status, page.headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(page.body.toString()).toContain('Not here');
    },
  );

  test('another method answers 405', async () => {
    const response = await get('/', {}, 'POST');
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('files', () => {
  test('hashed files are cached for good, others for a day', async () => {
    const hashed = await get('/assets/app-1a2b.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.body.toString()).toBe(script);
    expect((await get('/favicon.svg')).headers['cache-control']).toContain('max-age=86400');
  });

  test.each([
    ['br, gzip', 'br', 'in brotli'],
    ['gzip', 'gzip', 'in gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'in gzip'],
    ['identity;q=1, *;q=0', undefined, script],
    ['', undefined, script],
  ])('a client that accepts %s gets %s', async (accepted, encoding, content) => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(response.body.toString()).toBe(content);
  });

  test('a file that the build did not compress is sent as it is', async () => {
    const response = await get('/favicon.svg', { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers.vary).toBeUndefined();
  });

  test('a matching ETag answers 304', async () => {
    for (const url of ['/', '/media/film.mp4']) {
      const etag = (await get(url)).headers.etag ?? '';
      expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
    }
  });

  test('HEAD sends the length without a body', async () => {
    for (const url of ['/assets/app-1a2b.js', '/media/film.mp4', '/empty.bin']) {
      const response = await get(url, {}, 'HEAD');
      expect(response.status).toBe(200);
      expect(response.headers['content-length']).not.toBeNull();
      expect(response.body.toString()).toBe('');
    }
  });

  test.each([
    ['bytes=0-9', 206, [0, 10]],
    ['bytes=299990-', 206, [299_990, 300_000]],
    ['bytes=-5', 206, [299_995, 300_000]],
    ['bytes=-300001', 200, [0, 300_000]],
  ] as const)('a film asked for %s answers %i', async (range, status, [from, to]) => {
    const response = await get('/media/film.mp4', { range });
    expect(response.status).toBe(status);
    expect(response.body.equals(film.subarray(from, to))).toBe(true);
    const part = { 200: undefined, 206: `bytes ${from}-${to - 1}/300000` };
    expect(response.headers['content-range']).toBe(part[status]);
  });

  test('a film requested from behind its end answers 416 with its length', async () => {
    const response = await get('/media/film.mp4', { range: 'bytes=300000-' });
    expect([response.status, response.headers['content-range']]).toEqual([416, 'bytes */300000']);
  });

  test('two hundred ways out of the site lead nowhere', async () => {
    for (const url of waysOut) {
      const response = await get(url);
      expect([url, response.status]).toEqual([url, 404]);
      expect(response.body.toString()).not.toMatch(/private|root:|"dependencies"/);
    }
  });

  test('a file that vanishes answers 404', async () => {
    const dist = fakeSite(path.join(folder, 'second'), { 'a.png': 'x' });
    const answer = await getFrom(dist, '/a.png', () => rmSync(path.join(dist, 'a.png')));
    expect(answer.status).toBe(404);
  });

  test('a file that became a folder answers 500 and is logged once', async () => {
    const dist = fakeSite(path.join(folder, 'fourth'), { 'a.png': 'x' });
    const answer = await getFrom(dist, '/a.png', () => {
      rmSync(path.join(dist, 'a.png'));
      symlinkSync('a.png', path.join(dist, 'a.png'));
    });
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).not.toContain(folder);
    expect(answer.logged).toMatchObject([['error', 'unexpected', { code: 'ELOOP' }]]);
  });

  test.each(['/way-out.txt', '/folder/private.txt'])('a link is not followed: %s', async (link) => {
    const dist = fakeSite(path.join(folder, link.slice(1, 4)));
    const links = { 'broken.txt': '/nowhere', 'way-out.txt': `${folder}/private.txt`, folder };
    for (const [name, to] of Object.entries(links)) symlinkSync(to, path.join(dist, name));
    expect((await getFrom(dist, link)).status).toBe(404);
  });

  test('an address full of dots is answered fast', async () => {
    const begin = process.cpuUsage();
    for (let index = 0; index < 20; index += 1) await get(`/${'.'.repeat(15_900)}/`);
    const { user } = process.cpuUsage(begin);
    expect(user / 20 / 1000).toBeLessThan(5);
  });
});
