import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type AnyObjectSchema, ValidationError } from 'yup';
import type { Payload } from '../store/records';
import { Refusal } from './refusal';

export const requireJson: MiddlewareHandler = (context, next) => {
  const contentType = context.req.header('content-type') ?? '';
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  if (type.trim() !== 'application/json' || !/^(charset="?utf-8"?)?$/.test(charset ?? ''))
    throw new Refusal(415, 'The body must be application/json in UTF-8');
  return next();
};

/** Largest body, in KiB (docs/rules.md#body-limits). */
const maxBody = 32;

const limitStream = bodyLimit({
  maxSize: maxBody * 1024,
  onError: () => {
    throw new Refusal(413, `The body is larger than ${maxBody} KiB`);
  },
});

/** Refuses a larger body. One whose length is known is not read as a stream, which costs memory. */
export const limitBody: MiddlewareHandler = (context, next) => {
  const length = context.req.header('content-length');
  return length !== undefined && Number(length) <= maxBody * 1024
    ? next()
    : limitStream(context, next);
};

/**
 * Reads a body as JSON in UTF-8 and checks it against a form's schema without casting: a number sent
 * as a string is refused.
 *
 * @returns the body with leading and trailing spaces removed
 * @throws {Refusal} 400 naming the first invalid field in the form's order
 */
export const readPayload = (schema: AnyObjectSchema, body: ArrayBuffer): Payload => {
  try {
    const payload: Payload = schema.validateSync(parse(body), {
      strict: true,
      abortEarly: false,
    });
    return payload;
  } catch (error) {
    if (error instanceof ValidationError) throw toRefusal(firstError(schema, error));
    // Neither the parser nor yup goes down thousands of levels.
    if (error instanceof RangeError) throw new Refusal(400, 'The body is nested too deeply');
    throw error;
  }
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A refusal repeats at most this many characters of what was sent. */
const longestEcho = 100;
const fieldAt = (path: string) => (path === '' ? {} : { field: path.slice(0, longestEcho) });

/** Longest list; no form sends one of this length. */
const mostParts = 100;

/** Trims texts; refuses long lists, `__proto__` and keys with a meaning for yup (`__isYupRef`). */
const cleanValue = (key: string, value: unknown): unknown => {
  if (key.startsWith('__')) throw new Refusal(400, 'Unknown field', fieldAt(key));
  if (Array.isArray(value) && value.length > mostParts)
    throw new Refusal(400, 'The body has too many parts');
  return typeof value === 'string' ? value.trim() : value;
};

const parse = (body: ArrayBuffer): unknown => {
  try {
    return JSON.parse(utf8.decode(body), cleanValue);
  } catch (error) {
    if (error instanceof Refusal || error instanceof RangeError) throw error;
    throw new Refusal(400, 'The body is not valid JSON');
  }
};

/** Replaces yup's messages that quote the value sent. */
const plainReasons: Readonly<Record<string, string>> = {
  typeError: 'Not the right type of value',
  oneOf: 'Not one of the choices',
  notNull: 'Not the right type of value',
  nullable: 'Not the right type of value',
  noUnknown: 'Unknown field',
};

const toRefusal = ({ type = '', path = '', params, message }: ValidationError) => {
  const unknown = type === 'noUnknown' ? [String(params?.unknown)] : [];
  const field = [...(path === '' ? [] : [path]), ...unknown].join('.');
  if (field === '' && type in plainReasons)
    return new Refusal(400, 'The body must be a JSON object');
  return new Refusal(400, plainReasons[type] ?? message.slice(0, longestEcho), fieldAt(field));
};

/** @returns the error of the first invalid field in the form's order, or else of an unknown field */
const firstError = ({ fields }: AnyObjectSchema, error: ValidationError): ValidationError => {
  for (const name of Object.keys(fields)) {
    const ofField = error.inner.find(({ path = '' }) => path.split(/[.[]/)[0] === name);
    if (ofField !== undefined) return ofField;
  }
  return error.inner[0] ?? error;
};
