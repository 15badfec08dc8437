import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
};

export interface SiteFile {
  /** Where it lies on disk. */
  path: string;
  size: number;
  type: string;
  /** Whether compressing it pays. */
  isText: boolean;
  /** Whether its name changes with its content. */
  isHashed: boolean;
}

/**
 * Lists the built site once. Only what is in this list is ever served, so no address leads outside it.
 *
 * @returns files by their decoded path in the site, such as `/assets/index-3f2a.js`
 */
export const listSiteFiles = (distDir: string): ReadonlyMap<string, SiteFile> => {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(distDir, { recursive: true, encoding: 'utf8' })) {
    // What starts so tells a static host its headers, and no visitor anything.
    if (entry.startsWith('_')) continue;
    const file = path.join(distDir, entry);
    // A link is no file here: it could lead outside.
    const stats = lstatSync(file);
    if (!stats.isFile()) continue;
    const url = `/${entry.split(path.sep).join('/')}`;
    const type = types[path.extname(entry).toLowerCase()] ?? 'application/octet-stream';
    files.set(url, {
      path: file,
      size: stats.size,
      type,
      isText: type.includes('charset'),
      isHashed: url.startsWith('/assets/'),
    });
  }
  return files;
};
