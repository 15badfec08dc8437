/**
 * Finds the path that a pathname means as links carry it: in another case, with slashes doubled or
 * added, or followed by the end of a sentence (docs/rules.md#routes).
 * @param pathname percent-encoded or not
 * @param paths every path of the site
 * @returns one of `paths`, never a part of what was given; undefined when none is meant
 */
export const knownPath = (pathname: string, paths: readonly string[]): string | undefined => {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // All that follows the last letter or digit goes: `/about-us.` and `/about-us/),` are `/about-us`.
  const withoutEnd = decoded.toLowerCase().replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
  const isHome = /^\/+$/.test(decoded);
  const known = isHome ? '/' : withoutEnd.replace(/\/{2,}/g, '/');
  return paths.find((path) => path === known);
};

/** @returns the element that a hash names; null when there is none, or the hash is malformed */
export const hashTarget = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};
