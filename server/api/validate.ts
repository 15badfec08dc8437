import { type AnyObjectSchema, type SchemaFieldDescription, ValidationError } from 'yup';
import type { Payload } from '../store/store';
import { Refusal } from './refusal';

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
