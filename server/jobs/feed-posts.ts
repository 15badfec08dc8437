import { decodeHTML } from 'entities';
import { type AtomFeed, type JsonFeed, parseFeed, type RssFeed } from 'feedsmith';
import { toText } from '@/lib/validation';
import { truncate } from '../leads/lead-text';

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
 * @returns the 30 newest posts, each slug once; entries without a title, and those that the site cannot link, are
 *   left out
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

/** An entry of a feed of any format; title, category and creator are plain text. */
interface FeedEntry {
  link?: string;
  /** When it was published, as the feed writes it. */
  date?: string;
  title?: string;
  category?: string;
  creator?: string;
  /** The full text, HTML or plain. */
  content?: string;
  summary?: string;
  image?: string;
}

function parseEntries(text: string): FeedEntry[] {
  const { format, feed } = parseFeed(text);
  switch (format) {
    case 'json':
      return jsonEntries(feed);
    case 'atom':
      return atomEntries(feed);
    case 'rss':
      return rssEntries(feed);
    case 'rdf':
      throw new TypeError('RSS 1.0 is not read');
  }
}

function jsonEntries({ items = [], authors }: JsonFeed.Feed<string>): FeedEntry[] {
  return items.map((item) => ({
    link: item.url,
    date: item.date_published,
    title: item.title,
    category: item.tags?.[0],
    creator: item.authors?.[0]?.name ?? authors?.[0]?.name,
    content: item.content_html ?? item.content_text,
    summary: item.summary,
    image: item.image,
  }));
}

function atomEntries({ entries = [], authors }: AtomFeed.Feed<string>): FeedEntry[] {
  return entries.map((entry) => ({
    link: entry.links?.find(({ rel = 'alternate' }) => rel === 'alternate')?.href,
    date: entry.published ?? entry.updated,
    title: entry.title && atomTitle(entry.title),
    category: entry.categories?.[0]?.label ?? entry.categories?.[0]?.term,
    creator: entry.authors?.[0]?.name ?? authors?.[0]?.name,
    content: entry.content?.value,
    summary: entry.summary?.value,
    image: mediaImage(entry.media),
  }));
}

function rssEntries({ items = [] }: RssFeed.Feed<string>): FeedEntry[] {
  return items.map((item) => ({
    link: item.link,
    date: item.pubDate,
    title: htmlToText(item.title),
    category: htmlToText(item.categories?.[0]?.name),
    creator: htmlToText(item.dc?.creators?.[0] ?? item.authors?.[0]?.name),
    content: item.content?.encoded,
    summary: item.description,
    image: mediaImage(item.media) ?? item.enclosures?.find(isPicture)?.url,
  }));
}

/** Entries of one time keep the feed's order. A date to come counts as now, a missing one as the oldest. */
function newestFirst(entries: readonly FeedEntry[], now: number): FeedEntry[] {
  const timeOf = ({ date = '' }: FeedEntry) => Math.min(Date.parse(date) || 0, now);
  return entries.toSorted((a, b) => timeOf(b) - timeOf(a));
}

/** What a text has beyond this length is ignored. */
const maxCharacters = 100_000;
/** A tag as HTML begins it: `5 < 6` holds none. The length limit bounds the matching time. */
const tag = /<(?:[a-z/!?][^<>]{0,4000})>/gi;

/** @returns the text of HTML, with spaces for its tags */
function htmlToText(html = ''): string {
  return decodeHTML(html.slice(0, maxCharacters).replaceAll(tag, ' '));
}

/** An Atom title is plain text unless its type says otherwise (RFC 4287, 3.1.1). */
function atomTitle({ value, type = 'text' }: { value: string; type?: string }): string {
  return /html/i.test(type) ? htmlToText(value) : value;
}

const maxTextLength = 200;

/** @returns a text for a card, on one line */
function toShortText(value = ''): string {
  return truncate(toText(value).replaceAll(/\s{2,}/g, ' '), maxTextLength);
}

/** A slash within a part and a question mark within the path: the site would write them as separators. */
const unwritable = /%2f|%3f/i;

/**
 * @returns what follows `blogUrl` in a post's address, query included; of a post elsewhere the last part of its path.
 *   Empty if the site could not link the post by it
 */
function slugOf(address: URL, blogUrl: string): string {
  if (!/^https?:$/.test(address.protocol)) return '';
  const home = URL.canParse(blogUrl) ? new URL(blogUrl) : undefined;
  const homePath = (home?.pathname ?? '').replace(/\/$/, '');
  const isBelowHome =
    home?.host === address.host && `${address.pathname}/`.startsWith(`${homePath}/`);
  const pathname = isBelowHome ? address.pathname.slice(homePath.length) : address.pathname;
  const parts = pathname.split('/').filter(Boolean);
  const path = isBelowHome ? parts.join('/') : (parts.at(-1) ?? '');
  // A query alone names a post of the home page only.
  const namesNoPost = path === '' && !isBelowHome && homePath !== '';
  if (namesNoPost || unwritable.test(path)) return '';
  try {
    return decodeURIComponent(path) + queryOf(address);
  } catch {
    return '';
  }
}

/** @returns the query with its question mark, without what tracks where a visitor came from */
function queryOf({ search }: URL): string {
  const parameters = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !parameter.startsWith('utm_'));
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

const wordsPerMinute = 220;
/** A shorter text is an extract, whatever the feed calls it: its reading time would always be one minute. */
const minWords = 120;

/** @returns the reading time in minutes by the number of words; undefined for an extract */
function readTimeOf({ content }: FeedEntry): number | undefined {
  const words = htmlToText(content).split(/\s+/).filter(Boolean).length;
  return words < minWords ? undefined : Math.max(1, Math.round(words / wordsPerMinute));
}

interface Picture {
  url?: string;
  type?: string;
  medium?: string;
}

const isPicture = ({ type = '', medium }: Picture) =>
  medium === 'image' || type.startsWith('image/');

interface Media {
  thumbnails?: readonly Picture[];
  contents?: readonly Picture[];
}

function mediaImage({ thumbnails, contents }: Media = {}): string | undefined {
  return thumbnails?.[0]?.url ?? contents?.find(isPicture)?.url;
}

const imageInText = /<img\s[^<>]{0,2000}?\bsrc\s{0,5}=\s{0,5}["']([^"'<>]{1,2048})["']/i;

/** @returns the picture that the entry names, else the first in its text */
function imageOf({ image, content = '', summary = '' }: FeedEntry, base: URL): string | undefined {
  const address = image ?? imageInText.exec(content || summary)?.[1];
  if (address === undefined || !URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}
