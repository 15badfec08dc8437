import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of the built site. Only these are served, so no path can leave the folder. Links to files or folders
 * are left out, because they may point outside.
 *
 * @returns files by their decoded path in the site, such as `/assets/index-3f2a.js`
 */
export const listSiteFiles = (distDir: string): ReadonlySet<string> => {
  // `withFileTypes` keeps the recursion out of linked folders.
  const files = readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(distDir, path.join(parentPath, name)))
    // Settings for static hosts.
    .filter((file) => !file.startsWith('_'));
  return new Set(files.map((file) => `/${file.split(path.sep).join('/')}`));
};
