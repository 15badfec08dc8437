import { agency } from '@/content/agency';
import { blogUrl } from '@/lib/env';

/** Address of the external blog; empty without one. */
export const blogHome = blogUrl || agency.blogUrl;

/**
 * @returns the address of an article: the blog's home followed by its slug (docs/rules.md#latest-posts); empty
 * without a blog.
 */
export const articleAddress = (slug: string) =>
  blogHome && `${blogHome}/${slug.split('/').map(encodeURIComponent).join('/')}`;
