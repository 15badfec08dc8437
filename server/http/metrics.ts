import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Channel } from '../store/outbox-records';
import type { Store } from '../store/store';
import { hasWarning, type ReadWarnings, warningKinds } from '../store/warnings';
import { Refusal } from './refusal';

/**
 * Creates the metrics. It imports their library late, because most sites configure no token to read
 * them with.
 */
export const openMetrics = async (store: Store, readWarnings: ReadWarnings, now: () => number) => {
  const { default: client } = await import('prom-client');
  const registry = new client.Registry();
  const registers = [registry];
  client.collectDefaultMetrics({ register: registry });

  const counter = (name: string, help: string, labelNames: string[]) =>
    new client.Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string, label: string) =>
    new client.Gauge({ name, help, labelNames: [label], registers });

  const submissions = counter('contrio_submissions_total', 'Posts by kind and outcome', [
    'kind',
    'outcome',
  ]);
  const requests = new client.Histogram({
    name: 'contrio_request_seconds',
    help: 'Response time by API route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const deliveries = counter(
    'contrio_deliveries_total',
    'Attempts to send mail and to call the webhook, by outcome',
    ['channel', 'outcome'],
  );
  const waiting = gauge('contrio_outbox_waiting', 'Mails or calls that wait to be sent', 'channel');
  const parked = gauge(
    'contrio_outbox_parked',
    'Mails or calls parked after too many attempts',
    'channel',
  );
  const oldestAge = gauge(
    'contrio_outbox_oldest_seconds',
    'Age of the oldest mail or call that waits',
    'channel',
  );
  const warnings = gauge(
    'contrio_warning',
    '1 while a condition needs attention although the site works',
    'warning',
  );

  return {
    countSubmission: (kind: string, outcome: string) => submissions.inc({ kind, outcome }),
    observeRequest: (route: string, status: number, seconds: number) =>
      requests.observe({ route, status }, seconds),
    countDelivery: (channel: Channel, outcome: string) => deliveries.inc({ channel, outcome }),
    /** @returns all metrics in Prometheus' text format */
    read: async () => {
      for (const channel of await store.backlogByChannel()) {
        const label = { channel: channel.name };
        waiting.set(label, channel.waiting);
        parked.set(label, channel.parked);
        const { oldestAt } = channel;
        oldestAge.set(label, oldestAt === undefined ? 0 : Math.max(0, now() - oldestAt) / 1000);
      }
      const current = await readWarnings();
      for (const warning of warningKinds)
        warnings.set({ warning }, hasWarning(warning, current) ? 1 : 0);
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
};

export type Metrics = Awaited<ReturnType<typeof openMetrics>>;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, which needs texts of one length: their hashes. */
const hasToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

/** Creates the metrics route: 401 without the bearer token, 404 if none is configured. */
export const createMetricsRoutes = (metrics?: Metrics, token?: string) => {
  const routes = new Hono();
  routes.get('/', async ({ req }) => {
    if (metrics === undefined || token === undefined) throw new Refusal(404, 'No such call');
    if (!hasToken(req.header('authorization'), token))
      throw new Refusal(401, 'A bearer token is required', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    const { text, contentType } = await metrics.read();
    return new Response(text, { headers: { 'content-type': contentType } });
  });
  return routes;
};
