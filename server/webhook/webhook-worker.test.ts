import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
import { listen } from '../testing/listen';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createWebhookWorker } from './webhook-worker';

const secret = `whsec_${Buffer.from('a key of twenty-four bytes').toString('base64')}`;

let api: TestApi;
let worker: ReturnType<typeof createWebhookWorker>;
let calls: { headers: IncomingHttpHeaders; body: string }[];
let answer: (response: ServerResponse) => unknown;

const server = createServer(async ({ headers }, response) => {
  calls.push({ headers, body: await text(response.req) });
  answer(response);
});

beforeEach(async () => {
  calls = [];
  answer = (response) => response.end('ok');
  const webhook = { url: `http://127.0.0.1:${await listen(server)}/leads`, secret };
  api = await openTestApi({ webhook });
  worker = createWebhookWorker({
    store: api.store,
    webhook,
    log: (...line) => void api.logged.push(line),
    now: () => api.clock.time,
    mayDeliver: () => true,
    timeoutMs: 300,
  });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});

const refusals = () =>
  api.logged.filter(([, event]) => event.startsWith('webhook-')).map(([, , facts]) => facts?.code);

test('enquiries and audits are sent, signed; newsletter sign-ups and quarantined posts are not', async () => {
  api.clock.time = Date.now();
  await api.post('/get-in-touch', shortBody());
  await api.post('/audit-report/verify-data', auditBody());
  await api.post('/newsletter', newsletterBody());
  await api.post('/get-in-touch', shortBody(), { [antiSpamHeaders.honeypot]: 'x' });
  await worker.round();
  const read = calls.map(({ body, headers }): unknown => {
    const own = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return new Webhook(secret).verify(body, Object.fromEntries(own));
  });
  expect(read).toHaveLength(2);
  expect(read).toEqual(
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
});

test.each<[string, typeof answer, string]>([
  ['answers 500', (response) => response.writeHead(500).end(), 'HTTP_500'],
  ['redirects', (response) => response.writeHead(307, { location: '/else' }).end(), 'HTTP_307'],
  ['hangs', () => undefined, 'TimeoutError'],
  ['closes the connection', (response) => response.destroy(), 'TypeError'],
])('a receiver that %s is called again later with the same id', async (_name, behave, code) => {
  await api.post('/get-in-touch', shortBody());
  answer = behave;
  await worker.round();
  expect(refusals()).toEqual([code]);
  await worker.round();
  expect(calls).toHaveLength(1);
  answer = (response) => {
    response.writeHead(200);
    // An endless answer counts as well.
    response.write('x'.repeat(100_000));
  };
  api.clock.time += 10_000;
  await worker.round();
  api.clock.time += 86_400_000;
  await worker.round();
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(calls).toHaveLength(2);
});

test('a receiver that is down for four days is called hourly, and delays no mail', async () => {
  await new Promise((resolve) => server.close(resolve));
  await api.post('/get-in-touch', shortBody());
  for (let hour = 0; hour < 96; hour += 1) {
    await worker.round();
    api.clock.time += 3_600_000;
  }
  expect(refusals()).toHaveLength(96);
  expect(await api.store.nextDueAt('webhook')).toBeDefined();
  expect(await api.store.nextDueAt('mail')).toBeLessThan(api.clock.time);
});
