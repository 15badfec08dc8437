import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAccept } from 'hono/utils/accept';
import send from 'send';
import type { Config } from '../base/config';
import { answerPlain } from './answer-plain';
import { createFileHeaders, encodings, type FileResponse } from './file-headers';

/**
 * @param files all files of the built site
 * @returns a function that sends one of them, or the requested range, so that visitors can seek in
 *   a film without loading it all; rejects when it cannot be read, before the response starts
 */
export const createFileSender = (
  distDir: string,
  files: ReadonlySet<string>,
  hosts: Config['hosts'],
) => {
  const headersOf = createFileHeaders(distDir, files, hosts);

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { file, status }: Pick<FileResponse, 'file' | 'status'>,
  ) => {
    const copies = encodings.filter(({ ending }) => files.has(file + ending));
    const hasCopies = copies.length > 0;
    const encoding = copies.find(({ name }) => accepts(request, name));
    const headers = await headersOf({ file, status, hasCopies, encoding });
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
    const stream = send(request, encodeURI(file + (encoding?.ending ?? '')), {
      root: distDir,
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      lastModified: false,
      // Only films are asked for in parts, and they have no compressed copies.
      acceptRanges: !hasCopies && status === 200,
      etag: false,
    });
    return new Promise<void>((resolve, reject) => {
      response.once('close', resolve);
      stream.on('error', (error: SendError) => {
        if (response.headersSent) response.destroy();
        // The build was replaced or removed while the server runs.
        else if (error.status === 404) answerPlain(response, 404, 'Not found');
        else if (error.status === 412 || error.status === 416)
          answerPlain(response, error.status, 'Not this part', error.headers);
        else reject(error);
      });
      stream.pipe(response);
    });
  };
};

/** @returns whether the client takes an encoding: a `q=0` in its `Accept-Encoding` refuses one */
function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  const accepted = parseAccept(headers['accept-encoding'] ?? '');
  const weights = new Map(accepted.map(({ type, q }) => [type.toLowerCase(), q]));
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

interface SendError extends Error {
  status?: number;
  headers?: Readonly<Record<string, string>>;
}
