import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../base/config';
import type { Log } from '../base/log';
import { submissionRoutes } from '../leads/submission';
import { NotStored } from '../leads/submit';
import type { SubmissionKind } from '../store/records';
import { deskPaths } from './desk-routes';
import type { Metrics } from './metrics';

export interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
  /** What happened to an accepted post, for the metrics. */
  Variables: { outcome?: string };
}

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

interface LogOptions {
  config: Pick<Config, 'trustedProxies'>;
  log: Log;
  metrics?: Metrics;
}

/** Creates what logs and counts each request. */
export const createRequestLog = ({
  config,
  log,
  metrics,
}: LogOptions): MiddlewareHandler<ApiEnvironment> => {
  let hasWarned = false;
  /**
   * Behind a proxy that is not trusted, all visitors share one address and one rate limit. With more proxies trusted
   * than there are, the address that a visitor claims is believed. A monitor beside the server sends no such header.
   */
  const warnOfProxy = ({ req }: Context) => {
    const forwarded = req.header('x-forwarded-for');
    if (hasWarned || (forwarded === undefined && req.method !== 'POST')) return;
    const proxies = forwarded?.split(',').length ?? 0;
    const trusted = config.trustedProxies;
    if (trusted === 0 ? proxies === 0 : proxies >= trusted) return;
    hasWarned = true;
    log('warn', trusted === 0 ? 'proxy-not-trusted' : 'proxy-missing', { set: 'TRUST_PROXY' });
  };

  return async (context, next) => {
    warnOfProxy(context);
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    const ms = performance.now() - start;
    // An unknown path may hold personal data.
    const route = knownPaths.has(path) ? path : 'unknown';
    log('info', 'request', { method, route, status, ms: Math.round(ms) });
    metrics?.observeRequest(route, status, ms / 1000);
    const kind = method === 'POST' ? kindAt.get(path) : undefined;
    if (kind === undefined) return;
    const stopped = status < 500 ? 'refused' : 'failed';
    const notStored = context.error instanceof NotStored ? context.error.outcome : stopped;
    metrics?.countSubmission(kind, context.get('outcome') ?? notStored);
  };
};
