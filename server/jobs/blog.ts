import { agency } from '@/content/agency';
import { type BlogSeed, blogSeed } from '@/content/blog-seed';
import { failureCode, type Log } from '../base/log';
import type { StoredFeed } from '../store/feed';
import type { Store } from '../store/store';
import type { Worker } from './worker';
import { decodeFeed, type FeedPost, parseFeedPosts } from './feed-posts';

interface BlogOptions {
  store: Store;
  feedUrl: string;
  /** Address that the site's links to posts begin with. */
  blogUrl: string;
  log: Log;
  now?: () => number;
  timeoutMs?: number;
}

export interface Blog {
  /** @returns the posts; undefined until the feed has loaded once */
  list: () => Promise<BlogSeed[] | undefined>;
  worker: Worker;
}

const refreshMs = 15 * 60_000;
const retryDelaysMs = [10_000, 30_000, 60_000, 5 * 60_000];
const maxFeedBytes = 5 * 1024 * 1024;
const accept =
  'application/feed+json, application/atom+xml, application/rss+xml, application/xml;q=0.9, */*;q=0.5';

/** The feed could not be read; the message is a code. */
class FeedError extends Error {
  override name = 'FeedError';
  constructor(readonly code: string) {
    super(code);
  }
}

const readBounded = async ({ body }: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the body.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxFeedBytes) throw new FeedError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const parse = (...content: Parameters<typeof parseFeedPosts>) => {
  try {
    return parseFeedPosts(...content);
  } catch {
    throw new FeedError('NO_FEED');
  }
};

const toPosts = ({ posts }: StoredFeed): FeedPost[] => JSON.parse(posts);

const isLinked = ({ slug }: FeedPost) => slug !== '';
const titlesWithoutLink = (posts: readonly FeedPost[]) =>
  new Set(posts.filter((post) => !isLinked(post)).map(({ title }) => title));

/** @returns one of our own drawings, for a post without a picture; always the same for a slug */
const placeholderFor = (slug: string) => {
  const sum = [...Buffer.from(slug)].reduce((total, byte) => total + byte, 0);
  return blogSeed[sum % blogSeed.length]?.thumbnailUrl ?? '';
};

/**
 * Reads the posts of the blog from its feed. The last valid list stays in the database, so it survives a broken feed and a
 * restart. Pictures come from where the blog has them (docs/decisions.md#pictures-of-the-blog).
 */
export const createBlog = ({
  store,
  feedUrl,
  blogUrl,
  log,
  now = Date.now,
  timeoutMs = 10_000,
}: BlogOptions): Blog => {
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
    if (titles.length > 0) await store.appendMetadata('posts-unlinked', titles);
  };

  const refresh = async () => {
    const stored = await store.readFeed(key);
    const answer = await fetch(feedUrl, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept,
        'user-agent': 'contrio-website',
        ...(stored?.etag && { 'if-none-match': stored.etag }),
        ...(stored?.lastModified && { 'if-modified-since': stored.lastModified }),
      },
    });
    if (answer.status === 304 && stored !== undefined) return;
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new FeedError(`HTTP_${answer.status}`);
    }
    const text = decodeFeed(await readBounded(answer), answer.headers.get('content-type') ?? '');
    const source = { feedUrl: answer.url, blogUrl, defaultAuthor: agency.name };
    const posts = parse(text, source, now());
    await tellUnlinked(posts, stored === undefined ? [] : toPosts(stored));
    if (!posts.some(isLinked)) throw new FeedError('NO_POSTS');
    const etag = answer.headers.get('etag') ?? undefined;
    const lastModified = answer.headers.get('last-modified') ?? undefined;
    await store.saveFeed(key, { posts: JSON.stringify(posts), etag, lastModified });
  };

  const round = async () => {
    try {
      await refresh();
      failures = 0;
      return { ms: refreshMs };
    } catch (error) {
      log('error', 'feed-failed', { code: failureCode(error) });
      failures += 1;
      return { ms: retryDelaysMs[failures - 1] ?? refreshMs };
    }
  };

  return {
    list: async () => {
      const stored = await store.readFeed(key);
      return (
        stored &&
        toPosts(stored)
          .filter(isLinked)
          .map(({ image, ...post }) => ({
            ...post,
            thumbnailUrl: image ?? placeholderFor(post.slug),
          }))
      );
    },
    worker: { name: 'feed', round },
  };
};
