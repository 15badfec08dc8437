import { Refusal } from './refusal';

/** Largest body, in bytes (docs/rules.md#body-limits). */
const bodyLimit = 32 * 1024;

const deepest = 4;
const mostEntries = 100;

const tooLarge = () => new Refusal(413, `The body is larger than ${bodyLimit / 1024} KiB`);

/** Read and thrown away after a refusal: who still sends when the connection breaks never sees the answer. */
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
  const announced = request.headers.get('content-length');
  if (Number(announced) > bodyLimit) throw tooLarge();
  try {
    if (announced !== null) return new Uint8Array(await request.arrayBuffer());
    return request.body === null ? new Uint8Array() : await readChunks(request.body);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'The body was cut short');
  }
};

/** Refuses what no form sends and what could hurt further on: deep nesting and a planted prototype. */
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
 * Reads a request's body as a JSON object, at most 32 KiB, with or without an announced length.
 *
 * @throws {Refusal} 415, 413 or 400
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
