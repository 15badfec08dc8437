import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { paths } from '@/content/pages';
import { knownPath } from '@/lib/addresses';
import type { Config } from '../base/config';
import { ConfigError } from '../base/config-error';
import { answerPlain, createFileSender, encodings, isPage, type Place } from './send-file';

/** Node's own recursion follows linked folders in some versions, and would never end in one that holds itself. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(file);
    return entry.isFile() ? [file] : [];
  });

/**
 * Lists the files of the built site. Only these are served, so no path can leave the folder. Links to files or folders
 * are left out, because they may point outside.
 *
 * @returns files by their decoded path in the site, such as `/assets/index-3f2a.js`
 */
const listSiteFiles = (distDir: string): ReadonlySet<string> => {
  const files = filesBelow(distDir)
    .map((file) => path.relative(distDir, file))
    // Settings for static hosts.
    .filter((file) => !file.startsWith('_'));
  return new Set(files.map((file) => `/${file.split(path.sep).join('/')}`));
};

/** Answers a request; rejects when a file cannot be read, before the response starts. */
export type Site = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) => Promise<void>;

/** The route that an address with a mistake means. */
interface Moved {
  to: string;
}

const routes: readonly string[] = Object.values(paths);

const decode = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

const searchOf = ({ url = '' }: IncomingMessage) => /\?.*/.exec(url)?.[0] ?? '';

/**
 * Serves the built site: its files, and a page for every route. Redirects an address that means a route (`knownPath`).
 * Answers 404 to everything else: with a short text to who asks for a file, otherwise with a page.
 *
 * @param distDir the folder of the build; listed once, so a new build needs a restart
 * @throws {ConfigError} when there is no build
 */
export const openSite = (distDir: string, hosts: Config['hosts']): Site => {
  let files: ReadonlySet<string>;
  try {
    files = listSiteFiles(distDir);
  } catch {
    throw new ConfigError(`${distDir} is missing: run "npm run build" first`);
  }
  if (!files.has('/index.html'))
    throw new ConfigError(`${distDir} holds no index.html: run "npm run build" first`);
  const sendFile = createFileSender(distDir, files, hosts);

  const pageOr = (file: string) => (files.has(file) ? file : '/index.html');

  /** Compressed siblings replace their file in responses and have no address. */
  const isTwin = (url: string) =>
    encodings.some(({ ending }) => url.endsWith(ending) && files.has(url.slice(0, -ending.length)));

  const find = (pathname: string, accept = ''): Place | Moved | undefined => {
    const notFound = { file: pageOr('/404.html'), status: 404 } as const;
    const url = decode(pathname);
    if (url === undefined) return notFound;
    const route = url.replace(/(?<=[^/])\/$/, '');
    if (routes.includes(route))
      return { file: pageOr(path.posix.join(route, 'index.html')), status: 200 };
    if (files.has(url) && !isPage(url) && !isTwin(url)) return { file: url, status: 200 };
    const to = knownPath(url, routes);
    if (to !== undefined) return { to };
    const isForFile = path.posix.extname(url) !== '' && !isPage(url);
    return isForFile && !accept.includes('text/html') ? undefined : notFound;
  };

  return async (request, response, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerPlain(response, 405, 'Only GET here', { allow: 'GET, HEAD' });
    const place = find(pathname, request.headers.accept);
    if (place === undefined) return answerPlain(response, 404, 'Not found');
    if (!('to' in place)) return sendFile(request, response, place);
    const location = place.to + searchOf(request);
    return answerPlain(response, 308, 'Moved', { location });
  };
};
