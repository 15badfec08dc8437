import { Refusal } from './refusal';

/** Largest body, in bytes (docs/rules.md#body-limits). */
const bodyLimit = 32 * 1024;

const deepest = 4;
const mostEntries = 100;

const tooLarge = () => new Refusal(413, `The body is larger than ${bodyLimit / 1024} KiB`);

/** Bytes to read and discard after a refusal: a client that is still sending when the connection closes misses the answer. */
const mostDiscarded = 4 * 1024 * 1024;

const discard = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  for (let size = 0; size < mostDiscarded;) {
    const { done, value } = await reader.read();
    if (done) return;
    size += value.byteLength;
  }
  await reader.cancel();
};

const requireJson = (contentType: string | null) => {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  if (type.trim() !== 'application/json' || !/^(charset="?utf-8"?)?$/.test(charset ?? ''))
    throw new Refusal(415, 'The body must be application/json in UTF-8');
};

const readChunks = async (body: ReadableStream<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > bodyLimit) {
      void discard(reader).catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
};

const readBytes = async (request: Request): Promise<Uint8Array> => {
  const contentLength = request.headers.get('content-length');
  if (Number(contentLength) > bodyLimit) throw tooLarge();
  try {
    if (contentLength !== null) return new Uint8Array(await request.arrayBuffer());
    return request.body === null ? new Uint8Array() : await readChunks(request.body);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'The body was cut short');
  }
};

/** Refuses deep nesting, huge objects and `__proto__` keys: no form sends them, and they could harm later code. */
const checkShape = (value: unknown, depth = 0): void => {
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest) throw new Refusal(400, 'The body is nested too deeply');
  if (Object.hasOwn(value, '__proto__'))
    throw new Refusal(400, 'Unknown field', { field: '__proto__' });
  const entries = Object.values(value);
  if (entries.length > mostEntries) throw new Refusal(400, 'The body has too many parts');
  for (const inner of entries) checkShape(inner, depth + 1);
};

/**
 * Reads a request body as a JSON object of at most 32 KiB, with or without a `Content-Length`.
 *
 * @throws {Refusal} 415 for another content type, 413 above 32 KiB, 400 for anything but a JSON object
 */
export const readBody = async (request: Request): Promise<object> => {
  requireJson(request.headers.get('content-type'));
  const bytes = await readBytes(request);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The body is not valid JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(400, 'The body must be a JSON object');
  checkShape(body);
  return body;
};
