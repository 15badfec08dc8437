import type { BlogPost } from '@/api/blog';
import { agency } from '@/content/agency';
import { blogUrl } from '@/lib/env';
import { createStore, useStore } from '@/lib/store';

/** Address of the external blog; empty without one. */
export const blogHome = blogUrl || agency.blogUrl;

/**
 * @param slug a path, with the query (`?p=123`) of a blog without readable addresses
 * @returns the address of an article (docs/rules.md#latest-posts); empty without a blog
 */
export const articleAddress = (slug: string) => {
  if (!blogHome) return '';
  const queryStart = slug.includes('?') ? slug.indexOf('?') : slug.length;
  const path = slug.slice(0, queryStart).split('/').map(encodeURIComponent).join('/');
  const query = slug.slice(queryStart).replaceAll('#', '%23');
  return `${blogHome}/${path}${query}`;
};

const noPosts: readonly BlogPost[] = [];
const posts = createStore(noPosts);
let request: Promise<void> | undefined;

/**
 * Fetches the list once per visit, however many components ask for it. On failure it stays empty,
 * without a message (docs/rules.md#blog-list).
 */
export function requestBlog() {
  request ??= import('@/api/blog')
    .then(({ getBlog }) => getBlog())
    .then(posts.set)
    .catch(() => undefined);
  return request;
}

/** Forgets the list, for tests. */
export function resetBlog() {
  posts.set(noPosts);
  request = undefined;
}

/** @returns the posts; empty until they have loaded, and for good when the call fails */
export const useBlogPosts = () => useStore(posts);
