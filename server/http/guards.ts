import { type AnyObjectSchema, type SchemaFieldDescription, ValidationError } from 'yup';
import type { QuarantineReason } from '@/content/leads';
import { antiSpamHeaders, minFillTime } from '@/lib/anti-spam-headers';
import type { Config } from '../base/config';
import type { Identity, Payload, Store } from '../store/store';
import { toSite } from './client-address';
import type { RateCounter } from '../store/rate-counter';
import { Refusal } from './refusal';

// The guards of a post (docs/rules.md#guards): body, rate, key, schema, signs of a bot.

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
const checkDepth = (value: unknown, depth = 0): void => {
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest) throw new Refusal(400, 'The body is nested too deeply');
  if (Object.hasOwn(value, '__proto__'))
    throw new Refusal(400, 'Unknown field', { field: '__proto__' });
  const entries = Object.values(value);
  if (entries.length > mostEntries) throw new Refusal(400, 'The body has too many parts');
  for (const inner of entries) checkDepth(inner, depth + 1);
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
  checkDepth(body);
  return body;
};

/** Reads a body as the fields of an HTML form, of at most 32 KiB. @throws {Refusal} 413 above that */
export const readForm = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(new TextDecoder().decode(await readBytes(request)));

const dayMs = 86_400_000;
const saveIntervalMs = 60_000;

/** Audits of one site in a day; more are quarantined (docs/rules.md#rate-limit). */
const claimsPerDay = 3;

interface LimitOptions {
  config: Partial<Config>;
  rates: RateCounter;
  store: Store;
  now: () => number;
}

/** Creates the checks that count posts; without a rate limit none of them finds anything. */
export const createLimits = ({ config, rates, store, now }: LimitOptions) => {
  const { rateLimit, quarantineLimit, confirmationLimit } = config;
  let unsaved = 0;
  let savedAt = -Infinity;

  const tooMany = (reason: string, endsAt: number) => {
    const seconds = Math.max(1, Math.ceil((endsAt - now()) / 1000));
    return new Refusal(429, reason, { headers: { 'retry-after': String(seconds) } });
  };

  /** For the digest. Saved at most once a minute: a flood must not wear out the disk. A restart loses the rest. */
  const countRefused = async () => {
    unsaved += 1;
    if (Math.abs(now() - savedAt) < saveIntervalMs) return;
    savedAt = now();
    const count = unsaved;
    unsaved = 0;
    await store.incrementMetadata('posts-refused', count);
  };

  /** Counts by network, an IPv4 address or an IPv6 /48. @param most in a day; any number if absent */
  const dailyCheck =
    <Why extends QuarantineReason>(reason: Why, most?: number) =>
    async (address: string): Promise<Why | undefined> => {
      if (most === undefined) return undefined;
      const { posts } = await rates.count(`${reason}:${toSite(address)}`, now(), dayMs);
      return posts > most ? reason : undefined;
    };

  return {
    /**
     * Counts a post of this address (docs/rules.md#rate-limit).
     *
     * @returns the reason to quarantine the post, or undefined
     * @throws {Refusal} 429 above the second limit
     */
    checkRate: async (address: string): Promise<'rate' | undefined> => {
      if (rateLimit === undefined) return undefined;
      const { posts, endsAt } = await rates.count(address, now());
      if (posts > rateLimit.refuseOver) throw tooMany('Too many posts from this address', endsAt);
      return posts > rateLimit.quarantineOver ? 'rate' : undefined;
    },
    /** Counts an audit that would claim its identities. @returns the reason to quarantine it, or undefined */
    checkClaims: dailyCheck('claims', rateLimit && claimsPerDay),
    /** Counts a newsletter sign-up (docs/rules.md#newsletter). @returns the reason to quarantine it, or undefined */
    checkSignUps: dailyCheck('sign-ups', confirmationLimit?.address),
    /**
     * Counts an audit that was refused because another holds its identities (docs/rules.md#audit-conflict).
     *
     * @param identities of the refused audit: whoever has the same mailbox is the same person
     * @returns whether it is this person's second refusal in a day
     */
    isSecondRefusal: async (identities: readonly Identity[]): Promise<boolean> => {
      const mailbox = identities.find(({ kind }) => kind === 'email');
      if (rateLimit === undefined || mailbox === undefined) return false;
      return (await rates.count(`refused:${mailbox.hash}`, now(), dayMs)).posts === 2;
    },
    /**
     * Counts a post that is to be quarantined, per address and in total (docs/rules.md#quarantine).
     *
     * @returns the refusal of a post above the limit, or undefined
     */
    checkQuarantine: async (address: string): Promise<Refusal | undefined> => {
      if (quarantineLimit === undefined) return undefined;
      const own = await rates.count(`quarantine:${address}`, now(), dayMs);
      const isOver = own.posts > quarantineLimit.address;
      const all = isOver ? own : await rates.count('quarantine', now(), dayMs, true);
      if (!isOver && all.posts <= quarantineLimit.all) return undefined;
      await countRefused();
      return tooMany('Too many posts for today', all.endsAt);
    },
  };
};

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * @returns the idempotency key, if the form sent one: retries with the same key store one row
 * @throws {Refusal} 400 when the key is not a UUID
 */
export const readIdempotencyKey = (headers: Headers): string | undefined => {
  const key = headers.get(antiSpamHeaders.idempotencyKey);
  if (key === null) return undefined;
  if (!uuid.test(key))
    throw new Refusal(400, 'The key must be a UUID', { field: antiSpamHeaders.idempotencyKey });
  return key.toLowerCase();
};

/** @returns whether the browser says that a page of this site, or of an allowed origin, sent the request */
const isFromOurPage = (headers: Headers, allowedOrigins: readonly string[]): boolean => {
  if (headers.get('sec-fetch-site') === 'same-origin') return true;
  const origin = headers.get('origin') ?? '';
  if (allowedOrigins.includes(origin)) return true;
  const ownHosts = [headers.get('host'), headers.get('x-forwarded-host')];
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host);
};

/**
 * Decides from the headers whether a submission looks automated (docs/rules.md#quarantine).
 *
 * @param allowedOrigins origins whose pages post here without the form's own headers
 * @returns the reason to quarantine it, or undefined
 */
export const readSuspicion = (
  headers: Headers,
  allowedOrigins: readonly string[],
): QuarantineReason | undefined => {
  const honeypot = headers.get(antiSpamHeaders.honeypot);
  const fill = headers.get(antiSpamHeaders.fill);
  if ((honeypot ?? '').trim() !== '') return 'trap';
  if (fill !== null && /^\d+$/.test(fill.trim()) && Number(fill) < minFillTime) return 'fill';
  const isSigned = honeypot !== null && fill !== null;
  return isSigned || isFromOurPage(headers, allowedOrigins) ? undefined : 'origin';
};

/** @returns the value with leading and trailing spaces removed from every string in it */
const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]));
};

const longestEcho = 100;

/** Replaces yup's messages that quote the value sent. */
const plainReasons: Readonly<Record<string, string>> = {
  typeError: 'Not the right type of value',
  oneOf: 'Not one of the choices',
  notNull: 'Not the right type of value',
  nullable: 'Not the right type of value',
};

const at = (path: string) => (path === '' ? {} : { field: path.slice(0, longestEcho) });

const toRefusal = ({ type, path = '', message }: ValidationError) =>
  new Refusal(400, plainReasons[type ?? ''] ?? message.slice(0, longestEcho), at(path));

/**
 * Accepts only plain values in the schema's shape. yup itself treats some keys specially (`__isYupRef`) and turns some
 * values into strings.
 */
const checkShape = (shape: SchemaFieldDescription, value: unknown, path = ''): void => {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  if (isList && shape.type === 'array' && 'innerType' in shape) {
    const { innerType } = shape;
    const one = Array.isArray(innerType) ? innerType[0] : innerType;
    if (one !== undefined)
      for (const [index, inner] of value.entries()) checkShape(one, inner, `${path}[${index}]`);
  } else if (!isList && shape.type === 'object' && 'fields' in shape) {
    for (const [key, inner] of Object.entries(value)) {
      const place = path === '' ? key : `${path}.${key}`;
      const field = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
      if (field === undefined) throw new Refusal(400, 'Unknown field', at(place));
      checkShape(field, inner, place);
    }
  } else {
    throw new Refusal(400, 'Not the right type of value', at(path));
  }
};

/**
 * Checks a body against a form's schema without casting: a number sent as a string is refused.
 *
 * @returns the body with leading and trailing spaces removed
 * @throws {Refusal} 400 naming the first invalid field in the form's order
 */
export const validate = (schema: AnyObjectSchema, body: object): Payload => {
  checkShape(schema.describe(), body);
  try {
    const payload: Payload = schema.validateSync(trimmed(body), {
      strict: true,
      abortEarly: false,
    });
    return payload;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const order = Object.keys(schema.fields);
    const rank = ({ path = '' }: ValidationError) => order.indexOf(path.split(/[.[]/)[0] ?? '');
    const [first] = error.inner
      .filter((inner) => rank(inner) >= 0)
      .toSorted((a, b) => rank(a) - rank(b));
    throw toRefusal(first ?? error.inner[0] ?? error);
  }
};
