export interface MailPart {
  headers: Readonly<Record<string, string>>;
  content: Buffer;
  parts: readonly MailPart[];
}

const toByte = (_match: string, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16));

const decode = (body: string, encoding = '') => {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const text = body.replaceAll('=\r\n', '').replaceAll(/=([\dA-F]{2})/g, toByte);
  return Buffer.from(text, 'latin1');
};

/**
 * Parses a mail of our own server, which is why latin1 and the first boundary will do. `Headers`
 * joins those of one name, and has them by lower-case name.
 */
export const readMail = (raw: string): MailPart => {
  const end = raw.indexOf('\r\n\r\n');
  const body = raw.slice(end + 4);
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1)];
  });
  const headers: MailPart['headers'] = Object.fromEntries(new Headers(fields));
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined)
    return { headers, content: decode(body, headers['content-transfer-encoding']), parts: [] };
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return {
    headers,
    content: Buffer.alloc(0),
    parts: parts.map((part) => readMail(part.replace(/^\r\n/, '').replace(/\r\n$/, ''))),
  };
};
