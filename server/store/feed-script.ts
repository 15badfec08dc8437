import { query, type Script } from './script';

/** The last valid list of a feed, and the validators of the next request. */
export interface StoredFeed {
  /** As JSON. */
  posts: string;
  etag?: string;
  lastModified?: string;
}

export function* readFeed(url: string): Script<StoredFeed | undefined> {
  const find = `SELECT posts, etag, last_modified AS "lastModified" FROM feeds WHERE url = ?1`;
  return (yield* query<StoredFeed>(find, url))[0];
}

/** Replaces the stored list, of whichever feed, and deletes thumbnails that it does not use. */
export function* saveFeed(
  url: string,
  { posts, etag, lastModified }: StoredFeed,
  names: readonly string[],
): Script<void> {
  yield* query(
    `INSERT INTO feeds (url, posts, etag, last_modified) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (url) DO UPDATE SET posts = ?2, etag = ?3, last_modified = ?4`,
    url,
    posts,
    etag ?? null,
    lastModified ?? null,
  );
  yield* query('DELETE FROM feeds WHERE url <> ?1', url);
  for (const name of yield* thumbnailNames())
    if (!names.includes(name)) yield* query('DELETE FROM thumbnails WHERE name = ?1', name);
}

export function* thumbnailNames(): Script<string[]> {
  return (yield* query<{ name: string }>('SELECT name FROM thumbnails')).map(({ name }) => name);
}

/** Stores a thumbnail as base64, which works alike on both databases. */
export function* saveThumbnail(name: string, image: Buffer): Script<void> {
  const insert = 'INSERT INTO thumbnails (name, image) VALUES (?1, ?2) ON CONFLICT DO NOTHING';
  yield* query(insert, name, image.toString('base64'));
}

export function* readThumbnail(name: string): Script<Buffer | undefined> {
  const find = 'SELECT image FROM thumbnails WHERE name = ?1';
  const [row] = yield* query<{ image: string }>(find, name);
  return row && Buffer.from(row.image, 'base64');
}
