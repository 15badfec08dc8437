import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseAccept } from 'hono/utils/accept';
import { contentType } from 'mime-types';
import send from 'send';
import { paths } from '@/content/pages';
import { knownPath } from '@/lib/addresses';
import { ConfigError } from '../base/config-error';
import type { Config } from '../base/config';
import { contentSecurityPolicy } from './security-headers';
import { inlineHashes } from './inline-hashes';

/** Encodings of the compressed copies that the build writes beside text files of at least 1,024 bytes, best first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * @param accepted an `Accept-Encoding` header; a `q=0` in it refuses an encoding
 * @returns the encodings that the client accepts, best first
 */
const acceptedEncodings = (accepted: string | undefined) => {
  const weights = new Map(
    parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]),
  );
  return encodings.filter(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
};

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

interface Place {
  /** A listed file. */
  file: string;
  status: 200 | 404;
}

/** The route that an address with a mistake means. */
interface Moved {
  to: string;
}

const routes: readonly string[] = Object.values(paths);

const yearInSeconds = 31_536_000;
const dayInSeconds = 86_400;

/** A suffix range: the last bytes, or all of a shorter file (RFC 9110, 14.1.2). */
const longSuffix = /^ *bytes=-0*[1-9]\d*$/;

const isPage = (file: string) => file.endsWith('.html');

/** Pictures that other sites show beside a link to a page. */
const isShared = (file: string) => file.startsWith('/share/');

const cacheControl = (file: string) => {
  if (isPage(file)) return 'no-cache';
  return file.startsWith('/assets/')
    ? `public, max-age=${yearInSeconds}, immutable`
    : `public, max-age=${dayInSeconds}, stale-while-revalidate=${dayInSeconds}`;
};

const decode = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

const searchOf = ({ url = '' }: IncomingMessage) => /\?.*/.exec(url)?.[0] ?? '';

const answerPlain = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
) => {
  for (const name of response.getHeaderNames())
    if (/^(?:etag|vary|content-|accept-|last-)/.test(name)) response.removeHeader(name);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(`${text}\n`);
};

/**
 * @returns a function that gives the validator of a file's content, read once; undefined for a file that cannot be read.
 *   Size and time are not enough: two builds may share both, and a browser would keep the names of scripts that are gone
 */
const createTags = (folder: string) => {
  const tags = new Map<string, Promise<string>>();
  const read = async (file: string) => {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, file)), hash);
    return `"${hash.digest('base64url').slice(0, 27)}"`;
  };
  return (file: string): Promise<string | undefined> => {
    const tag = tags.get(file) ?? read(file);
    tags.set(file, tag);
    return tag.catch(() => void tags.delete(file));
  };
};

/** @returns the content security policy of every page */
const readPolicies = (distDir: string, files: ReadonlySet<string>, hosts: Config['hosts']) =>
  new Map(
    [...files].filter(isPage).map((file) => {
      const html = readFileSync(path.join(distDir, file), 'utf8');
      return [file, contentSecurityPolicy(hosts, inlineHashes(html))] as const;
    }),
  );

/**
 * Serves the built site: its files, and a page for every route. Redirects an address that means a route (`knownPath`).
 * Answers 404 to everything else: with a line of text to who asks for a file, otherwise with a page.
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
  const policies = readPolicies(distDir, files, hosts);
  const tagOf = createTags(distDir);

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

  /** Sends a file or the requested range of it, so that visitors can seek in a film without loading it all. */
  const sendFile = async (request: IncomingMessage, response: ServerResponse, place: Place) => {
    const { file, status } = place;
    const isCompressed = encodings.some(({ ending }) => files.has(file + ending));
    const encoding = acceptedEncodings(request.headers['accept-encoding']).find(({ ending }) =>
      files.has(file + ending),
    );
    const sent = file + (encoding?.ending ?? '');
    const tag = status === 200 ? await tagOf(sent) : undefined;
    return new Promise<void>((resolve, reject) => {
      response.statusCode = status;
      response.setHeader(
        'content-type',
        contentType(path.extname(file)) || 'application/octet-stream',
      );
      response.setHeader('cache-control', cacheControl(file));
      if (isCompressed) response.setHeader('vary', 'Accept-Encoding');
      if (encoding !== undefined) response.setHeader('content-encoding', encoding.name);
      if (tag !== undefined) response.setHeader('etag', tag);
      if (isShared(file)) response.setHeader('cross-origin-resource-policy', 'cross-origin');
      const policy = policies.get(file);
      if (policy !== undefined) response.setHeader('content-security-policy', policy);
      if (status === 404) response.setHeader('x-robots-tag', 'noindex');
      response.once('close', resolve);
      send(request, encodeURI(sent), {
        root: distDir,
        dotfiles: 'allow',
        index: false,
        cacheControl: false,
        lastModified: false,
        // Ranges apply to films only: no client requests part of a compressed page.
        acceptRanges: !isCompressed && status === 200,
        etag: false,
      })
        .on(
          'error',
          (
            error: NodeJS.ErrnoException & { status?: number; headers?: Record<string, string> },
          ) => {
            if (response.headersSent) response.destroy();
            // The build was replaced or removed while the server runs.
            else if (error.status === 404) answerPlain(response, 404, 'Not found');
            else if (error.status === 416 && longSuffix.test(request.headers.range ?? '')) {
              delete request.headers.range;
              response.removeHeader('content-range');
              resolve(sendFile(request, response, place));
            } else if (error.status === 412 || error.status === 416)
              answerPlain(response, error.status, 'Not this part', error.headers);
            else reject(error);
          },
        )
        .pipe(response);
    });
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
