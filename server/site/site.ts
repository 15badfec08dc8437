import { readFile } from 'node:fs/promises';
import { paths } from '@/lib/paths';
import { ConfigError } from '../config-error';
import type { Config } from '../config';
import { failureCode } from '../log';
import { contentSecurityPolicy } from '../security-headers';
import { chooseEncoding, createEncoder } from './encodings';
import { inlineHashes } from './inline-hashes';
import { listSiteFiles, type SiteFile } from './site-files';
import { streamFile } from './stream-file';

/** The built site, ready to answer. */
export interface Site {
  answer: (request: Request) => Promise<Response>;
}

const knownRoutes: ReadonlySet<string> = new Set(Object.values(paths));

const yearInSeconds = 31_536_000;
const dayInSeconds = 86_400;

const cacheControl = (file: SiteFile) => {
  if (file.type.startsWith('text/html')) return 'no-cache';
  return file.isHashed
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

const plain = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });

/**
 * Serves the built site: files as they are, every route of the site with its page, everything else with status
 * 404, as a page or, for what looks like a file, as a line of text.
 *
 * @param distDir where the build lies; read once, so a new build needs a restart
 * @throws {ConfigError} when nothing was built
 */
export const openSite = (distDir: string, hosts: Config['hosts']): Site => {
  let files: ReadonlyMap<string, SiteFile>;
  try {
    files = listSiteFiles(distDir);
  } catch {
    throw new ConfigError(`${distDir} is missing: run "npm run build" first`);
  }
  if (!files.has('/index.html'))
    throw new ConfigError(`${distDir} holds no index.html: run "npm run build" first`);
  const encode = createEncoder(files);
  const policies = new Map<string, string>();

  const policyOf = async (url: string, file: SiteFile) => {
    let policy = policies.get(url);
    if (policy === undefined) {
      policy = contentSecurityPolicy(hosts, inlineHashes(await readFile(file.path, 'utf8')));
      policies.set(url, policy);
    }
    return policy;
  };

  const answerText = async (request: Request, url: string, file: SiteFile, status: number) => {
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const { body, etag } = await encode(url, file, encoding);
    const headers: Record<string, string> = {
      'content-type': file.type,
      'cache-control': cacheControl(file),
      vary: 'Accept-Encoding',
      etag,
    };
    if (file.type.startsWith('text/html'))
      headers['content-security-policy'] = await policyOf(url, file);
    if (status === 404) headers['x-robots-tag'] = 'noindex';
    const known = request.headers.get('if-none-match') ?? '';
    if (status === 200 && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
      return new Response(null, { status: 304, headers });
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    headers['content-length'] = String(body.byteLength);
    return new Response(request.method === 'HEAD' ? null : body, { status, headers });
  };

  const page = (request: Request, candidates: readonly string[], status: number) => {
    for (const url of [...candidates, '/index.html']) {
      const file = files.get(url);
      if (file !== undefined) return answerText(request, url, file, status);
    }
    return plain(404, 'Not found');
  };

  const answer = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Only GET here', { allow: 'GET, HEAD' });
    const url = decode(new URL(request.url).pathname);
    if (url === undefined) return plain(404, 'Not found');
    const route = url.length > 1 ? url.replace(/\/$/, '') : url;
    if (knownRoutes.has(route))
      return page(request, [`${route === '/' ? '' : route}/index.html`], 200);
    const file = url.endsWith('.html') ? undefined : files.get(url);
    if (file !== undefined)
      return file.isText
        ? answerText(request, url, file, 200)
        : streamFile(request, file, { 'cache-control': cacheControl(file) });
    if (/\.[^/]*$/.test(url) && !url.endsWith('.html')) return plain(404, 'Not found');
    return page(request, ['/404.html'], 404);
  };

  return {
    answer: async (request) => {
      try {
        return await answer(request);
      } catch (error) {
        // The build was replaced or removed under us.
        if (failureCode(error) === 'ENOENT') return plain(404, 'Not found');
        throw error;
      }
    },
  };
};
