/**
 * @param blogUrl what the site puts before a slug, such as `https://b.example/posts`
 * @returns what the site links a post by, query included: of `https://b.example/posts/2026/bread` it is
 *   `2026/bread`, of a post elsewhere the last part of its path; empty if no slug leads to the post
 */
export function slugOf(address: URL, blogUrl: string): string {
  const path = pathOf(address, blogUrl);
  if (!/^https?:$/.test(address.protocol) || path === undefined || unwritable.test(path)) return '';
  try {
    return decodeURIComponent(path) + queryOf(address);
  } catch {
    return '';
  }
}

/** A slash within a part and a question mark within the path: the site writes them as separators. */
const unwritable = /%2f|%3f/i;

function pathOf({ host, pathname }: URL, blogUrl: string): string | undefined {
  const blog = URL.canParse(blogUrl) ? new URL(blogUrl) : undefined;
  const folder = (blog?.pathname ?? '').replace(/\/$/, '');
  if (blog?.host === host && `${pathname}/`.startsWith(`${folder}/`))
    return partsOf(pathname.slice(folder.length)).join('/');
  // A query alone, such as `?p=12`, names a post only where the blog is a whole host.
  return partsOf(pathname).at(-1) ?? (folder === '' ? '' : undefined);
}

const partsOf = (pathname: string) => pathname.split('/').filter(Boolean);

/** @returns the query with its question mark, without what tracks where a visitor came from */
function queryOf({ search }: URL): string {
  const parameters = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !parameter.startsWith('utm_'));
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}
