import { randomBytes } from 'node:crypto';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { fakeSite } from '../testing/spawn';
import { serveSite, type ServedSite } from '../testing/serve-site';
import { temporaryFolder } from '../testing/temporary-folder';
import { openSite } from './site';

const film = randomBytes(300_000);
const script = 'console.log("hello, hello, hello");'.repeat(50);
const hosts = { api: '', assets: 'https://cdn.example', storage: '' };
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
    'about/index.html':
      '<h1>About</h1><style>a{}</style><script>run()</script><script type="application/ld+json">{}</script>',
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
  site = await serveSite(openSite(dist, hosts));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  site.ask(url, { headers, method });

/** @returns one response of a new site, which changes after it is opened */
const getFrom = async (dist: string, url: string, change: () => void = () => undefined) => {
  const other = await serveSite(openSite(dist, hosts));
  change();
  try {
    return { ...(await other.ask(url)), logged: other.logged };
  } finally {
    await other.close();
  }
};

describe('pages', () => {
  test.each(Object.values(paths))('%s answers 200 with a page', async (route) => {
    const { status, headers } = await get(route);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
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

  const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test.each([
    '/nope',
    '/index.html',
    '/%E0%A4%A',
    // Never to another host.
    '//evil.example',
    '/%2fevil.example',
    '/\\evil.example',
    '//evil.example/contact',
  ])('%s answers 404 with a page', async (url) => {
    const { status, headers, body } = await get(url, asBrowser);
    expect([status, headers.location, headers['x-robots-tag']]).toEqual([
      404,
      undefined,
      'noindex',
    ]);
    expect(body.toString()).toContain('Not here');
  });

  test.each(['/assets/gone.js', '/robots2.txt', '/_nginx.conf', '/index.html.br', '/about.us'])(
    '%s answers 404: a page to who asks for one, otherwise a line of text',
    async (url) => {
      const { status, headers } = await get(url, { accept: 'image/avif,*/*;q=0.8' });
      expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
      const page = await get(url, asBrowser);
      expect([page.status, page.headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(page.body.toString()).toContain('Not here');
    },
  );

  test('another method answers 405', async () => {
    const response = await get('/', {}, 'POST');
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
const findingsOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, value, severity }) => ({ directive, value, severity }));
/** The evaluator's warning about any `'self'`, which applies only to sites that host third-party scripts. */
const selfMayBeProblematic = { directive: 'script-src', value: "'self'", severity: 50 };

describe('the policy of a page', () => {
  test('lets it load from the site and the build’s hosts, and run the build’s inline scripts, no data blocks', async () => {
    const policy = await policyOf('/about');
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("connect-src 'self' https://cdn.example;");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2);
    expect(policy.replace("style-src-attr 'unsafe-inline';", '')).not.toMatch(/unsafe|\*/);
  });

  test('is strict to an evaluator, which finds a weak one', async () => {
    for (const url of ['/', '/about', '/nowhere'])
      expect(findingsOf(await policyOf(url))).toEqual([selfMayBeProblematic]);
    const open = (await policyOf('/about')).replace("script-src 'self'", "script-src 'self' *");
    expect(findingsOf(open)).not.toEqual([selfMayBeProblematic]);
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
    ['/assets/app-1a2b.js', 'br, gzip', 'br', 'in brotli'],
    ['/assets/app-1a2b.js', 'gzip', 'gzip', 'in gzip'],
    ['/assets/app-1a2b.js', 'br;q=0, gzip;q=0.5', 'gzip', 'in gzip'],
    ['/assets/app-1a2b.js', 'identity;q=1, *;q=0', undefined, script],
    ['/assets/app-1a2b.js', '', undefined, script],
    // The build did not compress it.
    ['/favicon.svg', 'br', undefined, '<svg/>'],
  ])('of %s a client that accepts "%s" gets %s', async (url, accepted, encoding, content) => {
    const { headers, body } = await get(url, { 'accept-encoding': accepted });
    const isScript = url.endsWith('.js');
    expect([headers['content-encoding'], headers.vary, headers['content-type']]).toEqual([
      encoding,
      isScript ? 'Accept-Encoding' : undefined,
      isScript ? 'text/javascript; charset=utf-8' : 'image/svg+xml',
    ]);
    expect(body.toString()).toBe(content);
  });

  test('a matching ETag answers 304, HEAD the length without a body', async () => {
    for (const url of ['/', '/media/film.mp4', '/empty.bin']) {
      const { headers, body } = await get(url);
      expect((await get(url, { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
      const head = await get(url, {}, 'HEAD');
      expect([head.status, head.headers['content-length'], head.body.toString()]).toEqual([
        200,
        String(body.length),
        '',
      ]);
    }
  });

  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/300000', 0, 10],
    ['bytes=299990-', 206, 'bytes 299990-299999/300000', 299_990, 300_000],
    ['bytes=-5', 206, 'bytes 299995-299999/300000', 299_995, 300_000],
    ['bytes=-300001', 200, undefined, 0, 300_000],
    ['bytes=300000-', 416, 'bytes */300000', 0, 0],
  ] as const)('a film asked for %s answers %i, %s', async (range, status, part, from, to) => {
    const response = await get('/media/film.mp4', { range });
    expect([response.status, response.headers['content-range']]).toEqual([status, part]);
    expect(response.body.equals(film.subarray(from, to))).toBe(status !== 416);
  });

  test('two hundred ways out of the site lead nowhere', async () => {
    for (const url of waysOut) {
      const response = await get(url);
      expect([url, response.status]).toEqual([url, 404]);
      expect(response.body.toString()).not.toMatch(/private|root:|"dependencies"/);
    }
  });

  test('a file that vanishes answers 404, one that became a loop 500, logged once', async () => {
    const dist = fakeSite(path.join(folder, 'second'), { 'a.png': 'x' });
    const picture = path.join(dist, 'a.png');
    expect((await getFrom(dist, '/a.png', () => rmSync(picture))).status).toBe(404);
    writeFileSync(picture, 'x');
    const { status, body, logged } = await getFrom(dist, '/a.png', () => {
      rmSync(picture);
      symlinkSync('a.png', picture);
    });
    expect(status).toBe(500);
    expect(logged).toMatchObject([['error', 'unexpected', { code: 'ELOOP' }]]);
    // The message of the error names the file.
    expect(body.toString() + JSON.stringify(logged)).not.toContain('a.png');
  });

  test('a link to a file or a folder is not followed', async () => {
    const dist = fakeSite(path.join(folder, 'third'));
    const links = { 'broken.txt': '/nowhere', 'way-out.txt': `${folder}/private.txt`, folder };
    for (const [name, to] of Object.entries(links)) symlinkSync(to, path.join(dist, name));
    for (const link of ['/way-out.txt', '/folder/private.txt'])
      expect((await getFrom(dist, link)).status).toBe(404);
  });

  test('an address full of dots is answered fast', async () => {
    const begin = process.cpuUsage();
    for (let index = 0; index < 20; index += 1) await get(`/${'.'.repeat(15_900)}/`);
    const { user } = process.cpuUsage(begin);
    expect(user / 20 / 1000).toBeLessThan(5);
  });
});
