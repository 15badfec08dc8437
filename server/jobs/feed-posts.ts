import { toText } from '@/lib/normalize-entries';
import { truncate } from '../leads/lead-text';
import { type FeedEntry, htmlToText, parseEntries } from './feed-entries';

/** A post of the feed. */
export interface FeedPost {
  /** What follows the blog's home in its address. */
  slug: string;
  category: string;
  title: string;
  creator: string;
  readTime?: number;
  /** Address of its picture, on any host. */
  image?: string;
}

export interface FeedSource {
  /** Base of relative links. */
  feedUrl: string;
  /** Address that the site's links to posts begin with. */
  blogUrl: string;
  /** Author of posts that name none. */
  defaultAuthor: string;
}

const maxPosts = 30;

/**
 * @param text an RSS, Atom or JSON feed
 * @param now milliseconds since 1970
 * @returns the 30 newest posts, each slug once; entries without a title, and those that the site
 *   cannot link, are left out
 * @throws the parser's error for any other text
 */
export const parseFeedPosts = (text: string, source: FeedSource, now: number): FeedPost[] => {
  const posts = new Map<string, FeedPost>();
  for (const entry of newestFirst(parseEntries(text), now)) {
    if (posts.size === maxPosts) break;
    const { link } = entry;
    if (link === undefined || !URL.canParse(link, source.feedUrl)) continue;
    const address = new URL(link, source.feedUrl);
    const title = toShortText(entry.title);
    const slug = slugOf(address, source.blogUrl);
    if (title === '' || slug === '' || posts.has(slug)) continue;
    posts.set(slug, {
      slug,
      title,
      category: toShortText(entry.category) || 'Blog',
      creator: toShortText(entry.creator) || source.defaultAuthor,
      readTime: readTimeOf(entry),
      image: imageOf(entry, address),
    });
  }
  return [...posts.values()];
};

/**
 * A future date counts as now, a missing one as the oldest. Posts of the same time keep the feed's
 * order.
 */
function newestFirst(entries: readonly FeedEntry[], now: number): FeedEntry[] {
  const timeOf = ({ date = '' }: FeedEntry) => Math.min(Date.parse(date) || 0, now);
  return entries.toSorted((a, b) => timeOf(b) - timeOf(a));
}

const maxTextLength = 200;

/** @returns a text for a card, on one line */
function toShortText(value = ''): string {
  return truncate(toText(value).replaceAll(/\s{2,}/g, ' '), maxTextLength);
}

const wordsPerMinute = 220;
/** A shorter text is an extract, whatever the feed calls it. */
const minWords = 120;

/** @returns the reading time in minutes by the number of words; undefined for an extract */
function readTimeOf({ content }: FeedEntry): number | undefined {
  const words = htmlToText(content).split(/\s+/).filter(Boolean).length;
  return words < minWords ? undefined : Math.round(words / wordsPerMinute);
}

/** The address of an image in HTML. The lengths are limited, which bounds the matching time. */
const imageInText = /<img\s[^<>]{0,2000}?\bsrc\s{0,5}=\s{0,5}["']([^"'<>]{1,2048})["']/i;

/** @returns the picture that the entry names, else the first in its text */
function imageOf({ image, content = '', summary = '' }: FeedEntry, base: URL): string | undefined {
  const address = image ?? imageInText.exec(content || summary)?.[1];
  if (address === undefined || !URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

/**
 * @param blogUrl what the site puts before a slug, such as `https://b.example/posts`
 * @returns what the site links a post by, query included: `2026/bread` of
 *   `https://b.example/posts/2026/bread`, `bread` of a post elsewhere; empty if nothing leads to it
 */
function slugOf(address: URL, blogUrl: string): string {
  const path = pathOf(address, blogUrl);
  if (!/^https?:$/.test(address.protocol) || path === undefined || unwritable.test(path)) return '';
  try {
    return decodeURIComponent(path) + queryOf(address);
  } catch {
    return '';
  }
}

/** A slash or a question mark within a part of the path: the site writes both as separators. */
const unwritable = /%2f|%3f/i;

/**
 * @returns the path behind the blog's home; of a post elsewhere its last part. Undefined if only
 *   the query would name the post, such as `?p=12`, and the blog is not a whole host
 */
function pathOf({ host, pathname }: URL, blogUrl: string): string | undefined {
  const blog = URL.canParse(blogUrl) ? new URL(blogUrl) : undefined;
  const folder = (blog?.pathname ?? '').replace(/\/$/, '');
  if (blog?.host === host && `${pathname}/`.startsWith(`${folder}/`))
    return partsOf(pathname.slice(folder.length)).join('/');
  return partsOf(pathname).at(-1) ?? (folder === '' ? '' : undefined);
}

const partsOf = (pathname: string) => pathname.split('/').filter(Boolean);

/** @returns the query with its question mark, without what tracks where a visitor came from */
function queryOf({ search }: URL): string {
  const parameters = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !parameter.startsWith('utm_'));
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}
