import { Hono } from 'hono';
import { StoreError } from '../store/store-error';
import type { ApiDependencies } from './api-dependencies';

const probeIntervalMs = 1000;

/**
 * `GET /api/healthz` (docs/rules.md#health): fails with the database's code unless a row can be
 * stored now, and names warnings. No number in it changes with a post, or a bot would read from it
 * whether its post was quarantined.
 */
export const createHealthRoutes = ({ store, warnings, now, log }: ApiDependencies) => {
  const routes = new Hono();
  let probedAt = -Infinity;
  routes.get('/', async (context) => {
    // A real write, at most once a second: health checks must not wear out the disk.
    if (Math.abs(now() - probedAt) >= probeIntervalMs) {
      try {
        await store.probeWrite(now());
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        log('error', 'database', { code: error.code });
        const headers = { 'retry-after': '5' };
        return context.json({ status: 'failed', database: error.code }, 503, headers);
      }
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
