/** @returns a mail's headers, sorted by name, one per line */
export const headersOf = (mail: string): string[] => {
  const [head = ''] = mail.replaceAll('\r\n', '\n').split('\n\n');
  return head
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .toSorted();
};

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString();

/** @returns a mail's HTML part, decoded */
export const htmlOf = (mail: string): string => {
  const [, part = ''] = /content-type: text\/html[^]*?\r\n\r\n([^]*?)\r\n--/i.exec(mail) ?? [];
  const [, encoding = ''] =
    /content-type: text\/html[^]*?content-transfer-encoding: *([\w-]+)/i.exec(mail) ?? [];
  if (encoding === 'base64') return Buffer.from(part, 'base64').toString();
  return encoding === 'quoted-printable' ? fromQuotedPrintable(part) : part;
};
