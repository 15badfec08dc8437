import type { ServerResponse } from 'node:http';

/** Headers that describe a file and its content, among them the policy of a page. */
const ofFile = /^(?:etag|vary|content-|accept-|last-)/;

/**
 * Answers with a text. Takes back the headers that were already set for a file which could not be
 * sent; those of every answer stay.
 */
export function answerPlain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  for (const name of response.getHeaderNames()) if (ofFile.test(name)) response.removeHeader(name);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(`${text}\n`);
}
