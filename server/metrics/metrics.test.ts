import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { createOutbox } from '../mail/outbox';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { openTestApi, type TestApi } from '../testing/test-api';

const metricsToken = 'sixteen letters and more';
const webhook = { url: 'http://localhost:1', secret: 'none' };

let api: TestApi;
afterEach(() => api.close());

const read = (token?: string) =>
  api.request(
    '/metrics',
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );

describe.each(databases)('on $name', ({ createDatabase }) => {
  beforeEach(async () => {
    api = await openTestApi({ databaseUrl: await createDatabase(), metricsToken, webhook });
  });

  test('count posts, requests and the outbox', async () => {
    await api.post('/get-in-touch', shortBody());
    await api.post('/get-in-touch', shortBody(), { [antiSpamHeaders.honeypot]: 'x' });
    await api.post('/newsletter', newsletterBody({ email: 'no' }));
    await api.post('/audit-report/verify-data', auditBody());
    await api.post('/audit-report/verify-data', auditBody());
    await api.request('/nobody@knows.example');
    await createOutbox({
      store: api.store,
      transport: {
        concurrency: 1,
        batchSize: 1,
        send: async () => undefined,
        flush: async () => undefined,
        classifyError: () => 'mail',
        close: () => undefined,
      },
      mailFrom: { name: 'Contrio', address: 'a@b.example' },
      render: () => Promise.reject(new TypeError('Cannot be rendered')),
      log: () => undefined,
      now: () => api.clock.time,
      mayDeliver: () => true,
    }).round();
    api.clock.time += 90_000;
    const response = await read(metricsToken);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    for (const line of [
      'contrio_submissions_total{kind="short",outcome="stored"} 1',
      'contrio_submissions_total{kind="short",outcome="quarantined"} 1',
      'contrio_submissions_total{kind="newsletter",outcome="refused"} 1',
      'contrio_submissions_total{kind="audit",outcome="stored"} 1',
      'contrio_submissions_total{kind="audit",outcome="taken"} 1',
      'contrio_outbox_waiting{channel="mail"} 3',
      'contrio_outbox_waiting{channel="webhook"} 2',
      'contrio_outbox_oldest_seconds{channel="mail"} 90',
      'contrio_outbox_parked{channel="mail"} 0',
      'contrio_request_seconds_count{route="/api/get-in-touch",status="200"} 2',
      'contrio_request_seconds_count{route="unknown",status="404"} 1',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).not.toMatch(/ann@|nobody@/);
  });

  test('are readable with the token only', async () => {
    expect((await read()).status).toBe(401);
    expect((await read(`${metricsToken}x`)).status).toBe(401);
    expect((await read(metricsToken)).status).toBe(200);
  });
});

test('answers 404 if no token is configured', async () => {
  api = await openTestApi();
  expect((await read('')).status).toBe(404);
});
