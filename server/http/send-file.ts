import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseAccept } from 'hono/utils/accept';
import { contentType } from 'mime-types';
import send from 'send';
import type { Config } from '../base/config';
import { contentSecurityPolicy, inlineHashes } from './security-headers';

interface FileAnswer {
  /** The decoded path of a file in the built site. */
  file: string;
  status: 200 | 404;
}

/** Encodings of the compressed copies that the build writes beside larger text files, best first. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** @returns whether the client takes an encoding: a `q=0` in its `Accept-Encoding` refuses one */
const accepts = ({ headers }: IncomingMessage, encoding: string): boolean => {
  const accepted = parseAccept(headers['accept-encoding'] ?? '');
  const weights = new Map(accepted.map(({ type, q }) => [type.toLowerCase(), q]));
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
};

const yearInSeconds = 31_536_000;
const dayInSeconds = 86_400;

export const isPage = (file: string) => file.endsWith('.html');

/** Pictures that other sites show beside a link to a page. */
const isShared = (file: string) => file.startsWith('/share/');

const cacheControl = (file: string) => {
  if (isPage(file)) return 'no-cache';
  return file.startsWith('/assets/')
    ? `public, max-age=${yearInSeconds}, immutable`
    : `public, max-age=${dayInSeconds}, stale-while-revalidate=${dayInSeconds}`;
};

/**
 * @returns a function that gives the validator of a file's content, read once; undefined for a file
 *   that cannot be read. Size and time are not enough: two builds may share both, and a browser would
 *   keep the names of scripts that are gone
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

/** Answers with a text, without the headers of a file that could not be sent. */
export const answerPlain = (
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

interface SendError extends Error {
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/**
 * @param files all files of the built site
 * @returns a function that sends one of them, or the requested range, so that visitors can seek in a
 *   film without loading it all; rejects when it cannot be read, before the response starts
 */
export const createFileSender = (
  distDir: string,
  files: ReadonlySet<string>,
  hosts: Config['hosts'],
) => {
  const policies = readPolicies(distDir, files, hosts);
  const tagOf = createTags(distDir);

  const headersOf = async (
    { file, status }: FileAnswer,
    encoding: (typeof encodings)[number] | undefined,
    isCompressed: boolean,
  ): Promise<OutgoingHttpHeaders> => ({
    'content-type': contentType(path.extname(file)) || 'application/octet-stream',
    'cache-control': cacheControl(file),
    'content-encoding': encoding?.name,
    vary: isCompressed ? 'Accept-Encoding' : undefined,
    etag: status === 200 ? await tagOf(file + (encoding?.ending ?? '')) : undefined,
    'cross-origin-resource-policy': isShared(file) ? 'cross-origin' : undefined,
    'content-security-policy': policies.get(file),
    'x-robots-tag': status === 404 ? 'noindex' : undefined,
  });

  return async (request: IncomingMessage, response: ServerResponse, answer: FileAnswer) => {
    const { file, status } = answer;
    const copies = encodings.filter(({ ending }) => files.has(file + ending));
    const isCompressed = copies.length > 0;
    const encoding = copies.find(({ name }) => accepts(request, name));
    const headers = await headersOf(answer, encoding, isCompressed);
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
    const stream = send(request, encodeURI(file + (encoding?.ending ?? '')), {
      root: distDir,
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      lastModified: false,
      // Ranges apply to films only: no client requests part of a compressed page.
      acceptRanges: !isCompressed && status === 200,
      etag: false,
    });
    return new Promise<void>((resolve, reject) => {
      response.once('close', resolve);
      stream.on('error', (error: SendError) => {
        if (!answerSendError(response, error)) reject(error);
      });
      stream.pipe(response);
    });
  };
};

/** @returns whether the error of a file is answered */
function answerSendError(response: ServerResponse, { status, headers }: SendError): boolean {
  if (response.headersSent) response.destroy();
  // The build was replaced or removed while the server runs.
  else if (status === 404) answerPlain(response, 404, 'Not found');
  else if (status === 412 || status === 416)
    answerPlain(response, status, 'Not this part', headers);
  else return false;
  return true;
}
