import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import type { Site } from './site/site';
import { serveSite, type ServedSite } from './testing/serve-site';
import { fakeSite, runProgram, startServer } from './testing/spawn';
import { temporaryFolder } from './testing/temporary-folder';

const site: Site = async (_request, response) => void response.end('ok');
const broken: Site = async () => {
  throw new RangeError('ann@lee.example');
};

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
  const { port } = await serve(broken, undefined, api);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/healthz HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\{"status":"ok"\}$/);
});

test('an error outside the API answers 500 and logs its code, never its message', async () => {
  const { ask, logged } = await serve(broken);
  const { status, body } = await ask('/');
  expect(status).toBe(500);
  expect(logged).toMatchObject([['error', 'unexpected', { code: 'RangeError' }]]);
  expect(body.toString() + JSON.stringify(logged)).not.toContain('lee');
});

const lastLine = (output: string): unknown => JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
const throwing = "throw(new(RangeError)('ann@lee.example'))";
const withImport = (script: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${script}`,
});

test('an uncaught error is logged in one line and ends the process', async () => {
  const folder = temporaryFolder();
  fakeSite(folder);
  const thrower = withImport(`process.on('SIGUSR2',()=>{${throwing}})`);
  const server = await startServer(folder, thrower);
  expect(await server.end('SIGUSR2')).toBe(1);
  const line = { level: 'error', event: 'uncaught', code: 'RangeError' };
  expect(lastLine(server.output())).toMatchObject(line);
});

test('an unexpected error at the start is logged in one line', async () => {
  const folder = temporaryFolder();
  const { code, stdout, stderr } = await runProgram('index.ts', [], {
    PORT: '0',
    DATA_DIR: `${folder}/data`,
    DIST_DIR: fakeSite(folder),
    ...withImport(
      `import('node:net').then(({Server})=>{Server.prototype.listen=()=>{${throwing}}})`,
    ),
  });
  expect([code, stderr]).toEqual([1, '']);
  expect(lastLine(stdout)).toMatchObject({ event: 'start-failed', code: 'RangeError' });
});
