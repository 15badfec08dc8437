import type { BlogPost } from '@/api/blog';
import { createStore, useStore } from '@/lib/store';

const noPosts: readonly BlogPost[] = [];
const posts = createStore(noPosts);
let loading: Promise<void> | undefined;

/**
 * Fetches the list once per visit, however many components ask for it. On failure it stays empty,
 * without a message (docs/rules.md#blog-list).
 */
export function loadPosts() {
  loading ??= import('@/api/blog')
    .then(({ getBlog }) => getBlog())
    .then(posts.set)
    .catch(() => undefined);
  return loading;
}

/** Forgets the list, for tests. */
export function forgetPosts() {
  posts.set(noPosts);
  loading = undefined;
}

/** @returns the posts; empty until they have loaded, and for good when the call fails */
export const useBlogPosts = () => useStore(posts);
