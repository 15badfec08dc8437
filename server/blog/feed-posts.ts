import { toSingleLine } from '@/lib/validation';
import { truncate } from '../lead-text';
import { type FeedItem, parseFeedItems } from './feed-items';
import { htmlToText } from './feed-text';

/** A post of the feed, whose picture is not fetched yet. */
export interface FeedPost {
  /** What follows the blog's home in its address; empty if the post cannot be linked. */
  slug: string;
  category: string;
  title: string;
  creator: string;
  readTime?: number;
  /** Address of its picture, on any host. */
  image?: string;
}

const maxPosts = 30;
const maxLineLength = 200;
const wordsPerMinute = 220;
/** A shorter text is an extract, whatever the feed calls it: its reading time would always be one minute. */
const minWords = 120;

const toLine = (value = '') =>
  truncate(toSingleLine(value).replaceAll(/\s{2,}/g, ' '), maxLineLength);

/** What the site would write otherwise than the link: a slash within a part, a question mark within the path. */
const unwritable = /%2f|%3f/i;

/**
 * @returns what follows `blogUrl` in a post's address, query included; of a post elsewhere the last part of its path. Empty
 *   if the site could not link the post by it
 */
const slugOf = (link: string, blogUrl: string): string => {
  const url = new URL(link);
  const folder = URL.canParse(blogUrl) ? new URL(blogUrl) : undefined;
  const base = (folder?.pathname ?? '').replace(/\/$/, '');
  const isBelow = folder?.host === url.host && `${url.pathname}/`.startsWith(`${base}/`);
  const parts = (isBelow ? url.pathname.slice(base.length) : url.pathname)
    .split('/')
    .filter(Boolean);
  const query = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('utm_'));
  const path = isBelow ? parts.join('/') : (parts.at(-1) ?? '');
  // A query alone names a post of the home page only.
  if (unwritable.test(path) || (path === '' && !isBelow && base !== '')) return '';
  try {
    return decodeURIComponent(path) + (query.length > 0 ? `?${query.join('&')}` : '');
  } catch {
    return '';
  }
};

/**
 * @returns the reading time in minutes: as stated in the text, else estimated from its words; undefined for an extract
 */
const readTimeOf = ({ content = '', summary = '' }: FeedItem): number | undefined => {
  const [, stated] =
    /\b(\d{1,3})[ -]?min(?:ute)?s?(?: of)? read/i.exec(htmlToText(summary || content)) ?? [];
  if (stated !== undefined) return Math.max(1, Number(stated));
  const words = htmlToText(content).split(/\s+/).filter(Boolean).length;
  return words < minWords ? undefined : Math.max(1, Math.round(words / wordsPerMinute));
};

const imageOf = ({ image, content = '', summary = '' }: FeedItem, link: string) => {
  const [, inText] =
    /<img\s[^<>]{0,2000}?\bsrc\s{0,5}=\s{0,5}["']([^"'<>]{1,2048})["']/i.exec(content || summary) ??
    [];
  const address = image ?? inText;
  if (address === undefined || !URL.canParse(address, link)) return {};
  const { protocol, href } = new URL(address, link);
  return protocol === 'http:' || protocol === 'https:' ? { image: href } : {};
};

export interface FeedSource {
  /** Base of relative links. */
  feedUrl: string;
  /** Address that the site's links to posts begin with. */
  blogUrl: string;
  /** Author of posts that name none. */
  defaultAuthor: string;
}

/**
 * @param text the decoded feed
 * @returns at most 30 posts in the feed's order, each slug once; entries without a title are skipped, those that cannot be
 *   linked have no slug
 * @throws the parser's error if the text is not a feed
 */
export const parseFeedPosts = (
  text: string,
  { feedUrl, blogUrl, defaultAuthor }: FeedSource,
): FeedPost[] => {
  const posts: FeedPost[] = [];
  const links = new Map<string, string>();
  for (const item of parseFeedItems(text)) {
    if (posts.length === maxPosts) break;
    const title = toLine(item.title);
    if (title === '') continue;
    const link =
      item.link !== undefined && URL.canParse(item.link, feedUrl)
        ? new URL(item.link, feedUrl).href
        : '';
    const wanted = /^https?:/.test(link) ? slugOf(link, blogUrl) : '';
    const taken = links.get(wanted);
    if (taken === link) continue;
    const slug = taken === undefined ? wanted : '';
    if (slug !== '') links.set(slug, link);
    const readTime = readTimeOf(item);
    posts.push({
      slug,
      title,
      category: toLine(item.category) || 'Blog',
      creator: toLine(item.creator) || defaultAuthor,
      ...(readTime === undefined ? {} : { readTime }),
      ...imageOf(item, link),
    });
  }
  return posts;
};
