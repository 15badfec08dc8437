import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { Refusal } from '../api/refusal';
import type { Metrics } from './metrics';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** In a time that tells nothing about the token. */
const showsToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

/** The metrics, for whoever shows the token; without a token there is no such call. */
export const createMetricsRoutes = (metrics?: Metrics, token?: string) => {
  const routes = new Hono();
  routes.get('/', async ({ req }) => {
    if (metrics === undefined || token === undefined) throw new Refusal(404, 'No such call');
    if (!showsToken(req.header('authorization'), token))
      throw new Refusal(401, 'Show the token', { headers: { 'www-authenticate': 'Bearer' } });
    const { text, contentType } = await metrics.read();
    return new Response(text, { headers: { 'content-type': contentType } });
  });
  return routes;
};
