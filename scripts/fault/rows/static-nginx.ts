import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../server/testing/free-port';
import { fakeSite } from '../../../server/testing/spawn';
import { waitFor } from '../../../server/testing/wait-for';
import { hostFiles } from '../../build-site/host-files';
import { precompress } from '../../build-site/precompress';
import { createClient } from '../client';
import { nginx, startNginx } from '../nginx';
import type { Row } from '../row';

const script = 'console.log("hello");'.repeat(200);
const page = `<h1>Site</h1>${'<p>Words</p>'.repeat(200)}<script>run()</script>`;
const hosts = { api: '', assets: '', storage: '' };

/** Path, expected status, expected headers. */
const expected: readonly (readonly [string, number, Readonly<Record<string, RegExp>>])[] = [
  [
    '/',
    200,
    {
      'content-encoding': /^gzip$/,
      'content-security-policy': /sha256-/,
      vary: /Accept-Encoding/i,
    },
  ],
  ['/about', 200, { 'content-encoding': /^gzip$/, 'cache-control': /no-cache/ }],
  ['/assets/app-1a2b.js', 200, { 'content-encoding': /^gzip$/, 'cache-control': /immutable/ }],
  ['/nope', 404, { 'content-security-policy': /sha256-/, 'x-robots-tag': /noindex/ }],
  ['/404.html', 404, { 'x-robots-tag': /noindex/ }],
  ['/assets/gone.js', 404, {}],
  ['/_nginx.conf', 404, {}],
  ['/.hidden', 404, {}],
];

export const staticNginx: Row = {
  name: 'nginx',
  reach:
    'the built site on a real nginx: compressed, every header set, 404 for unknown paths and /404.html',
  databases: ['sqlite'],
  measure: async ({ folder }) => {
    if (nginx === undefined) return { figure: 'nginx is not installed', isReached: true };
    const files = hostFiles({ hosts, hstsSubdomains: false }, [page]);
    const place = path.join(folder, 'nginx');
    mkdirSync(place);
    const dist = fakeSite(place, {
      'index.html': page,
      'about/index.html': page,
      '404.html': page,
      '.hidden': 'x',
      'assets/app-1a2b.js': script,
      ...files,
    });
    await precompress(dist);
    const port = await freePort();
    const server = startNginx(
      nginx,
      place,
      `types { text/html html; text/javascript js; }
      server { listen 127.0.0.1:${port}; root ${dist}; include ${dist}/_nginx.conf; }`,
    );
    const client = createClient(1);
    const url = `http://127.0.0.1:${port}`;
    const headers = { 'accept-encoding': 'gzip, br' };
    const ask = (address: string) => client.send(url, { method: 'GET', path: address, headers });
    try {
      await waitFor(() => ask('/').catch(() => undefined), 'nginx');
      const wrong: string[] = [];
      for (const [address, status, wanted] of expected) {
        const answer = await ask(address);
        if (answer.status !== status) wrong.push(`${address}: ${answer.status}`);
        for (const [name, value] of Object.entries(wanted))
          if (!value.test(String(answer.headers[name])))
            wrong.push(`${address}: ${name} ${String(answer.headers[name])}`);
      }
      return {
        figure: `${expected.length} paths; wrong: ${wrong.join(', ') || 'none'}`,
        isReached: wrong.length === 0,
      };
    } finally {
      client.close();
      server.stop();
    }
  },
};
