import { randomBytes } from 'node:crypto';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { fakeSite } from '../testing/spawn';
import { temporaryFolder } from '../testing/temporary-folder';
import { openSite, type Site } from './site';

const film = randomBytes(300_000);
const script = 'console.log("hello, hello, hello");'.repeat(50);
const noHosts = { api: '', assets: '', storage: '' };
let folder: string;
let site: Site;

beforeAll(() => {
  folder = temporaryFolder();
  writeFileSync(path.join(folder, 'private.txt'), 'private');
  const dist = fakeSite(folder, {
    'about/index.html':
      '<style>a{}</style><script>run()</script><script type="application/ld+json">{}</script>',
    '404.html': '<h1>Not here</h1>',
    'assets/app-1a2b.js': script,
    'assets/ready-1a2b.js': script,
    'assets/ready-1a2b.js.br': 'twin',
    'media/film.mp4': film,
    'favicon.svg': '<svg/>',
    'empty.bin': '',
    _headers: '/*',
    '_nginx.conf': 'location / {}',
  });
  site = openSite(dist, { ...noHosts, assets: 'https://cdn.example' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  site.answer(new Request(`http://site.example${url}`, { method, headers }));

describe('routes', () => {
  test.each(Object.values(paths))('%s answers 200 with a page', async (route) => {
    const response = await get(route);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('a route with its own page gets it, with or without a slash and a query', async () => {
    for (const url of ['/about', '/about/', '/about?x=1'])
      expect(await (await get(url)).text()).toContain('run()');
  });

  test.each(['/nope', '/about/us', '/index.html', '/About'])(
    '%s answers 404 with a page',
    async (url) => {
      const response = await get(url);
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
      expect(await response.text()).toContain('Not here');
    },
  );

  test.each(['/assets/gone.js', '/robots2.txt', '/%E0%A4%A', '/_nginx.conf'])(
    '%s answers a plain 404',
    async (url) => {
      const response = await get(url);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/plain');
    },
  );

  test('another method answers 405', async () => {
    const response = await get('/', {}, 'POST');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('files', () => {
  test('hashed ones are kept for good, others for a day', async () => {
    const hashed = await get('/assets/app-1a2b.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await hashed.text()).toBe(script);
    expect((await get('/favicon.svg')).headers.get('cache-control')).toContain('max-age=86400');
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('%s gets %s', async (accepted, encoding, decode) => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(decode(Buffer.from(await response.arrayBuffer())).toString()).toBe(script);
  });

  test('a twin from the build is taken as it is', async () => {
    const response = await get('/assets/ready-1a2b.js', { 'accept-encoding': 'br' });
    expect(await response.text()).toBe('twin');
  });

  test('a known tag answers 304', async () => {
    for (const url of ['/', '/media/film.mp4']) {
      const etag = (await get(url)).headers.get('etag') ?? '';
      expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
    }
  });

  test('HEAD measures and sends nothing', async () => {
    for (const url of ['/assets/app-1a2b.js', '/media/film.mp4', '/empty.bin']) {
      const response = await get(url, {}, 'HEAD');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-length')).not.toBeNull();
      expect(await response.text()).toBe('');
    }
  });

  test.each([
    ['bytes=0-9', 206, [0, 10]],
    ['bytes=299990-', 206, [299_990, 300_000]],
    ['bytes=-5', 206, [299_995, 300_000]],
    ['bytes=10-999999', 206, [10, 300_000]],
    ['bytes=1-2,5-6', 200, [0, 300_000]],
    ['bytes=9-3', 200, [0, 300_000]],
    ['bytes=300000-', 416, [0, 0]],
    ['bytes=-0', 416, [0, 0]],
  ] as const)('a film asked for %s answers %i', async (range, status, [from, to]) => {
    const response = await get('/media/film.mp4', { range });
    expect(response.status).toBe(status);
    expect(Buffer.from(await response.arrayBuffer()).equals(film.subarray(from, to))).toBe(true);
    const part = { 200: null, 206: `bytes ${from}-${to - 1}/300000`, 416: 'bytes */300000' };
    expect(response.headers.get('content-range')).toBe(part[status]);
  });

  test.each([
    '/../private.txt',
    '/%2e%2e/private.txt',
    '/..%2fprivate.txt',
    '/assets/..%2f..%2fprivate.txt',
    '/assets/%2e%2e%5c%2e%2e%5cprivate.txt',
    '//private.txt',
    '/private.txt%00.js',
  ])('%s leads nowhere', async (url) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('private');
  });

  test('a file that vanishes answers 404', async () => {
    const dist = fakeSite(path.join(folder, 'second'), { 'a.png': 'x' });
    const second = openSite(dist, noHosts);
    rmSync(path.join(dist, 'a.png'));
    expect((await second.answer(new Request('http://s.example/a.png'))).status).toBe(404);
  });

  test('a link is never followed', async () => {
    const dist = fakeSite(path.join(folder, 'third'));
    symlinkSync('/nowhere/at/all', path.join(dist, 'broken.txt'));
    symlinkSync(path.join(folder, 'private.txt'), path.join(dist, 'way-out.txt'));
    const third = openSite(dist, noHosts);
    expect((await third.answer(new Request('http://s.example/way-out.txt'))).status).toBe(404);
  });
});

const policyOf = async (url: string) =>
  (await get(url)).headers.get('content-security-policy') ?? '';

describe('content security policy', () => {
  test('allows the site, the hosts of the build, and nothing inline', async () => {
    const policy = await policyOf('/');
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("connect-src 'self' https://cdn.example;");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('allows exactly what the build wrote inline, and no data block', async () => {
    const policy = await policyOf('/about');
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
  });
});
