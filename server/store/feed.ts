import type { Transaction } from './transaction';

/** @returns the last valid list of posts of a feed, as JSON */
export async function readFeed(tx: Transaction, url: string) {
  const find = 'SELECT posts FROM feeds WHERE url = ?1';
  return (await tx.rows<{ posts: string }>(find, url))[0]?.posts;
}

/** Keeps this list alone: the site shows one feed, and that of an earlier address is of no use. */
export async function saveFeed(tx: Transaction, url: string, posts: string) {
  await tx.rows('DELETE FROM feeds WHERE url <> ?1', url);
  const save = `INSERT INTO feeds (url, posts) VALUES (?1, ?2)
    ON CONFLICT (url) DO UPDATE SET posts = ?2`;
  await tx.rows(save, url, posts);
}
