import type { Channel, Store } from '../store/store';
import { backlogByChannel } from '../store/backlog-script';
import { type ReadWarnings, warningKinds } from '../warnings';

/** What is counted for whoever watches the site. */
export interface Metrics {
  /** A post, by what became of it. */
  countSubmission: (kind: string, outcome: string) => void;
  observeRequest: (route: string, status: number, seconds: number) => void;
  countDelivery: (
    channel: Channel,
    outcome: 'sent' | 'refused' | 'unconfirmed' | 'blocked',
  ) => void;
  /** @returns everything in Prometheus' text format, and its content type */
  read: () => Promise<{ text: string; contentType: string }>;
}

/** Opens the counters; loaded only where somebody may read them. */
export const openMetrics = async (
  store: Store,
  readWarnings: ReadWarnings,
  now: () => number,
): Promise<Metrics> => {
  const { default: client } = await import('prom-client');
  const registry = new client.Registry();
  const registers = [registry];
  client.collectDefaultMetrics({ register: registry });

  const submissions = new client.Counter({
    name: 'contrio_submissions_total',
    help: 'Posts by kind and by what became of them',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const requests = new client.Histogram({
    name: 'contrio_request_seconds',
    help: 'Time to answer, by route of the API and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const deliveries = new client.Counter({
    name: 'contrio_deliveries_total',
    help: 'Attempts to send mail and to call the webhook, by what became of them',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const gauge = (name: string, help: string) =>
    new client.Gauge({ name, help, labelNames: ['channel'], registers });
  const waiting = gauge('contrio_outbox_waiting', 'What waits to leave');
  const parked = gauge('contrio_outbox_parked', 'What was refused too often and set aside');
  const age = gauge('contrio_outbox_oldest_seconds', 'Age of the oldest that waits to leave');
  const warnings = new client.Gauge({
    name: 'contrio_warning',
    help: 'What somebody should look at though everything works: 1 while it is so',
    labelNames: ['warning'],
    registers,
  });

  return {
    countSubmission: (kind, outcome) => submissions.inc({ kind, outcome }),
    observeRequest: (route, status, seconds) => requests.observe({ route, status }, seconds),
    countDelivery: (channel, outcome) => deliveries.inc({ channel, outcome }),
    read: async () => {
      for (const channel of await store.read(backlogByChannel)) {
        const label = { channel: channel.name };
        waiting.set(label, channel.waiting);
        parked.set(label, channel.parked);
        const { oldestAt } = channel;
        age.set(label, oldestAt === undefined ? 0 : Math.max(0, now() - oldestAt) / 1000);
      }
      const told = await readWarnings();
      for (const warning of warningKinds) warnings.set({ warning }, told.includes(warning) ? 1 : 0);
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
};
