import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hostFiles } from '../../scripts/build-site/host-files';
import { precompress } from '../../scripts/build-site/precompress';
import { postOf, shortBody } from '../../server/testing/bodies';
import { sqlite } from '../../server/testing/databases';
import { fakeSite } from '../../server/testing/fake-site';
import { freePort } from '../../server/testing/listen';
import { waitFor, waitUntil } from '../../server/testing/wait-for';
import { startWebServer } from '../../server/testing/web-server';
import { limit, inContext } from './row';

/** @returns what a program complains about; undefined if it is not installed */
const complaint = (program: string, ...words: string[]) => {
  try {
    execFileSync(program, words, { stdio: 'pipe' });
    return '';
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ENOENT') return undefined;
    return 'stderr' in error ? String(error.stderr) : error.message;
  }
};

const nginx = '/usr/sbin/nginx';
const hasNginx = complaint(nginx, '-v') !== undefined;

/** Starts nginx as one process that writes only below the folder, with these directives in its `http` block. */
const startNginx = (folder: string, directives: string) => {
  const file = path.join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit; events {}
    http { access_log off; ${places} ${directives} }`,
  );
  const child = spawn(nginx, ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return file;
};

/** @returns the head of an answer. @throws when the connection is closed without one */
const answerTo = async (outgoing: ClientRequest, body?: string) => {
  const [incoming]: IncomingMessage[] = await once(outgoing.end(body), 'response');
  incoming?.resume();
  return incoming;
};

const sample = (name: string) => readFileSync(path.join('docs/deploy', name), 'utf8');

describe.runIf(hasNginx)('on a real nginx', () => {
  test.for([sqlite])(
    'the built site is compressed, has every header, and answers 404 for unknown paths ($name)',
    inContext(async ({ folder }) => {
      const page = `<h1>Site</h1>${'<p>Words</p>'.repeat(200)}<script>run()</script>`;
      const hosts = { api: '', assets: '', storage: '', blog: '' };
      const dist = fakeSite(folder, {
        'index.html': page,
        'about/index.html': page,
        '404.html': page,
        '.hidden': 'x',
        'assets/app-1a2b.js': 'console.log("hello");'.repeat(200),
        ...hostFiles({ hosts, hstsSubdomains: false }, [page]),
      });
      await precompress(dist);
      const port = await freePort();
      startNginx(
        folder,
        `types { text/html html; text/javascript js; }
        server { listen 127.0.0.1:${port}; root ${dist}; include ${dist}/_nginx.conf; }`,
      );
      const ask = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
      await waitFor(() => ask('/').catch(() => undefined), 'nginx');
      const policy = { 'content-security-policy': expect.stringContaining('sha256-') };
      const packed = { 'content-encoding': 'gzip', vary: 'Accept-Encoding' };
      const immutable = { 'cache-control': expect.stringContaining('immutable') };
      const rows: readonly [address: string, status: number, headers: object][] = [
        ['/', 200, { ...packed, ...policy }],
        ['/about', 200, { ...packed, 'cache-control': 'no-cache' }],
        ['/assets/app-1a2b.js', 200, { ...packed, ...immutable }],
        ['/nope', 404, { ...policy, 'x-robots-tag': 'noindex' }],
        ['/404.html', 404, {}],
        ['/assets/gone.js', 404, {}],
        ['/_nginx.conf', 404, {}],
        ['/.hidden', 404, {}],
      ];
      for (const [address, status, headers] of rows) {
        const answer = await ask(address);
        expect([address, answer.status]).toEqual([address, status]);
        expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
      }
    }),
  );

  test.for([sqlite])(
    'behind the proxy of docs/deploy, posts count by the visitor’s address, and no token is logged ($name)',
    inContext(async ({ folder, start }) => {
      const { url, end } = await start({ TRUST_PROXY: '1', RATE_LIMIT: '1,2' });
      const [plain, tls] = [await freePort(), await freePort()];
      const words =
        'req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out cert.pem -subj /CN=contrio.example';
      execFileSync('openssl', words.split(' '), { cwd: folder, stdio: 'ignore' });
      const file = startNginx(
        folder,
        `error_log ${folder}/error.log; ${sample('nginx-proxy.conf')}`
          .replace('127.0.0.1:3000', new URL(url).host)
          .replaceAll(/^ {2}listen \[::\].*$/gm, '')
          .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
          .replaceAll('listen 443 ssl', `listen 127.0.0.1:${tls} ssl`)
          .replaceAll('/var/log/nginx', folder)
          .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
          .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`),
      );
      expect(complaint(nginx, '-t', '-q', '-c', file, '-p', folder)).toBe('');
      const ask = async (host: string) =>
        answerTo(http.request({ port: plain, path: '/about', headers: { host } })).then(
          (answer) => answer?.statusCode,
          () => undefined,
        );
      expect(await waitFor(() => ask('contrio.example'), 'nginx')).toBe(308);
      expect(await ask('another.example')).toBeUndefined();
      const statuses = [];
      for (const claimed of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
        const host = 'contrio.example';
        const { body, headers, method } = postOf(shortBody(), {
          host,
          'x-forwarded-for': claimed,
        });
        const place = { port: tls, path: '/api/get-in-touch', servername: host };
        const call = { ...place, method, headers, rejectUnauthorized: false };
        const answer = await answerTo(https.request(call), body);
        expect(answer?.headers['strict-transport-security']).toMatch(/^max-age=/);
        statuses.push(answer?.statusCode);
      }
      expect(statuses).toEqual([200, 200, 429]);
      await end('SIGKILL');
      for (const link of ['/api/desk/drop?token=SECRET', '/about']) {
        const call = { port: tls, path: link, servername: 'contrio.example' };
        const headers = { host: 'contrio.example' };
        const answer = await answerTo(
          https.request({ ...call, headers, rejectUnauthorized: false }),
        );
        expect(answer?.statusCode).toBe(502);
      }
      const logged = readFileSync(path.join(folder, 'error.log'), 'utf8');
      expect([logged.includes('/about'), logged.includes('SECRET')]).toEqual([true, false]);
    }),
  );
});

test.for([sqlite])(
  'systemd accepts the sample unit, where it is installed ($name)',
  inContext(async ({ folder }) => {
    const unit = path.join(folder, 'contrio.service');
    writeFileSync(unit, sample('contrio.service').replace('/usr/bin/node', process.execPath));
    expect(complaint('systemd-analyze', 'verify', unit) ?? '').toBe('');
  }),
);

test.for([sqlite])(
  'npm run serve reads the blog feed and forwards SIGTERM: ends within 5 s and frees the port ($name)',
  inContext(async ({ folder, start }) => {
    const blog = await startWebServer();
    const item = `<item><title>One</title><link>${blog.url}/one</link></item>`;
    blog.on('/feed', `<rss version="2.0"><channel><title>Blog</title>${item}</channel></rss>`);
    const environment = { HOME: folder, BLOG_FEED_URL: `${blog.url}/feed` };
    const { url, end } = await start(environment, ['npm', 'run', '--silent', 'serve']);
    const hasPosts = async () => (await fetch(`${url}/api/blog`)).ok;
    expect(await waitUntil(hasPosts, limit(5000))).toBe(true);
    blog.stop();
    const begin = performance.now();
    await end('SIGTERM');
    expect(performance.now() - begin).toBeLessThan(limit(5000));
    await expect(fetch(`${url}/api/healthz`)).rejects.toThrow('fetch failed');
  }),
);
