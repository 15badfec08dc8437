import { decodeHTML } from 'entities';
import { type AtomFeed, type JsonFeed, parseFeed, type RssFeed } from 'feedsmith';

/** An entry of a feed of any format; title, category and creator are plain text. */
export interface FeedEntry {
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

/**
 * @param text an RSS, Atom or JSON feed
 * @throws the parser's error for any other text
 */
export function parseEntries(text: string): FeedEntry[] {
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

/** Titles and names of a JSON feed are plain text: nothing in them is decoded. */
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

/** What a text has beyond this length is ignored. */
const maxCharacters = 100_000;
/** A tag as HTML begins it: `5 < 6` holds none. The length limit bounds the matching time. */
const tag = /<(?:[a-z/!?][^<>]{0,4000})>/gi;

/** @returns the text of HTML, with spaces for its tags */
export function htmlToText(html = ''): string {
  return decodeHTML(html.slice(0, maxCharacters).replaceAll(tag, ' '));
}

/** An Atom title is plain text unless its type says otherwise (RFC 4287, 3.1.1). */
function atomTitle({ value, type = 'text' }: { value: string; type?: string }): string {
  return /html/i.test(type) ? htmlToText(value) : value;
}

function mediaImage(media: RssFeed.Item<string>['media']): string | undefined {
  return media?.thumbnails?.[0]?.url ?? media?.contents?.find(isPicture)?.url;
}

function isPicture({ type = '', medium }: { type?: string; medium?: string }): boolean {
  return medium === 'image' || type.startsWith('image/');
}
