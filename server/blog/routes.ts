import { Hono } from 'hono';
import { Refusal } from '../api/refusal';
import type { Store } from '../store/store';
import type { Blog } from './blog';

interface BlogRouteDependencies {
  store: Store;
  /** The blog's own feed; the built-in posts without it. */
  blog?: Blog;
}

/** The list of posts, and the pictures that we serve for them. */
export const createBlogRoutes = ({ store, blog }: BlogRouteDependencies) => {
  const routes = new Hono();
  routes.get('/', async (context) => {
    const posts = await (blog?.list() ?? store.listPosts());
    // Neither an empty blog nor posts that are not there.
    if (posts === undefined)
      throw new Refusal(503, 'The feed of the blog was not loaded yet', {
        headers: { 'retry-after': '60' },
      });
    return context.json(posts);
  });
  routes.get('/thumbnails/:name{[0-9a-f]{32}\\.webp}', async ({ req }) => {
    const image = await blog?.thumbnail(req.param('name').slice(0, 32));
    if (image === undefined) throw new Refusal(404, 'No such picture');
    // Its name changes with its source, and it is fetched once.
    const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=604800' };
    return new Response(Uint8Array.from(image), { headers });
  });
  return routes;
};
