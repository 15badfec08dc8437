import { decodeHTML } from 'entities';
import { parseFeed } from 'feedsmith';
import { toText } from '@/lib/validation';
import { truncate } from '../leads/lead-text';

/** A post of the feed. */
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

/** @returns a link as a whole address, below the bases of its feed and its entry (`xml:base`); empty if it is none */
const toAddress = (link: string | undefined, ...bases: readonly (string | undefined)[]): string => {
  let whole: string | undefined;
  for (const base of bases)
    if (base !== undefined && URL.canParse(base, whole)) whole = new URL(base, whole).href;
  return link !== undefined && URL.canParse(link, whole) ? new URL(link, whole).href : '';
};

/** Parses RSS, Atom, RDF or JSON Feed; throws the parser's error for any other text. */
const parseItems = (text: string, feedUrl: string): FeedItem[] => {
  const { format, feed } = parseFeed(text);
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
    return (feed.entries ?? []).map((entry) => ({
      link: toAddress(
        (entry.links?.find(({ rel = 'alternate' }) => rel === 'alternate') ?? entry.links?.[0])
          ?.href,
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
        entry.links?.find(({ rel, type = '' }) => rel === 'enclosure' && type.startsWith('image/'))
          ?.href,
    }));
  if (format === 'rdf')
    return (feed.items ?? []).map((item) => ({
      link: toAddress(item.link, feedUrl),
      date: item.dc?.dates?.[0],
      title: loose(item.title),
      category: loose(item.dc?.subjects?.[0]),
      creator: loose(item.dc?.creators?.[0]),
      content: item.content?.encoded,
      summary: item.description,
      image: mediaImage(item.media),
    }));
  return (feed.items ?? []).map((item) => ({
    link: toAddress(
      item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
      feedUrl,
      feed.xml?.base,
      item.xml?.base,
    ),
    date: item.pubDate ?? item.dc?.dates?.[0],
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
const maxTextLength = 200;
const wordsPerMinute = 220;
/** A shorter text is an extract, whatever the feed calls it: its reading time would always be one minute. */
const minWords = 120;

const toShortText = (value = '') =>
  truncate(toText(value).replaceAll(/\s{2,}/g, ' '), maxTextLength);

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

/** @returns what decodes as UTF-8 so; anything else by the header or, without one, the XML declaration */
export const decodeFeed = (body: Buffer, contentType: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    const declaration = body.subarray(0, 200).toString('latin1');
    const [, label] =
      /charset="?([\w-]+)/i.exec(contentType) ?? /encoding=["']([\w-]+)/.exec(declaration) ?? [];
    return new TextDecoder(label).decode(body);
  }
};

/** @returns the newest first, in the feed's order where their dates are equal or missing; a date to come counts as now */
const newestFirst = (items: readonly FeedItem[], now: number): FeedItem[] => {
  const timeOf = ({ date = '' }: FeedItem) => Math.min(Date.parse(date) || 0, now);
  return items.toSorted((a, b) => timeOf(b) - timeOf(a));
};

/**
 * @param text the decoded feed
 * @param now milliseconds since 1970
 * @returns the 30 newest posts, each slug once; entries without a title are skipped, those that cannot be linked have no slug
 * @throws the parser's error if the text is not a feed
 */
export const parseFeedPosts = (
  text: string,
  { feedUrl, blogUrl, defaultAuthor }: FeedSource,
  now: number,
): FeedPost[] => {
  const posts: FeedPost[] = [];
  const links = new Map<string, string>();
  for (const item of newestFirst(parseItems(text, feedUrl), now)) {
    if (posts.length === maxPosts) break;
    const title = toShortText(item.title);
    if (title === '') continue;
    const { link } = item;
    const wanted = /^https?:/.test(link) ? slugOf(link, blogUrl) : '';
    const taken = links.get(wanted);
    if (taken === link) continue;
    const slug = taken === undefined ? wanted : '';
    if (slug !== '') links.set(slug, link);
    const readTime = readTimeOf(item);
    posts.push({
      slug,
      title,
      category: toShortText(item.category) || 'Blog',
      creator: toShortText(item.creator) || defaultAuthor,
      ...(readTime === undefined ? {} : { readTime }),
      ...imageOf(item, link),
    });
  }
  return posts;
};
