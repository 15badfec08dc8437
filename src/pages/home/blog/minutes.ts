import type { BlogPost } from '@/api/blog';

/** Default reading time in minutes (docs/rules.md#latest-posts). */
const usualMinutes = 12;

/** @returns a post's reading time in minutes. */
export const minutesOf = ({ readTime }: BlogPost) => readTime ?? usualMinutes;
