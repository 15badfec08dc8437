import type { Transaction } from './transaction';

/** The last valid list of a feed, and the validators of the next request. */
export interface StoredFeed {
  /** As JSON. */
  posts: string;
  etag?: string;
  lastModified?: string;
}

export async function readFeed(tx: Transaction, url: string) {
  const find = `SELECT posts, etag, last_modified AS "lastModified" FROM feeds WHERE url = ?1`;
  return (await tx.rows<StoredFeed>(find, url))[0];
}

/** Keeps this list alone: the site shows one feed, and that of an earlier address is of no use. */
export async function saveFeed(
  tx: Transaction,
  url: string,
  { posts, etag, lastModified }: StoredFeed,
) {
  await tx.rows(
    `INSERT INTO feeds (url, posts, etag, last_modified) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (url) DO UPDATE SET posts = ?2, etag = ?3, last_modified = ?4`,
    url,
    posts,
    etag ?? null,
    lastModified ?? null,
  );
  await tx.rows('DELETE FROM feeds WHERE url <> ?1', url);
}
