import { lookup as resolveHost } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import ipaddr from 'ipaddr.js';

/** Why something was not fetched; the code is short and quotes nothing. */
export class FetchError extends Error {
  override name = 'FetchError';
  constructor(readonly code: string) {
    super(`The fetch failed (${code})`);
  }
}

interface FetchBounds {
  mostBytes: number;
  /** For everything together, redirects included. */
  timeoutMs: number;
  /** The origin that the owner named: it alone may lie in a private network. */
  trustedOrigin: string;
  headers?: Readonly<Record<string, string>>;
}

interface Fetched {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** Where it came from in the end. */
  url: string;
}

const mostRedirects = 3;

/** @returns whether an IP address is outside the public internet; unwraps IPv4 addresses mapped into IPv6 */
export const isPrivateAddress = (address: string): boolean =>
  ipaddr.process(address).range() !== 'unicast';

/** Resolves a name and refuses private addresses, at the moment of connecting: a name may change what it means. */
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
    const isTrusted = url.origin === bounds.trustedOrigin;
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

const unpacked = (response: IncomingMessage): AsyncIterable<Buffer> => {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return response;
  if (encoding !== 'gzip' && encoding !== 'x-gzip') throw new FetchError('ENCODED');
  // What goes wrong is thrown at whoever reads.
  return pipeline(response, createGunzip(), () => undefined);
};

const readAll = async (response: IncomingMessage, mostBytes: number): Promise<Buffer> => {
  if (Number(response.headers['content-length'] ?? 0) > mostBytes)
    throw new FetchError('TOO_LARGE');
  const chunks: Buffer[] = [];
  let length = 0;
  // Counted as it is unpacked: little may unpack to much.
  for await (const chunk of unpacked(response)) {
    length += chunk.byteLength;
    if (length > mostBytes) throw new FetchError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const follow = async (
  address: string,
  bounds: FetchBounds,
  signal: AbortSignal,
): Promise<Fetched> => {
  let url = new URL(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchError('PROTOCOL');
    const response = await open(url, bounds, signal);
    try {
      const { statusCode: status = 0, headers } = response;
      const isRedirect = status >= 300 && status < 400 && headers.location !== undefined;
      if (!isRedirect) {
        const body = await readAll(response, bounds.mostBytes);
        return { status, headers, body, url: url.href };
      }
      if (!URL.canParse(headers.location ?? '', url)) throw new FetchError('BAD_REDIRECT');
      url = new URL(headers.location ?? '', url);
    } finally {
      response.destroy();
    }
  }
  throw new FetchError('TOO_MANY_REDIRECTS');
};

/**
 * Fetches something of somebody else's: at most so many bytes, so long, and three redirects, over http(s), and
 * never from a private address other than the owner's own.
 *
 * @throws {FetchError} or the network's own error
 */
export const fetchBounded = async (address: string, bounds: FetchBounds): Promise<Fetched> => {
  const signal = AbortSignal.timeout(bounds.timeoutMs);
  try {
    return await follow(address, bounds, signal);
  } catch (error) {
    // What breaks then is named after whatever was under way.
    throw signal.aborted ? new FetchError('TIMEOUT') : error;
  }
};
