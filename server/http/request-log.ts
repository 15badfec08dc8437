import type { Context, MiddlewareHandler } from 'hono';
import { submissionRoutes } from '../leads/submission-routes';
import { NotStored } from '../leads/submit';
import type { SubmissionKind } from '../store/records';
import type { ApiEnvironment } from './api-environment';
import { deskPaths } from './desk-routes';
import type { Metrics } from './metrics';
import { createProxyWarning, type ProxyWarningOptions } from './proxy-warning';

/** A path that is not listed here is logged as `unknown`: it may hold personal data. */
const knownPaths: ReadonlySet<string> = new Set(
  [
    '/blog',
    '/healthz',
    '/metrics',
    '/newsletter/confirm',
    '/newsletter/leave',
    ...deskPaths,
    ...submissionRoutes.map(({ path }) => path),
  ].map((path) => `/api${path}`),
);

const kindAt: ReadonlyMap<string, SubmissionKind> = new Map(
  submissionRoutes.map(({ path, kind }) => [`/api${path}`, kind]),
);

interface LogOptions extends ProxyWarningOptions {
  metrics?: Metrics;
}

/** Creates what logs and counts each request. */
export const createRequestLog = (options: LogOptions): MiddlewareHandler<ApiEnvironment> => {
  const { log, metrics } = options;
  const warnOfProxy = createProxyWarning(options);

  return async (context, next) => {
    warnOfProxy(context);
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    const ms = performance.now() - start;
    const route = knownPaths.has(path) ? path : 'unknown';
    log('info', 'request', { method, route, status, ms: Math.round(ms) });
    metrics?.observeRequest(route, status, ms / 1000);
    const kind = method === 'POST' ? kindAt.get(path) : undefined;
    if (kind === undefined) return;
    metrics?.countSubmission(kind, context.get('outcome') ?? outcomeOfError(context));
  };
};

/** @returns what happened to a post that was not stored, for the metrics */
function outcomeOfError({ error, res }: Context): string {
  if (error instanceof NotStored) return error.outcome;
  return res.status < 500 ? 'refused' : 'failed';
}
