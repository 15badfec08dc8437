import { decodeHTML } from 'entities';
import { parseFeed } from 'feedsmith';
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
 * @param text the decoded feed
 * @param now milliseconds since 1970
 * @returns the 30 newest posts, each slug once; entries without a title, and those that the site cannot link, are
 *   left out
 * @throws the parser's error if the text is not a feed
 */
export const parseFeedPosts = (text: string, source: FeedSource, now: number): FeedPost[] => {
  const posts = new Map<string, FeedPost>();
  for (const item of newestFirst(parseItems(text, source.feedUrl), now)) {
    if (posts.size === maxPosts) break;
    const title = toShortText(item.title);
    const slug = slugOf(item.link, source.blogUrl);
    if (title === '' || slug === '' || posts.has(slug)) continue;
    const readTime = readTimeOf(item);
    posts.set(slug, {
      slug,
      title,
      category: toShortText(item.category) || 'Blog',
      creator: toShortText(item.creator) || source.defaultAuthor,
      ...(readTime === undefined ? {} : { readTime }),
      ...imageOf(item),
    });
  }
  return [...posts.values()];
};

/** An entry of a feed of any format; title, category and creator are plain text. */
interface FeedItem {
  /** Whole; empty if it is no address. */
  link: string;
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

/** Parses RSS, Atom or JSON Feed; throws the parser's error for any other text. */
function parseItems(text: string, feedUrl: string): FeedItem[] {
  const { format, feed } = parseFeed(text);
  if (format === 'rdf') throw new TypeError('RSS 1.0 is not read');
  if (format === 'json')
    return (feed.items ?? []).map((item) => ({
      link: toAddress(item.url ?? item.external_url, feedUrl),
      date: item.date_published,
      title: item.title,
      category: item.tags?.[0],
      creator: item.authors?.[0]?.name ?? feed.authors?.[0]?.name,
      content: item.content_html ?? item.content_text,
      summary: item.summary,
      image: item.image ?? item.banner_image,
    }));
  if (format === 'atom')
    return (feed.entries ?? []).map(({ links = [], ...entry }) => ({
      link: toAddress(
        (links.find(({ rel = 'alternate' }) => rel === 'alternate') ?? links[0])?.href,
        feedUrl,
        feed.xml?.base,
        entry.xml?.base,
      ),
      date: entry.published ?? entry.updated,
      title: entry.title && atomTitle(entry.title),
      category: entry.categories?.[0]?.label ?? entry.categories?.[0]?.term,
      creator: entry.authors?.[0]?.name ?? feed.authors?.[0]?.name,
      content: entry.content?.value,
      summary: entry.summary?.value,
      image:
        mediaImage(entry.media) ??
        links.find(({ rel, type = '' }) => rel === 'enclosure' && type.startsWith('image/'))?.href,
    }));
  return (feed.items ?? []).map((item) => ({
    link: toAddress(
      item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
      feedUrl,
      feed.xml?.base,
      item.xml?.base,
    ),
    date: item.pubDate ?? item.dc?.dates?.[0],
    title: htmlToText(item.title),
    category: htmlToText(item.categories?.[0]?.name),
    creator: htmlToText(item.dc?.creators?.[0] ?? item.authors?.[0]?.name),
    content: item.content?.encoded,
    summary: item.description,
    image: mediaImage(item.media) ?? item.enclosures?.find(isPicture)?.url,
  }));
}

/** @returns the newest first, else in the feed's order; a date to come counts as now, a missing one as the oldest */
function newestFirst(items: readonly FeedItem[], now: number): FeedItem[] {
  const timeOf = ({ date = '' }: FeedItem) => Math.min(Date.parse(date) || 0, now);
  return items.toSorted((a, b) => timeOf(b) - timeOf(a));
}

/** @returns a link as a whole address, below the bases of its feed and its entry (`xml:base`); empty if it is none */
function toAddress(link: string | undefined, ...bases: readonly (string | undefined)[]): string {
  let whole: string | undefined;
  for (const base of bases)
    if (base !== undefined && URL.canParse(base, whole)) whole = new URL(base, whole).href;
  return link !== undefined && URL.canParse(link, whole) ? new URL(link, whole).href : '';
}

/** The rest of a text is ignored. */
const maxCharacters = 100_000;
/** As HTML begins a tag: `5 < 6` holds none. The length limit bounds the matching time. */
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

/** What the site would write otherwise than the link: a slash within a part, a question mark within the path. */
const unwritable = /%2f|%3f/i;

/**
 * @returns what follows `blogUrl` in a post's address, query included; of a post elsewhere the last part of its path.
 *   Empty if the site could not link the post by it
 */
function slugOf(link: string, blogUrl: string): string {
  if (!/^https?:/.test(link)) return '';
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
}

const wordsPerMinute = 220;
/** A shorter text is an extract, whatever the feed calls it: its reading time would always be one minute. */
const minWords = 120;

/** @returns the reading time in minutes by the number of words; undefined for an extract */
function readTimeOf({ content }: FeedItem): number | undefined {
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
function imageOf({ image, content = '', summary = '', link }: FeedItem) {
  const address = image ?? imageInText.exec(content || summary)?.[1];
  if (address === undefined || !URL.canParse(address, link)) return {};
  const { protocol, href } = new URL(address, link);
  return protocol === 'http:' || protocol === 'https:' ? { image: href } : {};
}
