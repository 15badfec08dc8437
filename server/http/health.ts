import { Hono } from 'hono';
import type { Store } from '../store/store';
import type { ReadWarnings } from '../warnings';

const probeIntervalMs = 1000;

/**
 * `GET /api/healthz` (docs/rules.md#health): fails unless a post can be stored now, and names warnings. It gives no number
 * that a post changes, because a bot would read from it whether its post was quarantined.
 */
export const createHealthRoutes = (store: Store, warnings: ReadWarnings, now: () => number) => {
  const routes = new Hono();
  let probedAt = -Infinity;
  routes.get('/', async (context) => {
    // A real write, at most once a second: health checks must not wear out the disk.
    if (Math.abs(now() - probedAt) >= probeIntervalMs) {
      await store.probePost(now());
      probedAt = now();
    }
    const found = await warnings();
    return context.json({
      status: found.length === 0 ? 'ok' : 'degraded',
      warnings: found,
    });
  });
  return routes;
};
