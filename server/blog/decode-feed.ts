const byMark: readonly (readonly [RegExp, string])[] = [
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
 * Reads the bytes of a feed in the encoding that its first bytes show, else the header names, else the XML
 * declaration (RFC 7303, 3); in UTF-8 without one that is known.
 */
export const decodeFeed = (body: Buffer, contentType = ''): string => {
  const start = body.subarray(0, 200).toString('latin1');
  const mark = byMark.find(([pattern]) => pattern.test(start))?.[1];
  const [, header] = /;\s{0,5}charset\s{0,5}=\s{0,5}"?([\w.:-]{1,40})/i.exec(contentType) ?? [];
  const [, declared] =
    /^<\?xml[^>]{1,150}?encoding\s{0,5}=\s{0,5}["']([\w.:-]{1,40})/.exec(start) ?? [];
  return decoderOf(mark ?? header ?? declared).decode(body);
};
