import { agency } from '@/content/agency';
import { blogSeed, type BlogSeed } from '@/content/blog-seed';
import { failureCode, type Log } from '../base/log';
import type { Store } from '../store/store';
import { type FeedPost, parseFeedPosts } from './feed-posts';
import type { Worker } from './worker';

interface BlogOptions {
  store: Store;
  feedUrl: string;
  /** Address that the site's links to posts begin with. */
  blogUrl: string;
  log: Log;
  timeoutMs?: number;
}

const refreshMs = 15 * 60_000;
const retryDelaysMs = [10_000, 30_000, 60_000, 5 * 60_000];
const accept =
  'application/feed+json, application/atom+xml, application/rss+xml, application/xml;q=0.9, */*;q=0.5';

/** The feed could not be read. The log shows its code. */
class FeedError extends Error {
  override name = 'FeedError';
  constructor(readonly code: string) {
    super(code);
  }
}

/**
 * Reads the posts of the blog from its feed. The last valid list stays in the database, so it
 * survives a broken feed and a restart. Pictures come from where the blog has them
 * (docs/decisions.md#pictures-of-the-blog).
 */
export const createBlog = ({ store, feedUrl, blogUrl, log, timeoutMs = 10_000 }: BlogOptions) => {
  // The stored slugs depend on both.
  const key = `${feedUrl} ${blogUrl}`;
  let failures = 0;

  const refresh = async () => {
    const answer = await fetch(feedUrl, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept, 'user-agent': 'contrio-website' },
    });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new FeedError(`HTTP_${answer.status}`);
    }
    const source = { feedUrl: answer.url, blogUrl, defaultAuthor: agency.name };
    const posts = parseFeedPosts(await answer.text(), source, Date.now());
    if (posts.length === 0) throw new FeedError('NO_POSTS');
    await store.saveFeed(key, JSON.stringify(posts));
  };

  /** @returns when to run again */
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
    /** @returns the posts; undefined until the feed has loaded once */
    list: async () => {
      const stored = await store.readFeed(key);
      if (stored === undefined) return undefined;
      const posts: FeedPost[] = JSON.parse(stored);
      return posts.map(toSeed);
    },
    worker: { name: 'feed', round } satisfies Worker,
  };
};

/** A post without a picture gets one of our own drawings, always the same for its slug. */
const toSeed = ({ image, ...post }: FeedPost): BlogSeed => {
  // Any number will do that is always the same for a slug.
  let sum = 0;
  for (const byte of Buffer.from(post.slug)) sum += byte;
  return { ...post, thumbnailUrl: image ?? blogSeed[sum % blogSeed.length]?.thumbnailUrl ?? '' };
};
