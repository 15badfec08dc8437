import { decodeHTML } from 'entities';
import { toSingleLine } from '@/lib/validation';
import { type FeedItem, parseFeedItems } from './feed-items';

/** A post as the feed gives it, before its picture is ours. */
export interface FeedPost {
  slug: string;
  category: string;
  title: string;
  creator: string;
  readTime?: number;
  /** Where its picture lies, elsewhere. */
  image?: string;
}

const mostPosts = 30;
const longestText = 200;
/** More is never looked at: half an hour's reading. */
const mostCharacters = 100_000;
const wordsPerMinute = 220;
/** Below this it is an extract, whatever the feed calls it: counting it would promise a minute for everything. */
const fewestWords = 120;

/** Bounded on both sides, so that no input makes it slow. */
const tag = /<[^<>]{0,4000}>/g;

/** Without the elements whose content nobody reads. */
const seen = (html: string) => {
  const [first = '', ...pieces] = html.split(/<(?:script|style)\b/i);
  const kept = pieces.map((piece) => piece.split(/<\/(?:script|style)\s{0,20}>/i)[1] ?? '');
  return [first, ...kept].join(' ');
};

const plain = (html: string) =>
  decodeHTML(seen(html.slice(0, mostCharacters)).replaceAll(tag, ' '));

const line = (value: string | undefined) =>
  toSingleLine(plain(value ?? ''))
    .replaceAll(/\s{2,}/g, ' ')
    .slice(0, longestText);

/** @returns the path of a post below the blog's home, or its last part where it lies elsewhere */
const slugOf = (link: string, home: string): string => {
  const url = new URL(link);
  const folder = URL.canParse(home) ? new URL(home) : undefined;
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

/** @returns minutes as the feed says them, else counted in the whole text; none when there is only an extract */
const readTimeOf = ({ content = '', summary = '' }: FeedItem): number | undefined => {
  const [, said] =
    /\b(\d{1,3})[ -]?min(?:ute)?s?(?: of)? read/i.exec(plain(summary || content)) ?? [];
  if (said !== undefined) return Math.max(1, Number(said));
  const words = plain(content).split(/\s+/).filter(Boolean).length;
  return words < fewestWords ? undefined : Math.max(1, Math.round(words / wordsPerMinute));
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
  /** Where the feed came from, for links that are relative. */
  feedUrl: string;
  /** The blog's home, which the site's links to posts begin with. */
  home: string;
  /** Who writes where no author is named. */
  agency: string;
}

/**
 * @param text the feed as it came
 * @returns its posts, in its order, each slug once; entries without link or title are left out
 * @throws what the parser throws when the text is no feed
 */
export const parseFeedPosts = (text: string, { feedUrl, home, agency }: FeedSource): FeedPost[] => {
  const posts = new Map<string, FeedPost>();
  for (const item of parseFeedItems(text)) {
    if (posts.size === mostPosts) break;
    const title = line(item.title);
    if (title === '' || item.link === undefined || !URL.canParse(item.link, feedUrl)) continue;
    const link = new URL(item.link, feedUrl).href;
    const slug = /^https?:/.test(link) ? slugOf(link, home) : '';
    if (slug === '' || posts.has(slug)) continue;
    const readTime = readTimeOf(item);
    posts.set(slug, {
      slug,
      title,
      category: line(item.category) || 'Blog',
      creator: line(item.creator) || agency,
      ...(readTime === undefined ? {} : { readTime }),
      ...imageOf(item, link),
    });
  }
  return [...posts.values()];
};
