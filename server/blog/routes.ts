import { Hono } from 'hono';
import { blogSeed } from '@/content/blog-seed';
import { Refusal } from '../api/refusal';
import type { Blog } from './blog';

/**
 * Creates the routes of the list of posts and of their thumbnails, mounted under /api/blog.
 *
 * @param blog the posts of the blog's feed; without it, the built-in posts are served
 */
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
  routes.get('/thumbnails/:name{[0-9a-f]{32}\\.webp}', async ({ req }) => {
    const image = await blog?.thumbnail(req.param('name').slice(0, 32));
    if (image === undefined) throw new Refusal(404, 'No such picture');
    // The name is a hash of the source, which is fetched once.
    const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=604800' };
    return new Response(Uint8Array.from(image), { headers });
  });
  return routes;
};
