import path from 'node:path';
import { startFeedServer } from '../../../server/testing/feed-server';
import { waitUntil } from '../../../server/testing/wait-for';
import { buildServer } from '../../build-server';
import type { Row } from '../row';

const longestMs = 5000;

const feed = (url: string) =>
  `<rss version="2.0"><channel><title>Blog</title><item><title>One</title><link>${url}/one</link></item></channel></rss>`;

const answers = (url: string) =>
  fetch(`${url}/api/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

export const servedByNpm: Row = {
  name: 'serve',
  reach:
    'npm run serve reads the blog feed and forwards SIGTERM: exits within 5 s and frees the port',
  databases: ['sqlite'],
  measure: async (context) => {
    await buildServer(path.resolve('dist-server'));
    const blog = await startFeedServer();
    blog.on('/feed', feed(blog.url));
    const home = { HOME: context.folder, BLOG_FEED_URL: `${blog.url}/feed` };
    const command = ['npm', 'run', '--silent', 'serve'];
    const { url, end } = await context.start(home, command);
    const wasThere = await answers(url);
    const hasPosts = await waitUntil(async () => (await fetch(`${url}/api/blog`)).ok, longestMs);
    blog.stop();
    const begin = performance.now();
    await end('SIGTERM');
    const ms = performance.now() - begin;
    const isThere = await answers(url);
    return {
      figure: `answered before: ${wasThere}, after: ${isThere}; posts: ${hasPosts}; ended after ${(ms / 1000).toFixed(1)} s`,
      isReached: wasThere && hasPosts && !isThere && ms < context.limit(longestMs),
    };
  },
};
