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
   * Behind a proxy that is not trusted, all visitors share one address and one rate limit. With more
   * proxies trusted than there are, the address that a visitor claims is believed.
   */
  const warnOfProxy = ({ req }: Context) => {
    const forwardedFor = req.header('x-forwarded-for');
    // A monitor beside the server sends no such header, and never posts.
    if (hasWarned || (forwardedFor === undefined && req.method !== 'POST')) return;
    const seen = forwardedFor?.split(',').length ?? 0;
    const trusted = config.trustedProxies;
    const isNotTrusted = trusted === 0 && seen > 0;
    const isMissing = seen < trusted;
    if (!isNotTrusted && !isMissing) return;
    hasWarned = true;
    log('warn', isNotTrusted ? 'proxy-not-trusted' : 'proxy-missing', { set: 'TRUST_PROXY' });
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
    metrics?.countSubmission(kind, context.get('outcome') ?? outcomeOfError(context));
  };
};

/** @returns what happened to a post that was not stored, for the metrics */
function outcomeOfError({ error, res }: Context): string {
  if (error instanceof NotStored) return error.outcome;
  return res.status < 500 ? 'refused' : 'failed';
}
