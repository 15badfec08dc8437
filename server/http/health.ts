import { Hono } from 'hono';
import { StoreError } from '../store/store-error';
import type { ApiDependencies } from './api-dependencies';

const probeIntervalMs = 1000;

/**
 * `GET /api/healthz` (docs/rules.md#health): fails with the database's code unless a row can be
 * stored now, and names warnings. The answer has no number that changes with a post: a bot could
 * tell from it whether its own post was quarantined.
 */
export const createHealthRoutes = ({ store, warnings, now, log }: ApiDependencies) => {
  const routes = new Hono();
  let probedAt = -Infinity;

  /**
   * Writes a row, at most once a second after a success: health checks must not wear out the disk.
   */
  const probeDatabase = async () => {
    // The difference counts in both directions: a clock that is set back must not stop the probes.
    if (Math.abs(now() - probedAt) < probeIntervalMs) return;
    await store.probeWrite(now());
    probedAt = now();
  };

  routes.get('/', async (context) => {
    try {
      await probeDatabase();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      log('error', 'database', { code: error.code });
      const headers = { 'retry-after': '5' };
      return context.json({ status: 'failed', database: error.code }, 503, headers);
    }
    const found = await warnings();
    return context.json({
      status: found.length === 0 ? 'ok' : 'degraded',
      warnings: found,
    });
  });
  return routes;
};
