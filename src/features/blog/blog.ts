import { agency } from '@/content/agency';
import { blogUrl } from '@/lib/env';

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
  // A query is encoded already; only a `#` would end it.
  const query = slug.slice(queryStart).replaceAll('#', '%23');
  return `${blogHome}/${path}${query}`;
};
