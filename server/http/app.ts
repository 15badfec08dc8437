import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { blogSeed } from '@/content/blog-seed';
import { submissionHeaders } from '@/lib/submission-headers';
import type { Config } from '../base/config';
import type { ApiDependencies, ApiEnvironment } from './api-dependencies';
import { createDeskRoutes } from './desk-routes';
import { createHealthRoutes } from './health';
import { createNewsletterRoutes } from './newsletter-routes';
import { createPostRoutes } from './posts';
import { answerError, notAllowed, Refusal } from './refusal';
import { createRequestLog } from './request-log';

/** How long browsers may cache a CORS preflight, in seconds. */
const preflightSeconds = 86_400;

/** Lets the pages of other origins post here. */
const corsFor = (origins: Config['allowedOrigins']) =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['content-type', ...Object.values(submissionHeaders)],
    maxAge: preflightSeconds,
  });

/**
 * The API of the contract (docs/rules.md#calls), under /api. No route reads stored submissions
 * (docs/rules.md#nothing-is-read-from-outside). Every error response is JSON: `{error, field?}`.
 */
export const createApi = (dependencies: ApiDependencies) => {
  const { config, listPosts, log } = dependencies;
  const api = new Hono<ApiEnvironment>().basePath('/api');
  api.use(createRequestLog(dependencies));
  api.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
  });
  if (config.allowedOrigins.length > 0) api.use(corsFor(config.allowedOrigins));

  api.route('/', createPostRoutes(dependencies));
  api.get('/blog', async (context) => {
    const posts = listPosts === undefined ? blogSeed : await listPosts();
    if (posts !== undefined) return context.json(posts);
    // Not the built-in posts: they are not on the owner's blog.
    const headers = { 'retry-after': '60' };
    throw new Refusal(503, 'The blog feed has not loaded yet', { headers });
  });
  api.all('/blog', notAllowed('GET'));
  api.route('/newsletter', createNewsletterRoutes(dependencies));
  api.route('/desk', createDeskRoutes(dependencies));
  api.route('/healthz', createHealthRoutes(dependencies));
  api.all('/healthz', notAllowed('GET'));
  api.all('*', () => {
    throw new Refusal(404, 'No such call');
  });
  api.onError(answerError(log));
  return api;
};
