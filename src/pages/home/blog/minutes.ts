import type { BlogPost } from '@/api/blog';

/** Shown when a post does not say how long it takes to read (docs/rules.md#latest-posts). */
const usualMinutes = 12;

/** @returns a post's reading time in minutes. */
export const minutesOf = ({ readTime }: BlogPost) => readTime ?? usualMinutes;
