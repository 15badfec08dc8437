import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditBody, newsletterBody, shortBody, spam } from '../testing/bodies';
import { openTestApi, type TestApi } from '../testing/test-api';
import { startWebServer } from '../testing/web-server';
import { createWebhookWorker } from './webhook-worker';

const secret = `whsec_${Buffer.from('a key of twenty-four bytes').toString('base64')}`;

let api: TestApi;
let worker: ReturnType<typeof createWebhookWorker>;
let receiver: Awaited<ReturnType<typeof startWebServer>>;

beforeEach(async () => {
  receiver = await startWebServer();
  receiver.on('/leads', 'ok');
  const webhook = { url: `${receiver.url}/leads`, secret };
  api = await openTestApi({ webhook });
  worker = createWebhookWorker({
    store: api.store,
    webhook,
    log: (...line) => void api.logged.push(line),
    now: () => api.clock.time,
    timeoutMs: 2000,
  });
});
afterEach(() => receiver.stop());

const refusals = () =>
  api.logged.filter(([, event]) => event.startsWith('webhook-')).map(([, , facts]) => facts?.code);

/** @returns the calls of a round, verified, by type */
const round = async () => {
  await worker.round();
  const read = receiver.requests.splice(0).map(({ body, headers }) => {
    const own = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return Object(new Webhook(secret).verify(body, Object.fromEntries(own)));
  });
  return read.toSorted((one, other) => (one.type < other.type ? -1 : 1));
};

test('enquiries and audits are sent, signed, quarantined ones once they are released; stuck mail is told', async () => {
  api.clock.time = Date.now();
  await api.post('/get-in-touch', shortBody());
  await api.post('/audit-report/verify-data', auditBody());
  await api.post('/newsletter', newsletterBody());
  await api.post('/get-in-touch', shortBody({ name: 'Bo' }), spam);
  expect(await round()).toMatchObject([
    {
      type: 'audit.created',
      data: {
        score: { total: 20, areas: [{ id: 'position', points: 3, most: 6 }, {}, {}, {}, {}, {}] },
      },
    },
    {
      type: 'enquiry.created',
      timestamp: new Date(api.clock.time).toISOString(),
      data: {
        kind: 'short',
        receivedAt: new Date(api.clock.time).toISOString(),
        fields: shortBody(),
      },
    },
  ]);
  const held = (await api.rows()).at(-1)?.reference ?? '';
  await api.leads('release', held);
  await api.store.enqueue(null, 'mail-stuck', api.clock.time);
  expect(await round()).toMatchObject([
    { type: 'enquiry.created', data: { reference: held } },
    { type: 'mail.stuck', data: {} },
  ]);
});

test.each<[string, (response: ServerResponse) => unknown, string]>([
  ['answers 500', (response) => response.writeHead(500).end(), 'HTTP_500'],
  ['redirects', (response) => response.writeHead(307, { location: '/else' }).end(), 'HTTP_307'],
  ['hangs', () => undefined, 'TimeoutError'],
  ['closes the connection', (response) => response.destroy(), 'TypeError'],
])('a receiver that %s is called again later with the same id', async (_name, behave, code) => {
  await api.post('/get-in-touch', shortBody());
  receiver.on('/leads', (response) => void behave(response));
  await worker.round();
  expect(refusals()).toEqual([code]);
  await worker.round();
  expect(receiver.requests).toHaveLength(1);
  receiver.on('/leads', (response) => {
    response.writeHead(200);
    // An endless answer counts as well.
    response.write('x'.repeat(100_000));
  });
  api.clock.time += 10_000;
  await worker.round();
  api.clock.time += 86_400_000;
  await worker.round();
  expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(receiver.requests).toHaveLength(2);
});

test('a receiver that is down is called hourly for five days, then once a day for 14, and delays no mail', async () => {
  receiver.stop();
  await api.post('/get-in-touch', shortBody());
  for (let hour = 0; hour < 125; hour += 1) {
    await worker.round();
    api.clock.time += 3_600_000;
  }
  expect(refusals()).toHaveLength(120);
  expect(await api.store.nextDueAt('mail')).toBeLessThan(api.clock.time);
  const due = () => api.store.nextDueAt('webhook');
  for (let next = await due(); next !== undefined; next = await due()) {
    api.clock.time = next;
    await worker.round();
  }
  expect(refusals()).toHaveLength(134);
});
