import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import type { Site } from './site/site';
import { serveSite, type ServedSite } from './testing/serve-site';

const site: Site = async (_request, response) => void response.end('ok');

let served: ServedSite | undefined;
afterEach(async () => {
  await served?.close();
  served = undefined;
});
const serve = async (...parts: Parameters<typeof serveSite>) =>
  (served = await serveSite(...parts));

const years = 'max-age=63072000';

test.each([
  ['covers this host for two years', 1, false, 'https', years],
  ['covers subdomains if configured', 1, true, 'https', `${years}; includeSubDomains`],
  ['is absent without TLS', 1, true, 'http', undefined],
  ['is absent without a trusted proxy', 0, true, 'https', undefined],
] as const)('HSTS %s', async (_what, trustedProxies, hstsSubdomains, proto, expected) => {
  const { ask } = await serve(site, { trustedProxies, hstsSubdomains });
  const { headers } = await ask('/', { headers: { 'x-forwarded-proto': proto } });
  expect(headers['strict-transport-security']).toBe(expected);
});

test('a probe that speaks HTTP/1.0 and names no host is answered', async () => {
  const api = new Hono().get('/api/healthz', (context) => context.json({ status: 'ok' }));
  const { port } = await serve(site, undefined, api);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/healthz HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\{"status":"ok"\}$/);
});
