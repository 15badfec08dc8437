import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '@/content/pages';
import type { Log } from '../base/log';
import { fakeSite } from '../testing/fake-site';
import { listen } from '../testing/listen';
import { temporaryFolder } from '../testing/temporary-folder';
import { createListener } from './listener';
import { openSite } from './site';

const film = randomBytes(300_000);
const script = 'console.log("hello, hello, hello");'.repeat(50);
const hosts = { api: '', assets: 'https://cdn.example', storage: '', blog: 'http://blog.example' };
const api = new Hono().get('/api/healthz', (context) => context.json({ status: 'ok' }));

/** Serves a built site on a free loopback port, with one call of an API. */
const serve = async (dist: string, config = { trustedProxies: 0, hstsSubdomains: false }) => {
  const logged: Parameters<Log>[] = [];
  const log: Log = (...line) => void logged.push(line);
  const server = createServer(createListener({ api, site: openSite(dist, hosts), config, log }));
  const port = await listen(server);
  return {
    logged,
    port,
    /** Requests a path without normalising it; the body is not decoded. */
    ask: async (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
      const outgoing = request({ host: '127.0.0.1', port, path: url, headers, method }).end();
      const [incoming]: IncomingMessage[] = await once(outgoing, 'response');
      if (incoming === undefined) throw new TypeError('No answer');
      const body = await buffer(incoming);
      return { status: incoming.statusCode, headers: incoming.headers, body };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** Addresses that leave the site on a server that does not guard against them. */
const waysOut = ['/', '/assets/'].flatMap((start) =>
  `/ ../ ..%2f ..%2F %2e%2e/ %2e%2e%2f .%2e/ %252e%252e%252f ..%252f ..\\ ..%5c %c0%ae%c0%ae/ ..%c0%af ..;/
    ....// ..%00/ %uff0e%uff0e/`
    .split(/\s+/)
    .flatMap((up) => [1, 2, 12].map((depth) => start + up.repeat(depth)))
    .flatMap((out) => [`${out}private.txt`, `${out}etc/passwd`]),
);

let folder: string;
let dist: string;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = temporaryFolder();
  writeFileSync(path.join(folder, 'private.txt'), 'private');
  dist = fakeSite(folder, {
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
  site = await serve(dist);
});
afterAll(() => site.close());

const get = (...question: Parameters<typeof site.ask>) => site.ask(...question);

/** @returns one response of another site, which changes after it is opened */
const getFrom = async (place: string, url: string, change: () => void = () => undefined) => {
  const other = await serve(place);
  change();
  const answer = await other.ask(url);
  other.close();
  return { ...answer, logged: other.logged };
};

const notFoundPage = [404, undefined, 'noindex', true];
const askForPage = async (url: string) => {
  const answer = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  const { location, 'x-robots-tag': robots } = answer.headers;
  return [answer.status, location, robots, answer.body.toString().includes('Not here')];
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
    // Which address means which route: src/lib/addresses.test.ts.
    ['/About/?X=Y', '/about?X=Y'],
    ['//contact/?x=/y//', '/contact?x=/y//'],
    ['/%46AQ),/', '/faq'],
  ])('%s leads to %s', async (url, location) => {
    const response = await get(url);
    expect([response.status, response.headers.location]).toEqual([308, location]);
  });

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
    expect(await askForPage(url)).toEqual(notFoundPage);
  });

  test.each(['/assets/gone.js', '/robots2.txt', '/_nginx.conf', '/index.html.br', '/about.us'])(
    '%s answers 404: a page to who asks for one, otherwise a short text',
    async (url) => {
      const { status, headers } = await get(url, { accept: 'image/avif,*/*;q=0.8' });
      expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
      expect(await askForPage(url)).toEqual(notFoundPage);
    },
  );

  test('two contents of one length and time have two validators', async () => {
    const answers = [];
    for (const word of ['one', 'two']) {
      const other = fakeSite(temporaryFolder(), { 'share/a.txt': word });
      utimesSync(path.join(other, 'share/a.txt'), 1, 1);
      const opened = await serve(other);
      answers.push((await opened.ask('/share/a.txt')).headers);
      opened.close();
    }
    expect(answers[0]?.etag).toMatch(/^"[\w-]{27}"$/);
    expect(answers[0]?.etag).not.toBe(answers[1]?.etag);
    // Other sites show what is shared.
    expect(answers[0]?.['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('another method answers 405', async () => {
    const response = await get('/', {}, 'POST');
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

// Every page: styles by attributes alone are unsafe, which React sets and which can load nothing
// here.
test.each([
  ['/', 0],
  ['/about', 2],
  ['/nowhere', 0],
])(
  'the policy of %s is strict, with the hashes of %i scripts and styles, and no data blocks',
  async (url, hashes) => {
    const policy = String((await get(url)).headers['content-security-policy']);
    const hash = / 'sha256-[^']+'/g;
    expect(policy.match(hash) ?? []).toHaveLength(hashes);
    expect(policy.replaceAll(hash, '').split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: https: https://cdn.example http://blog.example",
      "media-src 'self'",
      "connect-src 'self' https://cdn.example",
      "font-src 'self'",
      "object-src 'none'",
      "frame-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]);
  },
);

describe('files', () => {
  test('hashed files are cached for good, others for a day', async () => {
    const hashed = await get('/assets/app-1a2b.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.body.toString()).toBe(script);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe(
      'public, max-age=86400, stale-while-revalidate=86400',
    );
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
    const second = fakeSite(path.join(folder, 'second'), { 'a.png': 'x' });
    const picture = path.join(second, 'a.png');
    expect((await getFrom(second, '/a.png', () => rmSync(picture))).status).toBe(404);
    writeFileSync(picture, 'x');
    const { status, headers, body, logged } = await getFrom(second, '/a.png', () => {
      rmSync(picture);
      symlinkSync('a.png', picture);
    });
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(logged).toMatchObject([['error', 'unexpected', { code: 'ELOOP' }]]);
    // The message of the error names the file.
    expect(body.toString() + JSON.stringify(logged)).not.toContain('a.png');
  });

  test('a link to a file or a folder is not followed', async () => {
    const third = fakeSite(path.join(folder, 'third'));
    const links = { 'broken.txt': '/nowhere', 'way-out.txt': `${folder}/private.txt`, folder };
    for (const [name, to] of Object.entries(links)) symlinkSync(to, path.join(third, name));
    for (const link of ['/way-out.txt', '/folder/private.txt'])
      expect((await getFrom(third, link)).status).toBe(404);
  });
});

test.each(['/', '/nope', '/api/healthz'])('%s has the security headers', async (url) => {
  expect((await get(url)).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
});

const years = 'max-age=63072000';

test.each([
  ['covers this host for two years', 1, false, 'https', years],
  ['covers subdomains if configured', 1, true, 'https', `${years}; includeSubDomains`],
  ['is absent without TLS', 1, true, 'http', undefined],
  ['is absent without a trusted proxy', 0, true, 'https', undefined],
] as const)('HSTS %s', async (_what, trustedProxies, hstsSubdomains, proto, expected) => {
  const other = await serve(dist, { trustedProxies, hstsSubdomains });
  const { headers } = await other.ask('/', { 'x-forwarded-proto': proto });
  other.close();
  expect(headers['strict-transport-security']).toBe(expected);
});

test('a probe that speaks HTTP/1.0 and names no host is answered', async () => {
  const socket = connect(site.port, '127.0.0.1');
  socket.write('GET /api/healthz HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\{"status":"ok"\}$/);
});
