import { useSyncExternalStore } from 'react';
import type { BlogPost } from '@/api/blog';

const nothing: readonly BlogPost[] = [];
const listeners = new Set<() => void>();
let posts = nothing;
let request: Promise<void> | undefined;

/**
 * Fetches the list once per visit, whoever asks first. Failure leaves it empty and says nothing
 * (docs/rules.md#blog-list).
 */
export function requestBlog() {
  request ??= import('@/api/blog')
    .then(({ getBlog }) => getBlog())
    .then((list) => {
      posts = list;
      listeners.forEach((listener) => listener());
    })
    .catch(() => undefined);
  return request;
}

/** Forgets the list, for tests. */
export function forgetBlog() {
  posts = nothing;
  request = undefined;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @returns the posts of this visit; empty until they are there, and for good when the call failed. */
export const useBlogPosts = () =>
  useSyncExternalStore(
    subscribe,
    () => posts,
    () => nothing,
  );
