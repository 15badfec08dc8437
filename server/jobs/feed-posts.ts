import { decodeHTML } from 'entities';
import { parseFeed } from 'feedsmith';
import { toSingleLine } from '@/lib/validation';
import { truncate } from '../leads/lead-text';

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

/** The rest of a text is ignored. */
const maxCharacters = 100_000;

/** As HTML begins a tag: `5 < 6` holds none. The length limit bounds the matching time. */
const tag = /<(?:[a-z/!?][^<>]{0,4000})>/gi;

/** Tags of formatted titles, and of what must not be read. Others, such as `<dialog>`, are words of a title about them. */
const titleTag =
  /<\/?(?:a|abbr|b|bdi|bdo|br|cite|code|del|dfn|div|em|font|h[1-6]|i|iframe|img|ins|kbd|mark|p|q|s|small|span|strong|sub|sup|svg|time|u|var|wbr)(?:[\s/][^<>]{0,4000})?>/gi;

const withoutScripts = (html: string) => {
  const [first = '', ...pieces] = html.split(/<(?:script|style)\b/i);
  const kept = pieces.map((piece) => piece.split(/<\/(?:script|style)\s{0,20}>/i)[1] ?? '');
  return [first, ...kept].join(' ');
};

const strip = (html: string, tags: RegExp) =>
  decodeHTML(withoutScripts(html.slice(0, maxCharacters)).replaceAll(tags, ' '));

/** @returns the text of HTML, with spaces for its tags */
const htmlToText = (html: string) => strip(html, tag);

/** @returns the text of what may be HTML or plain, as RSS leaves open: only tags that format a title are HTML */
const titleToText = (title: string) => strip(title, titleTag);

/** An entry of a feed of any format; title, category and creator are plain text. */
interface FeedItem {
  link?: string;
  title?: string;
  category?: string;
  creator?: string;
  /** The full text, HTML or plain. */
  content?: string;
  summary?: string;
  image?: string;
}

interface Media {
  thumbnails?: readonly { url?: string }[];
  contents?: readonly { url?: string; type?: string; medium?: string }[];
  group?: Media;
}

const isPicture = ({ type = '', medium }: { type?: string; medium?: string }) =>
  medium === 'image' || type.startsWith('image/');

const mediaImage = (media: Media | undefined): string | undefined =>
  media?.thumbnails?.[0]?.url ??
  media?.contents?.find(isPicture)?.url ??
  (media?.group === undefined ? undefined : mediaImage(media.group));

const loose = (value: string | undefined) => (value === undefined ? undefined : titleToText(value));

/** An Atom title is plain text unless its type says otherwise (RFC 4287, 3.1.1). */
const atomTitle = ({ value, type = 'text' }: { value: string; type?: string }) =>
  /html/i.test(type) ? htmlToText(value) : value;

/** Parses RSS, Atom, RDF or JSON Feed; throws the parser's error for any other text. */
const parseItems = (text: string): FeedItem[] => {
  const { format, feed } = parseFeed(text);
  if (format === 'json')
    return (feed.items ?? []).map((item) => ({
      link: item.url ?? item.external_url,
      title: item.title,
      category: item.tags?.[0],
      creator: item.authors?.[0]?.name ?? feed.authors?.[0]?.name,
      content: item.content_html ?? item.content_text,
      summary: item.summary,
      image: item.image ?? item.banner_image,
    }));
  if (format === 'atom')
    return (feed.entries ?? []).map((entry) => ({
      link: (entry.links?.find(({ rel = 'alternate' }) => rel === 'alternate') ?? entry.links?.[0])
        ?.href,
      title: entry.title && atomTitle(entry.title),
      category: entry.categories?.[0]?.label ?? entry.categories?.[0]?.term,
      creator: entry.authors?.[0]?.name ?? feed.authors?.[0]?.name,
      content: entry.content?.value,
      summary: entry.summary?.value,
      image:
        mediaImage(entry.media) ??
        entry.links?.find(({ rel, type = '' }) => rel === 'enclosure' && type.startsWith('image/'))
          ?.href,
    }));
  if (format === 'rdf')
    return (feed.items ?? []).map((item) => ({
      link: item.link,
      title: loose(item.title),
      category: loose(item.dc?.subjects?.[0]),
      creator: loose(item.dc?.creators?.[0]),
      content: item.content?.encoded,
      summary: item.description,
      image: mediaImage(item.media),
    }));
  return (feed.items ?? []).map((item) => ({
    link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
    title: loose(item.title),
    category: loose(item.categories?.[0]?.name),
    creator: loose(item.dc?.creators?.[0] ?? item.authors?.[0]?.name),
    content: item.content?.encoded,
    summary: item.description,
    image:
      mediaImage(item.media) ??
      item.enclosures?.find(({ type = '' }) => type.startsWith('image/'))?.url,
  }));
};

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
  for (const item of parseItems(text)) {
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
