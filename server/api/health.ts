import { Hono } from 'hono';
import { mailBacklog, probePost } from '../store/health-script';
import type { Store } from '../store/store';
import type { ReadWarnings } from '../warnings';

const probeIntervalMs = 1000;

/** `GET /api/healthz`: fails unless a post can be stored now; reports waiting mail and warnings. */
export const createHealthRoutes = (store: Store, warnings: ReadWarnings, now: () => number) => {
  const routes = new Hono();
  let probedAt = -Infinity;
  routes.get('/', async (context) => {
    // A real write, at most once a second: health checks must not wear out the disk.
    if (Math.abs(now() - probedAt) >= probeIntervalMs) {
      await store.write(() => probePost(now()));
      probedAt = now();
    }
    const { waiting, since } = await store.read(mailBacklog);
    const oldestSeconds = Math.max(0, Math.round((now() - (since ?? now())) / 1000));
    const mail = { waiting, oldestSeconds };
    return context.json({ status: 'ok', mail, warnings: await warnings() });
  });
  return routes;
};
