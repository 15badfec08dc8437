import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
import { listen } from '../testing/listen';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createWebhookWorker } from './webhook-worker';

const secret = `whsec_${Buffer.from('a key of twenty-four bytes').toString('base64')}`;

interface Call {
  headers: IncomingMessage['headers'];
  body: string;
}

let api: TestApi;
let server: Server;
let url: string;
let calls: Call[];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  calls = [];
  answer = (response) => void response.end('ok');
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      answer(response);
    });
  });
  url = `http://127.0.0.1:${await listen(server)}/leads`;
  api = await openTestApi({ webhook: { url, secret } });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});

const hooks = () =>
  createWebhookWorker({
    store: api.store,
    webhook: { url, secret },
    log: (...line) => void api.logged.push(line),
    now: () => api.clock.time,
    mayDeliver: () => true,
    timeoutMs: 300,
  });
const refusals = () =>
  api.logged.filter(([, event]) => event.startsWith('webhook-')).map(([, , facts]) => facts?.code);

test('enquiries and audits are sent, signed; newsletter sign-ups and quarantined posts are not', async () => {
  api.clock.time = Date.now();
  await api.post('/get-in-touch', shortBody());
  await api.post('/audit-report/verify-data', auditBody());
  await api.post('/newsletter', newsletterBody());
  await api.post('/get-in-touch', shortBody(), { [antiSpamHeaders.honeypot]: 'x' });
  await hooks().round();
  const bodies = calls.map(({ body }): unknown => JSON.parse(body));
  expect(bodies).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        type: 'enquiry.created',
        data: expect.objectContaining({ kind: 'short', fields: shortBody() }),
      }),
      expect.objectContaining({
        type: 'audit.created',
        data: expect.objectContaining({ score: expect.objectContaining({ total: 20 }) }),
      }),
    ]),
  );
  const [call] = calls;
  if (call === undefined) throw new Error('No call');
  const headers = {
    'webhook-id': String(call.headers['webhook-id']),
    'webhook-timestamp': String(call.headers['webhook-timestamp']),
    'webhook-signature': String(call.headers['webhook-signature']),
  };
  expect(new Webhook(secret).verify(call.body, headers)).toMatchObject({ type: /created$/ });
});

test.each([
  ['answers 500', (response: ServerResponse) => void response.writeHead(500).end(), 'HTTP_500'],
  [
    'redirects',
    (response: ServerResponse) => void response.writeHead(307, { location: '/else' }).end(),
    'HTTP_307',
  ],
  ['hangs', () => undefined, 'TimeoutError'],
  ['closes the connection', (response: ServerResponse) => void response.destroy(), 'TypeError'],
])('a receiver that %s is called again later with the same id', async (_name, behave, code) => {
  await api.post('/get-in-touch', shortBody());
  const worker = hooks();
  answer = behave;
  await worker.round();
  expect(refusals()).toEqual([code]);
  await worker.round();
  expect(calls).toHaveLength(1);
  answer = (response) => void response.end();
  api.clock.time += 10_000;
  await worker.round();
  api.clock.time += 86_400_000;
  await worker.round();
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(calls).toHaveLength(2);
});

test('an endless 200 counts as sent', async () => {
  answer = (response) => {
    response.writeHead(200);
    response.write('x'.repeat(100_000));
  };
  await api.post('/get-in-touch', shortBody());
  await hooks().round();
  expect(await api.store.nextDueAt('webhook')).toBeUndefined();
});

test('a receiver that is down for a day delays no request and no mail, and parks nothing', async () => {
  await new Promise((resolve) => server.close(resolve));
  const worker = hooks();
  expect((await api.post('/get-in-touch', shortBody())).status).toBe(200);
  for (let hour = 0; hour < 24; hour += 1) {
    await worker.round();
    api.clock.time += 3_600_000;
  }
  expect(refusals().length).toBeGreaterThan(20);
  expect(await api.store.nextDueAt('webhook')).toBeDefined();
  expect(await api.store.nextDueAt('mail')).toBeLessThan(api.clock.time);
});
