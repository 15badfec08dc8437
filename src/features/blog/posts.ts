import type { BlogPost } from '@/api/blog';
import { createStore, useStore } from '@/lib/store';

const noPosts: readonly BlogPost[] = [];
/** Undefined until a component asks for the list. */
const posts = createStore<readonly BlogPost[] | undefined>(undefined);

/**
 * Fetches the list once per visit, however many components ask for it. On failure it stays empty,
 * without a message (docs/rules.md#blog-list).
 */
export async function loadPosts() {
  if (posts.get()) return;
  posts.set(noPosts);
  try {
    const { getBlog } = await import('@/api/blog');
    posts.set(await getBlog());
  } catch {
    // It stays empty.
  }
}

/** @returns the posts; empty until they have loaded, and for good when the call fails */
export const useBlogPosts = () => useStore(posts) ?? noPosts;
