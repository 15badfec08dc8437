export interface MailPart {
  headers: Readonly<Record<string, string>>;
  content: Buffer;
  parts: readonly MailPart[];
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      ),
    'latin1',
  );

/** Parses a mail: headers by lower-case name, and decoded parts. */
export const readMail = (raw: string): MailPart => {
  const end = raw.indexOf('\r\n\r\n');
  const body = raw.slice(end + 4);
  const headers = Object.fromEntries(
    raw
      .slice(0, end)
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    return {
      headers,
      content: Buffer.alloc(0),
      parts: parts.map((part) => readMail(part.replace(/^\r\n/, '').replace(/\r\n$/, ''))),
    };
  }
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return { headers, content: Buffer.from(body, 'base64'), parts: [] };
  const content =
    encoding === 'quoted-printable' ? decodeQuoted(body) : Buffer.from(body, 'latin1');
  return { headers, content, parts: [] };
};
