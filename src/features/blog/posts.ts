import type { BlogPost } from '@/api/blog';
import { createStore, useStore } from '@/lib/store';

const noPosts: readonly BlogPost[] = [];
const posts = createStore(noPosts);
/** The request of this visit, once a component asks for the list. */
const request = createStore<Promise<void> | undefined>(undefined);

/**
 * Fetches the list once per visit, however many components ask for it. On failure it stays empty,
 * without a message (docs/rules.md#blog-list).
 */
export function loadPosts() {
  const loading = request.get() ?? fetchPosts();
  request.set(loading);
  return loading;
}

async function fetchPosts() {
  try {
    const { getBlog } = await import('@/api/blog');
    posts.set(await getBlog());
  } catch {
    // The list stays empty.
  }
}

/** @returns the posts; empty until they have loaded, and for good when the call fails */
export const useBlogPosts = () => useStore(posts);
