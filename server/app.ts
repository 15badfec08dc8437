import { Hono } from 'hono';
import type { ApiDependencies } from './api/routes';
import { createApi } from './api/routes';
import { securityHeaders, strictTransport } from './security-headers';
import type { Site } from './site/site';

export interface AppDependencies extends ApiDependencies {
  /** The built site; absent in development, where Vite serves it. */
  site?: Site;
}

/** The whole server as a function from request to answer; it opens nothing and listens nowhere. */
export const createApp = ({ site, ...dependencies }: AppDependencies) => {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
    const isBehindTls =
      dependencies.config.trustedProxies > 0 && context.req.header('x-forwarded-proto') === 'https';
    if (isBehindTls) context.header('strict-transport-security', strictTransport);
  });
  app.route('/api', createApi(dependencies));
  if (site !== undefined) app.all('*', (context) => site.answer(context.req.raw));
  return app;
};
