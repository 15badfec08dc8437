import { parseAccept } from 'hono/utils/accept';

/** Encodings of the compressed copies that the build writes beside text files of at least 1,024 bytes, best first. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * @param accepted an `Accept-Encoding` header; a `q=0` in it refuses an encoding
 * @returns the encodings that the client accepts, best first
 */
export const acceptedEncodings = (accepted: string | undefined) => {
  const weights = new Map(
    parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]),
  );
  return encodings.filter(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
};
