import { parseFeed } from 'feedsmith';
import { htmlToText, titleToText } from './feed-text';

/** An entry of a feed of any format; title, category and creator are plain text. */
export interface FeedItem {
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

/**
 * Parses RSS, Atom, RDF or JSON Feed.
 *
 * @throws the parser's error for any other text
 */
export const parseFeedItems = (text: string): FeedItem[] => {
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
