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

/** Replaces the stored list, of whichever feed. */
export function* saveFeed(url: string, { posts, etag, lastModified }: StoredFeed): Script<void> {
  yield* query(
    `INSERT INTO feeds (url, posts, etag, last_modified) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (url) DO UPDATE SET posts = ?2, etag = ?3, last_modified = ?4`,
    url,
    posts,
    etag ?? null,
    lastModified ?? null,
  );
  yield* query('DELETE FROM feeds WHERE url <> ?1', url);
}
