import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of the built site. Only these are served, so no path can leave the folder.
 *
 * @returns files by their decoded path in the site, such as `/assets/index-3f2a.js`
 */
export const listSiteFiles = (distDir: string): ReadonlySet<string> => {
  const entries = readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    // Settings for static hosts.
    .filter((entry) => !entry.startsWith('_'))
    // Skip links, which may point outside.
    .filter((entry) => lstatSync(path.join(distDir, entry)).isFile());
  return new Set(entries.map((entry) => `/${entry.split(path.sep).join('/')}`));
};
