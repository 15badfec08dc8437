import { parseFeedPosts } from '../../server/blog/feed-posts';
import { feedOf, hostileContents } from '../../server/testing/hostile-feeds';
import type { Verdict } from '../fault/row';

const longestMs = 400;
const where = {
  feedUrl: 'https://blog.contrio.example/feed',
  blogUrl: 'https://blog.contrio.example/posts',
  defaultAuthor: 'Contrio',
};

/** Measures how long each hostile feed takes to parse. */
export const measureFeeds = (): Promise<Verdict> => {
  const times = hostileContents.map(([name, content]) => {
    const text = feedOf(content);
    const begin = performance.now();
    parseFeedPosts(text, where);
    return { name, ms: performance.now() - begin };
  });
  return Promise.resolve({
    figure: times.map(({ name, ms }) => `${name} ${ms.toFixed(0)} ms`).join(', '),
    isReached: times.every(({ ms }) => ms < longestMs),
  });
};
