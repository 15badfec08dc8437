import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the built site once. Only what is in this list is ever served, so no address leads outside it.
 *
 * @returns files by their decoded path in the site, such as `/assets/index-3f2a.js`
 */
export const listSiteFiles = (distDir: string): ReadonlySet<string> => {
  const entries = readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    // What starts so tells a static host its headers, and no visitor anything.
    .filter((entry) => !entry.startsWith('_'))
    // A link is no file here: it could lead outside.
    .filter((entry) => lstatSync(path.join(distDir, entry)).isFile());
  return new Set(entries.map((entry) => `/${entry.split(path.sep).join('/')}`));
};
