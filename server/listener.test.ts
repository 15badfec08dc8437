import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { createListener } from './listener';
import type { Log } from './log';
import type { Site } from './site/site';
import { fakeSite, runProgram, startServer } from './testing/spawn';
import { listen } from './testing/listen';
import { temporaryFolder } from './testing/temporary-folder';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const answered: Site['answer'] = async (_request, response) => void response.end('ok');
const broken: Site['answer'] = async () => {
  throw new RangeError('ann@lee.example');
};

const ignore = () => undefined;

let stop = () => {};
afterEach(() => stop());

/** Listens on a free port until the test ends. @returns the port */
const listenHere = (server: Server) => {
  stop = () => void server.close();
  return listen(server);
};

/** Starts a server and requests `/`. */
const requestRoot = async (
  answer: Site['answer'],
  config: Parameters<typeof createListener>[0]['config'],
  headers: Readonly<Record<string, string>> = {},
) => {
  const logged: Parameters<Log>[] = [];
  const log: Log = (...line) => void logged.push(line);
  const site: Site = { answer };
  const server = createServer(createListener({ api: new Hono(), site, config, log }));
  const port = await listenHere(server);
  const result = await new Promise<Answer>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/', headers, agent: false }, (incoming) => {
      let body = '';
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
      incoming.once('end', () => {
        resolve({ status: incoming.statusCode, headers: incoming.headers, body });
      });
    }).once('error', reject);
  });
  return { ...result, logged };
};

const years = 'max-age=63072000';

test.each([
  ['covers this host for two years', 1, false, 'https', years],
  ['covers subdomains if configured', 1, true, 'https', `${years}; includeSubDomains`],
  ['is absent without TLS', 1, true, 'http', undefined],
  ['is absent without a trusted proxy', 0, true, 'https', undefined],
] as const)('HSTS %s', async (_what, trustedProxies, hstsSubdomains, proto, expected) => {
  const config = { trustedProxies, hstsSubdomains };
  const { headers } = await requestRoot(answered, config, { 'x-forwarded-proto': proto });
  expect(headers['strict-transport-security']).toBe(expected);
});

test('a probe that speaks HTTP/1.0 and names no host is answered', async () => {
  const api = new Hono().get('/api/healthz', (context) => context.json({ status: 'ok' }));
  const config = { trustedProxies: 0, hstsSubdomains: false };
  const listener = createListener({ api, site: { answer: broken }, config, log: ignore });
  const socket = connect(await listenHere(createServer(listener)), '127.0.0.1');
  socket.write('GET /api/healthz HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\{"status":"ok"\}$/);
});

test('an error outside the API answers 500 and logs its code, never its message', async () => {
  const config = { trustedProxies: 0, hstsSubdomains: false };
  const { status, body, logged } = await requestRoot(broken, config);
  expect(status).toBe(500);
  expect(logged).toMatchObject([['error', 'unexpected', { code: 'RangeError' }]]);
  expect(body + JSON.stringify(logged)).not.toContain('lee');
});

const jsonLines = (output: string) =>
  output
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Listening'))
    .map((line): unknown => JSON.parse(line));

test(
  'an uncaught error is logged in one line and ends the process',
  { timeout: 60_000 },
  async () => {
    const folder = temporaryFolder();
    fakeSite(folder);
    const thrower = "process.on('SIGUSR2',()=>{throw(new(RangeError)('ann@lee.example'))})";
    const server = await startServer(folder, {
      NODE_OPTIONS: `--import=data:text/javascript,${thrower}`,
    });
    expect(await server.end('SIGUSR2')).toBe(1);
    expect(jsonLines(server.output()).at(-1)).toMatchObject({
      level: 'error',
      event: 'uncaught',
      code: 'RangeError',
    });
  },
);

test('an unexpected error at the start is logged in one line', async () => {
  const folder = temporaryFolder();
  const environment = { PORT: '0', DATA_DIR: `${folder}/data`, DIST_DIR: fakeSite(folder) };
  const thrower =
    "import('node:net').then(({Server})=>{Server.prototype.listen=()=>{throw(new(RangeError)('ann@lee.example'))}})";
  const { code, stdout, stderr } = await runProgram('index.ts', [], {
    ...environment,
    NODE_OPTIONS: `--import=data:text/javascript,${thrower}`,
  });
  expect(code).toBe(1);
  expect(stderr).toBe('');
  expect(jsonLines(stdout).at(-1)).toMatchObject({ event: 'start-failed', code: 'RangeError' });
});
