import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentType } from 'mime-types';
import type { Config } from '../base/config';
import { contentSecurityPolicy, inlineHashes } from './security-headers';

/** Encodings of the compressed copies that the build writes beside larger texts, best first. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export const isPage = (file: string) => file.endsWith('.html');

export interface FileResponse {
  /** The decoded path of a file in the built site. */
  file: string;
  status: 200 | 404;
  /** Whether the build has compressed copies of it, so that the response depends on the client. */
  hasCopies: boolean;
  /** The encoding of the copy that this client gets; undefined: the file itself. */
  encoding: (typeof encodings)[number] | undefined;
}

/**
 * Reads the policies of all pages of a built site.
 *
 * @param files all files of the built site
 * @returns a function that gives the headers of a response, without those that every response has
 */
export const createFileHeaders = (
  distDir: string,
  files: ReadonlySet<string>,
  hosts: Config['hosts'],
) => {
  const policies = readPolicies(distDir, files, hosts);
  const tagOf = createTags(distDir);
  return async ({ file, status, hasCopies, encoding }: FileResponse) => ({
    'content-type': contentType(path.extname(file)) || 'application/octet-stream',
    'cache-control': cacheControl(file),
    'content-encoding': encoding?.name,
    vary: hasCopies ? 'Accept-Encoding' : undefined,
    etag: status === 200 ? await tagOf(file + (encoding?.ending ?? '')) : undefined,
    'cross-origin-resource-policy': isShared(file) ? 'cross-origin' : undefined,
    'content-security-policy': policies.get(file),
    'x-robots-tag': status === 404 ? 'noindex' : undefined,
  });
};

const yearInSeconds = 31_536_000;
const dayInSeconds = 86_400;

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
 *   that cannot be read. Size and time are not enough: two builds may share both, and a browser
 *   would keep the names of scripts that are gone
 */
const createTags = (folder: string) => {
  const tags = new Map<string, Promise<string>>();
  const read = async (file: string) => {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, file)), hash);
    // 27 characters are 160 bits.
    return `"${hash.digest('base64url').slice(0, 27)}"`;
  };
  return async (file: string): Promise<string | undefined> => {
    const tag = tags.get(file) ?? read(file);
    tags.set(file, tag);
    try {
      return await tag;
    } catch {
      // The next request reads the file again.
      tags.delete(file);
      return undefined;
    }
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
