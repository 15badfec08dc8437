import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Metrics } from './metrics';
import { Refusal } from './refusal';

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
