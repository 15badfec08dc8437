import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type AnyObjectSchema, ValidationError } from 'yup';
import type { Payload } from '../store/records';
import { Refusal } from './refusal';

/** Largest body in bytes (docs/rules.md#body-limits). */
const maxBody = 32 * 1024;

/** Refuses a body of another type than JSON in UTF-8. */
export const requireJson: MiddlewareHandler = (context, next) => {
  const contentType = context.req.header('content-type') ?? '';
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters.find((text) => text.trim().startsWith('charset='));
  const isUtf8 = charset === undefined || /^ *charset="?utf-8"? *$/.test(charset);
  if (type.trim() !== 'application/json' || !isUtf8)
    throw new Refusal(415, 'The body must be application/json in UTF-8');
  return next();
};

const limitStream = bodyLimit({
  maxSize: maxBody,
  onError: () => {
    throw new Refusal(413, `The body is larger than ${maxBody / 1024} KiB`);
  },
});

/** Refuses a larger body. One whose length is known is not read as a stream, which costs memory. */
export const limitBody: MiddlewareHandler = (context, next) => {
  const length = context.req.header('content-length');
  return length !== undefined && Number(length) <= maxBody ? next() : limitStream(context, next);
};

/**
 * Reads a body as JSON in UTF-8 and checks it against a form's schema without casting: a number
 * sent as a string is refused.
 *
 * @returns the body with leading and trailing spaces removed
 * @throws {Refusal} 400 naming the first invalid field in the form's order
 */
export const readPayload = (schema: AnyObjectSchema, body: ArrayBuffer): Payload => {
  try {
    return schema.validateSync(parse(body), { strict: true, abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) throw toRefusal(firstError(schema, error));
    // A deeply nested body overflows the stack of the parser or of yup.
    if (error instanceof RangeError) throw new Refusal(400, 'The body is nested too deeply');
    throw error;
  }
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A refusal repeats at most this many characters of what was sent. */
const maxRepeated = 100;
const fieldDetails = (path: string) => (path === '' ? {} : { field: path.slice(0, maxRepeated) });

/** No form sends a list of this length. */
const maxListLength = 100;

/** Trims texts; refuses long lists, `__proto__` and keys with a meaning for yup (`__isYupRef`). */
const trimOrRefuse = (key: string, value: unknown): unknown => {
  if (key.startsWith('__')) throw new Refusal(400, 'Unknown field', fieldDetails(key));
  if (Array.isArray(value) && value.length > maxListLength)
    throw new Refusal(400, 'The body has too many parts');
  return typeof value === 'string' ? value.trim() : value;
};

const parse = (body: ArrayBuffer): unknown => {
  try {
    return JSON.parse(utf8.decode(body), trimOrRefuse);
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

const toRefusal = (error: ValidationError) => {
  const field = fieldOf(error);
  const plainReason = plainReasons[error.type ?? ''];
  if (field === '' && plainReason !== undefined)
    return new Refusal(400, 'The body must be a JSON object');
  const reason = plainReason ?? error.message.slice(0, maxRepeated);
  return new Refusal(400, reason, fieldDetails(field));
};

/** @returns the path of the invalid field; yup names an unknown one beside its object's path */
const fieldOf = ({ type, path = '', params }: ValidationError): string => {
  if (type !== 'noUnknown') return path;
  const unknown = String(params?.unknown);
  return path === '' ? unknown : `${path}.${unknown}`;
};

/** @returns the error of the first invalid field in the form's order, else of an unknown field */
const firstError = ({ fields }: AnyObjectSchema, error: ValidationError): ValidationError => {
  for (const name of Object.keys(fields)) {
    const ofField = error.inner.find(({ path = '' }) => path.split(/[.[]/)[0] === name);
    if (ofField !== undefined) return ofField;
  }
  return error.inner[0] ?? error;
};
