import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFile } from './site-files';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

const extensions = { br: '.br', gzip: '.gz', identity: '' } as const;

/** @returns the best encoding that an `Accept-Encoding` header takes; a `q=0` refuses one */
export const chooseEncoding = (accepted: string | null): Encoding => {
  const offers = new Map(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((offer) => {
        const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
        const quality = parameters.find((part) => part.startsWith('q='))?.slice(2);
        return [name, quality === undefined ? 1 : Number(quality)] as const;
      }),
  );
  const takes = (name: string) => (offers.get(name) ?? offers.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
};

export interface Encoded {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

const compress = async (plain: Uint8Array, encoding: Encoding): Promise<Uint8Array> => {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return toGzip(plain, { level: 9 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  };
  return toBrotli(plain, { params });
};

/**
 * Gives files in an encoding: the twin that the build left beside it (`.br`, `.gz`) where there is one, else
 * compressed once, off the main thread, and kept.
 */
export const createEncoder = (files: ReadonlyMap<string, SiteFile>) => {
  const kept = new Map<string, Promise<Encoded>>();

  const encode = async (url: string, file: SiteFile, encoding: Encoding): Promise<Encoded> => {
    const plain = await readFile(file.path);
    const twin = encoding === 'identity' ? undefined : files.get(url + extensions[encoding]);
    const body = twin === undefined ? await compress(plain, encoding) : await readFile(twin.path);
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    return { body: new Uint8Array(body), etag: `"${hash}-${encoding}"` };
  };

  return (url: string, file: SiteFile, encoding: Encoding): Promise<Encoded> => {
    const key = `${encoding} ${url}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const encoded = encode(url, file, encoding);
    kept.set(key, encoded);
    encoded.catch(() => kept.delete(key));
    return encoded;
  };
};
