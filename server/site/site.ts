import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import send from 'send';
import { paths } from '@/lib/paths';
import { ConfigError } from '../config-error';
import type { Config } from '../config';
import { contentSecurityPolicy } from '../security-headers';
import { acceptedEncodings, encodings } from './encoding';
import { inlineHashes } from './inline-hashes';
import { listSiteFiles } from './site-files';

/**
 * The built site, ready to answer.
 *
 * @throws never: a file that cannot be read rejects, before the answer was begun
 */
export interface Site {
  answer: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<void>;
}

interface Place {
  /** A file of the list. */
  file: string;
  status: 200 | 404;
}

/** Where a route typed in another case is. */
interface Moved {
  to: string;
}

const knownRoutes: ReadonlySet<string> = new Set(Object.values(paths));

const yearInSeconds = 31_536_000;
const dayInSeconds = 86_400;

/** The last so many bytes; of a shorter file that is all of it (RFC 9110, 14.1.2). */
const longSuffix = /^ *bytes=-0*[1-9]\d*$/;

const isPage = (file: string) => file.endsWith('.html');

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

/** @returns every page's own policy */
const readPolicies = (distDir: string, files: ReadonlySet<string>, hosts: Config['hosts']) =>
  new Map(
    [...files].filter(isPage).map((file) => {
      const html = readFileSync(path.join(distDir, file), 'utf8');
      return [file, contentSecurityPolicy(hosts, inlineHashes(html))] as const;
    }),
  );

/**
 * Serves the built site: files as they are, every route of the site with its page; a route in another case leads to its
 * lower case; everything else has status 404, as a page or, for what looks like a file, as a line of text.
 *
 * @param distDir where the build lies; listed once, so a new build needs a restart
 * @throws {ConfigError} when nothing was built
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

  const pageOr = (file: string) => (files.has(file) ? file : '/index.html');

  /** What lies compressed beside a file is sent in its place, and has no address of its own. */
  const isTwin = (url: string) =>
    encodings.some(({ ending }) => url.endsWith(ending) && files.has(url.slice(0, -ending.length)));

  const find = (pathname: string): Place | Moved | undefined => {
    const notFound = { file: pageOr('/404.html'), status: 404 } as const;
    const url = decode(pathname);
    if (url === undefined) return notFound;
    const route = url.length > 1 && url.endsWith('/') ? url.slice(0, -1) : url;
    if (knownRoutes.has(route))
      return { file: pageOr(path.posix.join(route, 'index.html')), status: 200 };
    if (files.has(url) && !isPage(url) && !isTwin(url)) return { file: url, status: 200 };
    if (knownRoutes.has(route.toLowerCase())) return { to: route.toLowerCase() };
    if (path.posix.extname(url) !== '' && !isPage(url)) return undefined;
    return notFound;
  };

  /** Sends a file, or the part of it that was asked for, so that a film can be sought in without loading it whole. */
  const sendFile = (request: IncomingMessage, response: ServerResponse, place: Place) =>
    new Promise<void>((resolve, reject) => {
      const { file, status } = place;
      const isCompressed = encodings.some(({ ending }) => files.has(file + ending));
      const encoding = acceptedEncodings(request.headers['accept-encoding']).find(({ ending }) =>
        files.has(file + ending),
      );
      response.statusCode = status;
      response.setHeader(
        'content-type',
        contentType(path.extname(file)) || 'application/octet-stream',
      );
      response.setHeader('cache-control', cacheControl(file));
      if (isCompressed) response.setHeader('vary', 'Accept-Encoding');
      if (encoding !== undefined) response.setHeader('content-encoding', encoding.name);
      const policy = policies.get(file);
      if (policy !== undefined) response.setHeader('content-security-policy', policy);
      if (status === 404) response.setHeader('x-robots-tag', 'noindex');
      response.once('close', resolve);
      send(request, encodeURI(file + (encoding?.ending ?? '')), {
        root: distDir,
        dotfiles: 'allow',
        index: false,
        cacheControl: false,
        lastModified: false,
        // Parts are for films: nobody asks for half a compressed page.
        acceptRanges: !isCompressed && status === 200,
        etag: status === 200,
      })
        .on(
          'error',
          (
            error: NodeJS.ErrnoException & { status?: number; headers?: Record<string, string> },
          ) => {
            if (response.headersSent) response.destroy();
            // The build was replaced or removed under us.
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

  return {
    answer: async (request, response, pathname) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return answerPlain(response, 405, 'Only GET here', { allow: 'GET, HEAD' });
      const place = find(pathname);
      if (place === undefined) return answerPlain(response, 404, 'Not found');
      if ('to' in place) {
        const location = place.to + searchOf(request);
        return answerPlain(response, 308, 'Moved', { location });
      }
      return sendFile(request, response, place);
    },
  };
};
