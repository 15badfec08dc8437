import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enqueue } from '../store/lead-script';
import { auditBody, newsletterBody, shortBody, spam } from '../testing/bodies';
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
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const refusals = () =>
  api.logged.filter(([, event]) => event.startsWith('webhook-')).map(([, , facts]) => facts?.code);

/** @returns the calls of a round, verified, by type */
const round = async () => {
  await worker.round();
  const read = calls.splice(0).map(({ body, headers }) => {
    const own = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return Object(new Webhook(secret).verify(body, Object.fromEntries(own)));
  });
  return read.toSorted((one, other) => (one.type < other.type ? -1 : 1));
};

test('enquiries and audits are sent, signed; newsletter sign-ups are not, and quarantined posts once they are released; that no mail leaves is told', async () => {
  api.clock.time = Date.now();
  await api.post('/get-in-touch', shortBody());
  await api.post('/audit-report/verify-data', auditBody());
  await api.post('/newsletter', newsletterBody());
  await api.post('/get-in-touch', shortBody({ name: 'Bo' }), spam);
  expect(await round()).toMatchObject([
    { type: 'audit.created', data: { score: { total: 20 } } },
    { type: 'enquiry.created', data: { kind: 'short', fields: shortBody() } },
  ]);
  const held = (await api.rows()).at(-1)?.reference ?? '';
  await api.leads('release', held);
  await api.store.write(() => enqueue(null, 'mail-stuck', api.clock.time));
  expect(await round()).toMatchObject([
    { type: 'enquiry.created', data: { reference: held } },
    { type: 'mail.stuck', data: {} },
  ]);
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
