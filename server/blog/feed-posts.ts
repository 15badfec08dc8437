import { decodeHTML } from 'entities';
import { toSingleLine } from '@/lib/validation';
import { type FeedItem, parseFeedItems } from './feed-items';

/** A post of the feed, whose picture is not fetched yet. */
export interface FeedPost {
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
/** The rest of a text is ignored. */
const maxCharacters = 100_000;
const wordsPerMinute = 220;
/** A shorter text is an extract, whatever the feed calls it: its reading time would always be one minute. */
const minWords = 120;

/** The length limit bounds the matching time. */
const tag = /<[^<>]{0,4000}>/g;

const withoutScripts = (html: string) => {
  const [first = '', ...pieces] = html.split(/<(?:script|style)\b/i);
  const kept = pieces.map((piece) => piece.split(/<\/(?:script|style)\s{0,20}>/i)[1] ?? '');
  return [first, ...kept].join(' ');
};

const toText = (html: string) =>
  decodeHTML(withoutScripts(html.slice(0, maxCharacters)).replaceAll(tag, ' '));

const toLine = (value: string | undefined) =>
  toSingleLine(toText(value ?? ''))
    .replaceAll(/\s{2,}/g, ' ')
    .slice(0, maxLineLength);

/** @returns the path of a post below `blogUrl`, or the last path segment of a post elsewhere */
const slugOf = (link: string, blogUrl: string): string => {
  const url = new URL(link);
  const folder = URL.canParse(blogUrl) ? new URL(blogUrl) : undefined;
  const base = (folder?.pathname ?? '').replace(/\/$/, '');
  const isBelow = folder?.host === url.host && url.pathname.startsWith(`${base}/`);
  const parts = (isBelow ? url.pathname.slice(base.length) : url.pathname)
    .split('/')
    .filter(Boolean);
  try {
    return decodeURIComponent(isBelow ? parts.join('/') : (parts.at(-1) ?? ''));
  } catch {
    return '';
  }
};

/**
 * @returns the reading time in minutes: as stated in the text, else estimated from its words; undefined for an extract
 */
const readTimeOf = ({ content = '', summary = '' }: FeedItem): number | undefined => {
  const [, stated] =
    /\b(\d{1,3})[ -]?min(?:ute)?s?(?: of)? read/i.exec(toText(summary || content)) ?? [];
  if (stated !== undefined) return Math.max(1, Number(stated));
  const words = toText(content).split(/\s+/).filter(Boolean).length;
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
 * @returns at most 30 posts in the feed's order, each slug once; entries without link or title are skipped
 * @throws the parser's error if the text is not a feed
 */
export const parseFeedPosts = (
  text: string,
  { feedUrl, blogUrl, defaultAuthor }: FeedSource,
): FeedPost[] => {
  const posts = new Map<string, FeedPost>();
  for (const item of parseFeedItems(text)) {
    if (posts.size === maxPosts) break;
    const title = toLine(item.title);
    if (title === '' || item.link === undefined || !URL.canParse(item.link, feedUrl)) continue;
    const link = new URL(item.link, feedUrl).href;
    const slug = /^https?:/.test(link) ? slugOf(link, blogUrl) : '';
    if (slug === '' || posts.has(slug)) continue;
    const readTime = readTimeOf(item);
    posts.set(slug, {
      slug,
      title,
      category: toLine(item.category) || 'Blog',
      creator: toLine(item.creator) || defaultAuthor,
      ...(readTime === undefined ? {} : { readTime }),
      ...imageOf(item, link),
    });
  }
  return [...posts.values()];
};
