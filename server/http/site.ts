import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { paths } from '@/content/pages';
import { knownPath } from '@/lib/addresses';
import type { Config } from '../base/config';
import { ConfigError } from '../base/config-error';
import { answerPlain } from './answer-plain';
import { encodings, isPage } from './file-headers';
import { createFileSender } from './send-file';

const routes: readonly string[] = Object.values(paths);

/**
 * Serves the built site: its files, and a page for every route. Redirects an address that means a
 * route (`knownPath`). Answers 404 to everything else: with a text where a file was asked for, else
 * with a page. Rejects when a file cannot be read, before the response starts.
 *
 * @param distDir the folder of the build; listed once, so a new build needs a restart
 * @throws {ConfigError} when there is no build
 */
export const openSite = (distDir: string, hosts: Config['hosts']) => {
  const files = listSiteFiles(distDir);
  if (!files.has('/index.html'))
    throw new ConfigError(`${distDir} holds no index.html: run "npm run build" first`);
  const sendFile = createFileSender(distDir, files, hosts);
  const notFound = { file: pageOr('/404.html', files), status: 404 } as const;

  return async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerPlain(response, 405, 'Only GET here', { allow: 'GET, HEAD' });
    const url = decode(pathname);
    if (url === undefined) return sendFile(request, response, notFound);
    const file = fileAt(url, files);
    if (file !== undefined) return sendFile(request, response, { file, status: 200 });
    const route = knownPath(url, routes);
    if (route !== undefined) {
      const location = route + searchOf(request);
      return answerPlain(response, 308, 'Moved', { location });
    }
    if (asksForFile(url, request)) return answerPlain(response, 404, 'Not found');
    return sendFile(request, response, notFound);
  };
};

export type Site = ReturnType<typeof openSite>;

/** @returns the file that answers a decoded path: the page of a route, or a file by its own name */
function fileAt(url: string, files: ReadonlySet<string>): string | undefined {
  const route = url.replace(/(?<=[^/])\/$/, '');
  if (routes.includes(route)) return pageOr(path.posix.join(route, 'index.html'), files);
  // A compressed copy stands in for its file in responses, and has no address.
  const isCompressedCopy = encodings.some(
    ({ ending }) => url.endsWith(ending) && files.has(url.slice(0, -ending.length)),
  );
  return files.has(url) && !isPage(url) && !isCompressedCopy ? url : undefined;
}

/** @returns a page, or home in a build without it: the scripts of home show the right page */
function pageOr(file: string, files: ReadonlySet<string>): string {
  return files.has(file) ? file : '/index.html';
}

/** @returns whether a request is for a picture or the like, and not a visitor's for a page */
function asksForFile(url: string, { headers }: IncomingMessage): boolean {
  const isFileName = path.posix.extname(url) !== '' && !isPage(url);
  return isFileName && !(headers.accept ?? '').includes('text/html');
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function searchOf({ url = '' }: IncomingMessage): string {
  return /\?.*/.exec(url)?.[0] ?? '';
}

/**
 * Lists the files of the built site. Only these are served, so no path can leave the folder. Links
 * to files or folders are left out, because they may point outside.
 *
 * @returns files by their decoded path in the site, such as `/assets/index-3f2a.js`
 * @throws {ConfigError} when the folder is missing
 */
function listSiteFiles(distDir: string): ReadonlySet<string> {
  try {
    const files = filesBelow(distDir)
      .map((file) => path.relative(distDir, file))
      // Settings for static hosts.
      .filter((file) => !file.startsWith('_'));
    return new Set(files.map((file) => `/${file.split(path.sep).join('/')}`));
  } catch {
    throw new ConfigError(`${distDir} is missing: run "npm run build" first`);
  }
}

/** Lists all files below a folder: Node's own recursion follows linked folders in some versions. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(file);
    return entry.isFile() ? [file] : [];
  });
}
