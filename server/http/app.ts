import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { type BlogSeed, blogSeed } from '@/content/blog-seed';
import type { Config } from '../base/config';
import { failureCode, failureFields } from '../base/log';
import { createMetricsRoutes, type Metrics } from './metrics';
import { createNewsletterRoutes } from './newsletter-routes';
import { signUpIfTicked } from '../leads/sign-up-if-ticked';
import { StoreError, type SubmissionKind } from '../store/store';
import type { ReadWarnings } from '../store/warnings';
import { clientAddress } from './client-address';
import { createDeskRoutes, type DeskDependencies, deskPaths } from './desk-routes';
import { createHealthRoutes } from './health';
import { createLimits, readBody, readIdempotencyKey, readSuspicion, validate } from './guards';
import type { RateCounter } from '../store/rate-counter';
import { hasSuspiciousName } from '../leads/person-name';
import { Refusal, toResponse } from './refusal';
import { type SubmissionRoute, submissionRoutes, toSubmission } from '../leads/submission';

interface ApiDependencies extends DeskDependencies {
  config: Pick<Config, 'siteUrl' | 'trustedProxies' | 'allowedOrigins'> & Partial<Config>;
  rates: RateCounter;
  warnings: ReadWarnings;
  /** Posts from the blog's feed; without it, the built-in posts are served. */
  listPosts?: () => Promise<BlogSeed[] | undefined>;
  metrics?: Metrics;
}

interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
  /** What happened to an accepted post, for the metrics. */
  Variables: { outcome?: string };
}

type ApiContext = Context<ApiEnvironment>;

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

/** How long browsers may cache a CORS preflight, in seconds. */
const preflightSeconds = 86_400;

const notAllowed = (allow: string) => () => {
  throw new Refusal(405, `Only ${allow} is allowed here`, { headers: { allow } });
};

const toRefusal = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreError)
    return new Refusal(503, 'The database is not available right now', {
      headers: { 'retry-after': '5' },
    });
  return undefined;
};

const addressOf = ({ config }: ApiDependencies, context: ApiContext) =>
  clientAddress(
    context.env.incoming?.socket.remoteAddress,
    context.req.header('x-forwarded-for'),
    config.trustedProxies,
  );

/** Handles one post; the guards run in the order of docs/rules.md#guards. */
const submit =
  (
    dependencies: ApiDependencies,
    limits: ReturnType<typeof createLimits>,
    { kind, schema }: SubmissionRoute,
  ) =>
  async (context: ApiContext) => {
    const { headers } = context.req.raw;
    const body = await readBody(context.req.raw);
    const address = addressOf(dependencies, context);
    const overRate = await limits.checkRate(address);
    const key = readIdempotencyKey(headers);
    const payload = validate(schema, body);
    const quarantine =
      overRate ??
      readSuspicion(headers, dependencies.config.allowedOrigins) ??
      (hasSuspiciousName(kind, payload) ? 'name' : undefined) ??
      (kind === 'audit' ? await limits.checkClaims(address) : undefined) ??
      (kind === 'newsletter' ? await limits.checkSignUps(address) : undefined);
    if (quarantine !== undefined) {
      const refusal = await limits.checkQuarantine(address);
      if (refusal !== undefined) throw refusal;
      dependencies.log('warn', 'quarantined', { why: quarantine });
    }
    const options = {
      receivedAt: dependencies.now(),
      secret: dependencies.secret,
      hasWebhook: dependencies.config.webhook !== undefined,
    };
    const submission = toSubmission(kind, payload, { ...options, key, quarantine });
    const result = await dependencies.store.submit(submission);
    context.set('outcome', quarantine === undefined ? result.outcome : 'quarantined');
    if (result.outcome === 'conflict')
      throw new Refusal(422, 'This key was used for another body', { field: 'Idempotency-Key' });
    if (result.outcome === 'taken') {
      if (
        (await limits.isSecondRefusal(submission.identities)) &&
        (await limits.checkQuarantine(address)) === undefined
      )
        // Without its key, with which the form would get this row's reference as a success.
        await dependencies.store.submit(
          toSubmission(kind, payload, { ...options, key: undefined, quarantine: 'taken' }),
        );
      // Naming the field would reveal whether somebody else has taken an audit.
      throw new Refusal(409, 'An audit was already taken with these details');
    }
    if (quarantine === undefined)
      await signUpIfTicked(dependencies, submission, result.reference, () =>
        limits.checkSignUps(address),
      );
    if (result.outcome === 'stored') dependencies.onStored();
    return context.json({ reference: result.reference });
  };

/**
 * The API of the contract (docs/rules.md#calls), under /api. No route reads stored submissions
 * (docs/rules.md#nothing-is-read-from-outside). Every error response is JSON: `{error, field?}`.
 */
export const createApi = (dependencies: ApiDependencies) => {
  const { store, log, now, listPosts, metrics, config } = dependencies;
  const api = new Hono<ApiEnvironment>().basePath('/api');

  let hasWarned = false;
  /**
   * Behind a proxy that is not trusted, all visitors share one address and one rate limit. With more proxies trusted than
   * there are, the address that a visitor claims is believed. A monitor beside the server sends no such header.
   */
  const warnOfProxy = (context: ApiContext) => {
    const forwarded = context.req.header('x-forwarded-for');
    if (hasWarned || (forwarded === undefined && context.req.method !== 'POST')) return;
    const proxies = forwarded?.split(',').length ?? 0;
    const trusted = config.trustedProxies;
    if (trusted === 0 ? proxies === 0 : proxies >= trusted) return;
    hasWarned = true;
    log('warn', trusted === 0 ? 'proxy-not-trusted' : 'proxy-missing', { set: 'TRUST_PROXY' });
  };

  api.use(async (context, next) => {
    warnOfProxy(context);
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const { status, headers } = context.res;
    if (!headers.has('cache-control')) context.header('cache-control', 'no-store');
    const ms = performance.now() - start;
    // An unknown path may hold personal data.
    const route = knownPaths.has(path) ? path : 'unknown';
    log('info', 'request', { method, route, status, ms: Math.round(ms) });
    metrics?.observeRequest(route, status, ms / 1000);
    const kind = method === 'POST' ? kindAt.get(path) : undefined;
    if (kind !== undefined)
      metrics?.countSubmission(
        kind,
        context.get('outcome') ?? (status < 500 ? 'refused' : 'failed'),
      );
  });

  const { allowedOrigins } = dependencies.config;
  if (allowedOrigins.length > 0)
    api.use(
      cors({
        origin: [...allowedOrigins],
        allowMethods: ['GET', 'POST'],
        allowHeaders: ['content-type', ...Object.values(antiSpamHeaders)],
        maxAge: preflightSeconds,
      }),
    );
  const limits = createLimits(dependencies);
  for (const route of submissionRoutes) {
    api.post(route.path, submit(dependencies, limits, route));
    api.all(route.path, notAllowed('POST'));
  }
  api.get('/blog', async (context) => {
    const posts = listPosts === undefined ? blogSeed : await listPosts();
    // Not the built-in posts: they are not on the owner's blog.
    if (posts === undefined)
      throw new Refusal(503, 'The blog feed has not loaded yet', {
        headers: { 'retry-after': '60' },
      });
    return context.json(posts);
  });
  api.all('/blog', notAllowed('GET'));
  api.route('/newsletter', createNewsletterRoutes({ ...dependencies, siteUrl: config.siteUrl }));
  api.route('/desk', createDeskRoutes(dependencies));
  api.route('/metrics', createMetricsRoutes(metrics, config.metricsToken));
  api.route('/healthz', createHealthRoutes(store, dependencies.warnings, now, log));
  api.all('/healthz', notAllowed('GET'));
  api.all('*', () => {
    throw new Refusal(404, 'No such call');
  });

  api.onError((error) => {
    const refusal = toRefusal(error);
    if (refusal?.status === 503) log('error', 'database', { code: failureCode(error) });
    if (refusal !== undefined) return toResponse(refusal);
    log('error', 'unexpected', failureFields(error));
    return Response.json({ error: 'Something went wrong here' }, { status: 500 });
  });
  return api;
};
