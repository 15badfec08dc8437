import { describe, expect, test } from 'vitest';
import { auditBody, newsletterBody, shortBody, spam } from '../testing/bodies';
import { databases } from '../testing/databases';
import { openOutbox } from '../testing/open-outbox';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createTestTransport } from '../testing/test-transport';

const metricsToken = 'sixteen letters and more';
const webhook = { url: 'http://localhost:1', secret: 'none' };

let api: TestApi;

const read = (token: string) =>
  api.request('/metrics', { headers: { authorization: `Bearer ${token}` } });

test.each(databases)(
  'count posts, requests and the outbox on $name',
  async ({ createDatabase }) => {
    api = await openTestApi({
      databaseUrl: await createDatabase(),
      metricsToken,
      webhook,
      leastFree: Infinity,
    });
    await api.post('/get-in-touch', shortBody());
    await api.post('/get-in-touch', shortBody(), spam);
    await api.post('/newsletter', newsletterBody({ email: 'no' }));
    await api.post('/audit-report/verify-data', auditBody());
    await api.post('/audit-report/verify-data', auditBody());
    await api.request('/nobody@knows.example');
    const transport = createTestTransport(api);
    const { metrics } = api;
    for (const failure of ['unconfirmed', 'mail', 'transport'] as const) {
      transport.failWith = (to) => (to.startsWith('leads@') ? failure : undefined);
      await openOutbox(api, transport, { metrics })();
      api.clock.time += 3_600_000;
    }
    const response = await read(metricsToken);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    for (const line of [
      'contrio_submissions_total{kind="short",outcome="stored"} 1',
      'contrio_submissions_total{kind="short",outcome="quarantined"} 1',
      'contrio_submissions_total{kind="newsletter",outcome="refused"} 1',
      'contrio_submissions_total{kind="audit",outcome="stored"} 1',
      'contrio_submissions_total{kind="audit",outcome="taken"} 1',
      'contrio_deliveries_total{channel="mail",outcome="sent"} 1',
      'contrio_deliveries_total{channel="mail",outcome="unconfirmed"} 2',
      'contrio_deliveries_total{channel="mail",outcome="refused"} 2',
      'contrio_deliveries_total{channel="mail",outcome="blocked"} 1',
      'contrio_outbox_waiting{channel="mail"} 2',
      'contrio_outbox_waiting{channel="webhook"} 2',
      'contrio_outbox_oldest_seconds{channel="mail"} 10800',
      'contrio_warning{warning="disk-low"} 1',
      'contrio_outbox_parked{channel="mail"} 0',
      'contrio_request_seconds_count{route="/api/get-in-touch",status="200"} 2',
      'contrio_request_seconds_count{route="unknown",status="404"} 1',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).not.toMatch(/ann@|nobody@/);
  },
);

describe('are readable', () => {
  test.each([
    ['with the token', metricsToken, metricsToken, 200],
    ['not with another', metricsToken, `${metricsToken}x`, 401],
    ['not with its beginning', metricsToken, metricsToken.slice(0, -1), 401],
    ['not if there is none', undefined, '', 404],
  ])('%s', async (_how, token, given, status) => {
    api = await openTestApi({ metricsToken: token });
    expect((await read(given)).status).toBe(status);
  });
});
