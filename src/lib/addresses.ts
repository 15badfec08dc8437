/**
 * Finds the path that a pathname means as links carry it: in another case, with slashes doubled or added, with the end
 * of a sentence behind it (docs/rules.md#routes).
 * @param pathname percent-encoded or not
 * @param paths every path of the site
 * @returns one of `paths`, never a part of what was given; undefined when none is meant
 */
export const knownPath = (pathname: string, paths: readonly string[]): string | undefined => {
  let text: string;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const words = text.toLowerCase().replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
  const meant = words === '' && /^\/+$/.test(text) ? '/' : words.replace(/\/{2,}/g, '/');
  return paths.find((path) => path === meant);
};

/** @returns the element that a hash names; null when there is none, or the hash is not valid percent-encoding */
export const hashTarget = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};
