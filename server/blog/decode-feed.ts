/** Encodings by byte order mark, or by the first characters of an XML declaration. */
const encodingsByStart: readonly (readonly [RegExp, string])[] = [
  [/^\xef\xbb\xbf/, 'utf-8'],
  [/^\xff\xfe|^<\0\?\0/, 'utf-16le'],
  [/^\xfe\xff|^\0<\0\?/, 'utf-16be'],
];

const decoderOf = (label: string | undefined) => {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
};

/**
 * Decodes a feed by its byte order mark, else by the header, else by the XML declaration (RFC 7303, 3), else as UTF-8.
 *
 * @param contentType the `Content-Type` header
 */
export const decodeFeed = (body: Buffer, contentType = ''): string => {
  const start = body.subarray(0, 200).toString('latin1');
  const startEncoding = encodingsByStart.find(([pattern]) => pattern.test(start))?.[1];
  const [, header] = /;\s{0,5}charset\s{0,5}=\s{0,5}"?([\w.:-]{1,40})/i.exec(contentType) ?? [];
  const [, declared] =
    /^<\?xml[^>]{1,150}?encoding\s{0,5}=\s{0,5}["']([\w.:-]{1,40})/.exec(start) ?? [];
  return decoderOf(startEncoding ?? header ?? declared).decode(body);
};
