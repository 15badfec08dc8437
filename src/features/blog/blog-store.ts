import type { BlogPost } from '@/api/blog';
import { createStore, useStore } from '@/lib/store';

const none: readonly BlogPost[] = [];
const posts = createStore(none);
let request: Promise<void> | undefined;

/**
 * Fetches the list once per visit, however many components ask for it. On failure it stays empty, without a message
 * (docs/rules.md#blog-list).
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
  posts.set(none);
  request = undefined;
}

/** @returns the posts; empty until they have loaded, and for good when the call fails */
export const useBlogPosts = () => useStore(posts);
