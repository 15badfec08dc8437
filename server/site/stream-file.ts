import { type FileHandle, open } from 'node:fs/promises';
import { type ByteRange, readRange } from './byte-range';
import type { SiteFile } from './site-files';

const chunkSize = 128 * 1024;

/** Reads a part of a file as it is asked for, and closes the file at the end or when nobody listens any more. */
const readPart = (handle: FileHandle, { first, last }: ByteRange) => {
  let position = first;
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const chunk = new Uint8Array(Math.min(chunkSize, last + 1 - position));
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, position);
      position += bytesRead;
      if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead));
      if (bytesRead > 0 && position <= last) return;
      await handle.close();
      controller.close();
    },
    cancel: () => handle.close(),
  });
};

/**
 * Answers with a file as it lies on disk, or with the part of it that was asked for (206), so that a film can be
 * sought in without loading it whole.
 */
export const streamFile = async (
  request: Request,
  file: SiteFile,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  // Opened first: a file that cannot be read fails here, not in the middle of the answer.
  const handle = await open(file.path, 'r');
  const { size, mtimeMs } = await handle.stat();
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const known = { ...headers, etag, 'accept-ranges': 'bytes', 'content-type': file.type };
  const close = async (status: number, more: Readonly<Record<string, string>> = {}) => {
    await handle.close();
    return new Response(null, { status, headers: { ...known, ...more } });
  };
  if (request.headers.get('if-none-match') === etag) return close(304);

  const condition = request.headers.get('if-range');
  const isAsked = condition === null || condition === etag;
  const range = readRange(isAsked ? request.headers.get('range') : null, size);
  if (range === 'unsatisfiable') return close(416, { 'content-range': `bytes */${size}` });
  const part = range === 'whole' ? { first: 0, last: size - 1 } : range;
  const status = range === 'whole' ? 200 : 206;
  const measures: Record<string, string> = { 'content-length': String(part.last - part.first + 1) };
  if (range !== 'whole') measures['content-range'] = `bytes ${part.first}-${part.last}/${size}`;
  if (request.method === 'HEAD' || size === 0) return close(status, measures);
  return new Response(readPart(handle, part), { status, headers: { ...known, ...measures } });
};
