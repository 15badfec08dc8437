import { lookup as resolveHost } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import ipaddr from 'ipaddr.js';

/** A fetch was refused or failed; the message contains only a code. */
export class FetchError extends Error {
  override name = 'FetchError';
  constructor(readonly code: string) {
    super(`The fetch failed (${code})`);
  }
}

interface FetchBounds {
  maxBytes: number;
  /** For the whole fetch, redirects included. */
  timeoutMs: number;
  /** The feed's origin, which the owner configured: the only one that may have a private address. */
  feedOrigin: string;
  headers?: Readonly<Record<string, string>>;
}

interface Fetched {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** The address after redirects. */
  url: string;
}

const maxRedirects = 3;

/** @returns whether an IP address is outside the public internet; unwraps IPv4 addresses mapped into IPv6 */
export const isPrivateAddress = (address: string): boolean =>
  ipaddr.process(address).range() !== 'unicast';

/**
 * Refuses names that resolve to private addresses. Runs on connecting, because a separate lookup may return other
 * addresses.
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '');
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new FetchError('PRIVATE_ADDRESS'), '');
    if (options.all === true) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

const open = (url: URL, bounds: FetchBounds, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isTrusted = url.origin === bounds.feedOrigin;
    // A literal address is never looked up.
    if (!isTrusted && isIP(host) !== 0 && isPrivateAddress(host))
      return reject(new FetchError('PRIVATE_ADDRESS'));
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send(url, {
      signal,
      agent: false,
      headers: {
        'user-agent': 'contrio-website',
        'accept-encoding': 'gzip',
        ...bounds.headers,
      },
      ...(isTrusted ? {} : { lookup: publicLookup }),
    });
    outgoing.once('error', reject);
    outgoing.once('response', resolve);
    outgoing.end();
  });

const decompressed = (response: IncomingMessage): AsyncIterable<Buffer> => {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return response;
  if (encoding !== 'gzip' && encoding !== 'x-gzip') throw new FetchError('ENCODED');
  // Ignores errors here: the stream’s reader receives them.
  return pipeline(response, createGunzip(), () => undefined);
};

const readAll = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new FetchError('TOO_LARGE');
  const chunks: Buffer[] = [];
  let length = 0;
  // Count decompressed bytes: a small body may decompress to gigabytes.
  for await (const chunk of decompressed(response)) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new FetchError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Fetches an address that we do not control: over http(s), limited in bytes and time, at most three redirects, and
 * never from a private address except the feed's origin.
 *
 * @throws {FetchError} when a limit is exceeded, or Node's network error
 */
export const fetchBounded = async (address: string, bounds: FetchBounds): Promise<Fetched> => {
  const signal = AbortSignal.timeout(bounds.timeoutMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchError('PROTOCOL');
    let response: IncomingMessage | undefined;
    try {
      response = await open(url, bounds, signal);
      const { statusCode: status = 0, headers } = response;
      const { location } = headers;
      if (status < 300 || status >= 400 || location === undefined)
        return { status, headers, body: await readAll(response, bounds.maxBytes), url: url.href };
      if (!URL.canParse(location, url)) throw new FetchError('BAD_REDIRECT');
      url = new URL(location, url);
    } catch (error) {
      // A time-out may surface as any error, so report it as TIMEOUT.
      throw signal.aborted ? new FetchError('TIMEOUT') : error;
    } finally {
      response?.destroy();
    }
  }
  throw new FetchError('TOO_MANY_REDIRECTS');
};
