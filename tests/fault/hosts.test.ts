import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortBody } from '../../server/testing/bodies';
import { sqlite } from '../../server/testing/databases';
import { startFeedServer } from '../../server/testing/feed-server';
import { freePort } from '../../server/testing/listen';
import { fakeSite } from '../../server/testing/spawn';
import { waitFor, waitUntil } from '../../server/testing/wait-for';
import { hostFiles } from '../../scripts/build-site/host-files';
import { precompress } from '../../scripts/build-site/precompress';
import { inContext, limit } from './row';

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
const startNginx = (folder: string, http: string) => {
  const file = path.join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit; events {}
    http { access_log off; ${places} ${http} }`,
  );
  const child = spawn(nginx, ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { file, stop: () => void child.kill('SIGKILL') };
};

const sample = (name: string) => readFileSync(path.join('docs/deploy', name), 'utf8');

test.runIf(hasNginx)(
  'the built site on a real nginx: compressed, every header set, 404 for unknown paths',
  () =>
    inContext(sqlite, async ({ folder }) => {
      const page = `<h1>Site</h1>${'<p>Words</p>'.repeat(200)}<script>run()</script>`;
      const hosts = { api: '', assets: '', storage: '' };
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
      const server = startNginx(
        folder,
        `types { text/html html; text/javascript js; }
        server { listen 127.0.0.1:${port}; root ${dist}; include ${dist}/_nginx.conf; }`,
      );
      const ask = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
      try {
        await waitFor(() => ask('/').catch(() => undefined), 'nginx');
        const headersOf = async (address: string, status: number) => {
          const answer = await ask(address);
          expect([address, answer.status]).toEqual([address, status]);
          return Object.fromEntries(answer.headers);
        };
        const policy = expect.stringContaining('sha256-');
        const packed = { 'content-encoding': 'gzip', vary: 'Accept-Encoding' };
        expect(await headersOf('/', 200)).toMatchObject({
          ...packed,
          'content-security-policy': policy,
        });
        expect(await headersOf('/about', 200)).toMatchObject({
          ...packed,
          'cache-control': 'no-cache',
        });
        expect(await headersOf('/assets/app-1a2b.js', 200)).toMatchObject({
          ...packed,
          'cache-control': expect.stringContaining('immutable'),
        });
        expect(await headersOf('/nope', 404)).toMatchObject({
          'content-security-policy': policy,
          'x-robots-tag': 'noindex',
        });
        for (const hidden of ['/404.html', '/assets/gone.js', '/_nginx.conf', '/.hidden'])
          await headersOf(hidden, 404);
      } finally {
        server.stop();
      }
    }),
);

/** Posts over TLS, claiming an address. @returns the status, and whether the answer asks for TLS from then on */
const postOverTls = (port: number, forwardedFor: string) =>
  new Promise<readonly [number | undefined, boolean]>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      host: 'contrio.example',
      'x-forwarded-for': forwardedFor,
    };
    const call = { port, path: '/api/get-in-touch', method: 'POST', rejectUnauthorized: false };
    const server = { hostname: '127.0.0.1', servername: 'contrio.example' };
    request({ ...server, ...call, headers }, (incoming) => {
      incoming.resume();
      const { statusCode, headers: received } = incoming;
      resolve([statusCode, received['strict-transport-security']?.startsWith('max-age=') === true]);
    })
      .once('error', reject)
      .end(JSON.stringify(shortBody()));
  });

test.runIf(hasNginx)(
  'through the proxy of docs/deploy the rate limit counts a post by the visitor’s real address',
  () =>
    inContext(sqlite, async ({ folder, start }) => {
      const { url } = await start({ TRUST_PROXY: '1', RATE_LIMIT: '1,2' });
      const [plain, tls] = [await freePort(), await freePort()];
      const words =
        'req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out cert.pem -subj /CN=contrio.example';
      execFileSync('openssl', words.split(' '), { cwd: folder, stdio: 'ignore' });
      const server = startNginx(
        folder,
        sample('nginx-proxy.conf')
          .replace('127.0.0.1:3000', new URL(url).host)
          .replaceAll(/^ {2}listen \[::\].*$/gm, '')
          .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
          .replaceAll('listen 443 ssl', `listen 127.0.0.1:${tls} ssl`)
          .replaceAll('/var/log/nginx', folder)
          .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
          .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`),
      );
      try {
        expect(complaint(nginx, '-t', '-q', '-c', server.file, '-p', folder)).toBe('');
        const ask = (host: string) =>
          new Promise<number | undefined>((resolve) => {
            get({ port: plain, path: '/about', headers: { host } }, ({ statusCode }) =>
              resolve(statusCode),
            ).once('error', () => resolve(undefined));
          });
        expect(await waitFor(() => ask('contrio.example'), 'nginx')).toBe(308);
        expect(await ask('another.example')).toBeUndefined();
        const answers = [];
        for (const claimed of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
          answers.push(await postOverTls(tls, claimed));
        expect(answers).toEqual([
          [200, true],
          [200, true],
          [429, true],
        ]);
      } finally {
        server.stop();
      }
    }),
);

test('systemd accepts the sample unit, where it is installed', () =>
  inContext(sqlite, async ({ folder }) => {
    const unit = path.join(folder, 'contrio.service');
    writeFileSync(unit, sample('contrio.service').replace('/usr/bin/node', process.execPath));
    expect(complaint('systemd-analyze', 'verify', unit) ?? '').toBe('');
  }));

test('npm run serve reads the blog feed and forwards SIGTERM: ends within 5 s and frees the port', () =>
  inContext(sqlite, async ({ folder, start }) => {
    const blog = await startFeedServer();
    const item = `<item><title>One</title><link>${blog.url}/one</link></item>`;
    blog.on('/feed', `<rss version="2.0"><channel><title>Blog</title>${item}</channel></rss>`);
    const environment = { HOME: folder, BLOG_FEED_URL: `${blog.url}/feed` };
    const { url, end } = await start(environment, ['npm', 'run', '--silent', 'serve']);
    const isThere = () =>
      fetch(`${url}/api/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    expect(await isThere()).toBe(true);
    expect(await waitUntil(async () => (await fetch(`${url}/api/blog`)).ok, limit(5000))).toBe(
      true,
    );
    blog.stop();
    const begin = performance.now();
    await end('SIGTERM');
    expect(performance.now() - begin).toBeLessThan(limit(5000));
    expect(await isThere()).toBe(false);
  }));
