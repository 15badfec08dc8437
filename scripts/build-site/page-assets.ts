import type { Manifest } from 'vite';

export interface PageAssets {
  /** The script that starts the site; like all paths here, from the built folder. */
  entry: string;
  /** The other scripts that the page loads at once. */
  chunks: readonly string[];
  /** Stylesheets of the page and of its parts, in the order of the cascade. */
  styles: readonly string[];
  /** Those that only what lies below the first screen needs. */
  laterStyles: readonly string[];
}

const entry = 'index.html';

/** Adds a module's scripts and styles after those that it builds on. */
const collect = (manifest: Manifest, key: string, seen: Set<string>, assets: string[][]) => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build holds no ${key}`);
  if (seen.has(key)) return;
  seen.add(key);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, seen, assets);
  const [scripts = [], styles = []] = assets;
  scripts.push(chunk.file);
  styles.push(...(chunk.css ?? []));
};

/**
 * Reads from the client build's manifest what a page needs before anybody acts.
 * @param page the page's module, from the project's root
 * @param parts modules that the page shows at once but loads later: their styles are needed, their scripts are not
 * @param below the same, below the first screen
 */
export const pageAssets = (
  manifest: Manifest,
  page: string,
  parts: readonly string[],
  below: readonly string[],
): PageAssets => {
  const seen = new Set<string>();
  const [scripts, styles]: [string[], string[]] = [[], []];
  collect(manifest, entry, seen, [scripts, styles]);
  collect(manifest, page, seen, [scripts, styles]);
  for (const part of parts) collect(manifest, part, seen, [[], styles]);
  const later: string[] = [];
  for (const part of below) collect(manifest, part, seen, [[], later]);
  const start = manifest[entry]?.file ?? '';
  return {
    entry: start,
    chunks: scripts.filter((file) => file !== start),
    styles: [...new Set(styles)],
    laterStyles: [...new Set(later)].filter((file) => !styles.includes(file)),
  };
};
