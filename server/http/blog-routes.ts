import { Hono } from 'hono';
import { blogSeed } from '@/content/blog-seed';
import type { Blog } from '../jobs/blog';
import { Refusal } from './refusal';

/** Creates the route of the list of posts, mounted under /api/blog; without a feed it gives the built-in posts. */
export const createBlogRoutes = (blog?: Blog) => {
  const routes = new Hono();
  routes.get('/', async (context) => {
    const posts = blog === undefined ? blogSeed : await blog.list();
    // Not the built-in posts: they are not on the owner's blog.
    if (posts === undefined)
      throw new Refusal(503, 'The blog feed has not loaded yet', {
        headers: { 'retry-after': '60' },
      });
    return context.json(posts);
  });
  return routes;
};
