import type { Context, MiddlewareHandler } from 'hono';
import { submissionRoutes } from '../leads/submission';
import type { ApiDependencies, ApiEnvironment } from './api-dependencies';
import { deskPaths } from './desk-routes';

/** A path that is not listed here is logged as `unknown`: it may hold personal data. */
const knownPaths: ReadonlySet<string> = new Set(
  [
    '/blog',
    '/healthz',
    '/newsletter/confirm',
    '/newsletter/leave',
    ...deskPaths,
    ...submissionRoutes.map(({ path }) => path),
  ].map((path) => `/api${path}`),
);

/** Creates what logs each request. */
export const createRequestLog = (
  dependencies: ApiDependencies,
): MiddlewareHandler<ApiEnvironment> => {
  const { log } = dependencies;
  const warnOfProxy = createProxyWarning(dependencies);

  return async (context, next) => {
    warnOfProxy(context);
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    const ms = performance.now() - start;
    const route = knownPaths.has(path) ? path : 'unknown';
    log('info', 'request', { method, route, status, ms: Math.round(ms) });
  };
};

/**
 * Creates a check that warns, once, of a `TRUST_PROXY` that does not fit the requests:
 *
 * - `proxy-not-trusted`: all visitors share the address of a proxy, and one rate limit
 * - `proxy-missing`: fewer proxies than trusted, so that the address a visitor claims is believed
 */
function createProxyWarning({ config, log }: ApiDependencies) {
  let hasWarned = false;
  return ({ req }: Context) => {
    const forwardedFor = req.header('x-forwarded-for');
    // A monitor beside the server sends no such header, and never posts.
    if (hasWarned || (forwardedFor === undefined && req.method !== 'POST')) return;
    const proxiesSeen = forwardedFor?.split(',').length ?? 0;
    const isNotTrusted = config.trustedProxies === 0 && proxiesSeen > 0;
    const hasTooFewProxies = proxiesSeen < config.trustedProxies;
    if (!isNotTrusted && !hasTooFewProxies) return;
    hasWarned = true;
    log('warn', isNotTrusted ? 'proxy-not-trusted' : 'proxy-missing', { set: 'TRUST_PROXY' });
  };
}
