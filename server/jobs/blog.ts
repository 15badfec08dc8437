import { Hono } from 'hono';
import { agency } from '@/content/agency';
import { type BlogSeed, blogSeed } from '@/content/blog-seed';
import { Refusal } from '../http/refusal';
import { failureCode, type Log } from '../log';
import {
  readFeed,
  readThumbnail,
  saveFeed,
  saveThumbnail,
  type StoredFeed,
  thumbnailNames,
} from '../store/feed-script';
import { appendMetadata } from '../store/metadata-script';
import type { Store } from '../store/store';
import type { Worker } from './worker';
import type { FeedPost } from './feed-posts';
import { FetchError, fetchBounded } from './fetch-bounded';
import { parseFeed } from './parse-feed';
import { thumbnailName, toThumbnail } from './thumbnail';

interface BlogOptions {
  store: Store;
  feedUrl: string;
  /** Address that the site's links to posts begin with. */
  blogUrl: string;
  log: Log;
  timeoutMs?: number;
}

export interface Blog {
  /** @returns the posts; undefined until the feed has loaded once */
  list: () => Promise<BlogSeed[] | undefined>;
  /** @returns a thumbnail as WebP */
  thumbnail: (name: string) => Promise<Buffer | undefined>;
  worker: Worker;
}

const refreshMs = 15 * 60_000;
const retryDelaysMs = [10_000, 30_000, 60_000, 5 * 60_000];
const maxFeedBytes = 5 * 1024 * 1024;
const maxPictureBytes = 15 * 1024 * 1024;
const feedTypes =
  'application/feed+json, application/atom+xml, application/rss+xml, application/xml;q=0.9, */*;q=0.5';

const toPosts = ({ posts }: StoredFeed): FeedPost[] => JSON.parse(posts);

const isLinked = ({ slug }: FeedPost) => slug !== '';
const titlesWithoutLink = (posts: readonly FeedPost[]) =>
  new Set(posts.filter((post) => !isLinked(post)).map(({ title }) => title));

/** @returns one of our own drawings, for a post without a usable picture; always the same for a slug */
const placeholderFor = (slug: string) => {
  const sum = [...Buffer.from(slug)].reduce((total, byte) => total + byte, 0);
  return blogSeed[sum % blogSeed.length]?.thumbnailUrl ?? '';
};

/**
 * Reads the posts of the blog from its feed. The last valid list stays in the database, so it survives a broken feed and a
 * restart. Pictures are fetched once and served by us, so visitors load nothing from other hosts.
 */
export const createBlog = ({
  store,
  feedUrl,
  blogUrl,
  log,
  timeoutMs = 10_000,
}: BlogOptions): Blog => {
  const bounds = { timeoutMs, feedOrigin: new URL(feedUrl).origin };
  // The stored slugs depend on both.
  const key = `${feedUrl} ${blogUrl}`;
  const told = new Set<string>();
  let failures = 0;

  /** Names posts without an address to the owner, each once: in the log, and in the next digest. */
  const tellUnlinked = async (posts: readonly FeedPost[], known: readonly FeedPost[]) => {
    for (const title of titlesWithoutLink(known)) told.add(title);
    const titles = [...titlesWithoutLink(posts)].filter((title) => !told.has(title));
    for (const title of titles) {
      told.add(title);
      log('warn', 'post-not-linked', { title });
    }
    if (titles.length > 0) await store.write(() => appendMetadata('posts-unlinked', titles));
  };

  /** @returns the current list */
  const refresh = async (): Promise<FeedPost[]> => {
    const stored = await store.read(() => readFeed(key));
    const headers = {
      accept: feedTypes,
      ...(stored?.etag && { 'if-none-match': stored.etag }),
      ...(stored?.lastModified && { 'if-modified-since': stored.lastModified }),
    };
    const answer = await fetchBounded(feedUrl, { ...bounds, maxBytes: maxFeedBytes, headers });
    if (answer.status === 304 && stored !== undefined) return toPosts(stored);
    if (answer.status !== 200) throw new FetchError(`HTTP_${answer.status}`);
    const { etag, 'last-modified': lastModified, 'content-type': type } = answer.headers;
    const source = { feedUrl: answer.url, blogUrl, defaultAuthor: agency.name };
    const posts = await parseFeed(answer.body, type, source);
    await tellUnlinked(posts, stored === undefined ? [] : toPosts(stored));
    if (!posts.some(isLinked)) throw new FetchError('NO_POSTS');
    const names = posts.flatMap(({ image }) => (image === undefined ? [] : [thumbnailName(image)]));
    await store.write(() =>
      saveFeed(key, { posts: JSON.stringify(posts), etag, lastModified }, names),
    );
    return posts;
  };

  const fetchThumbnail = async (source: string) => {
    const { status, body } = await fetchBounded(source, { ...bounds, maxBytes: maxPictureBytes });
    if (status !== 200) throw new FetchError(`HTTP_${status}`);
    const image = await toThumbnail(body);
    await store.write(() => saveThumbnail(thumbnailName(source), image));
  };

  const round = async () => {
    let posts: FeedPost[];
    try {
      posts = await refresh();
    } catch (error) {
      log('error', 'feed-failed', { code: failureCode(error) });
      failures += 1;
      return { ms: retryDelaysMs[failures - 1] ?? refreshMs };
    }
    failures = 0;
    const stored = new Set(await store.read(thumbnailNames));
    for (const { image } of posts.filter(isLinked)) {
      if (image === undefined || stored.has(thumbnailName(image))) continue;
      await fetchThumbnail(image).catch((error: unknown) => {
        log('warn', 'thumbnail-failed', { code: failureCode(error) });
      });
    }
    return { ms: refreshMs };
  };

  return {
    list: async () => {
      const stored = await store.read(() => readFeed(key));
      if (stored === undefined) return undefined;
      const thumbnails = new Set(await store.read(thumbnailNames));
      return toPosts(stored)
        .filter(isLinked)
        .map(({ image, ...post }) => {
          const name = image === undefined ? '' : thumbnailName(image);
          const thumbnailUrl = thumbnails.has(name)
            ? `/api/blog/thumbnails/${name}.webp`
            : placeholderFor(post.slug);
          return { ...post, thumbnailUrl };
        });
    },
    thumbnail: (name) => store.read(() => readThumbnail(name)),
    worker: { name: 'feed', round },
  };
};

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
