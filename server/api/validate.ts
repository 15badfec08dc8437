import { type AnyObjectSchema, ValidationError } from 'yup';
import type { Payload } from '../store/store';
import { Refusal } from './refusal';

/** @returns the value with outer spaces removed from every text in it: nobody loses a lead to a space. */
const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]));
};

const longestEcho = 100;

/** yup's own wording of these quotes what was sent; ours does not. */
const plainReasons: Readonly<Record<string, string>> = {
  typeError: 'Not the right type of value',
  oneOf: 'Not one of the choices',
  notNull: 'Not the right type of value',
  nullable: 'Not the right type of value',
};

const toRefusal = ({ type, path = '', message, params }: ValidationError) => {
  if (type === 'noUnknown') {
    const keys = params?.unknown;
    const unknown = typeof keys === 'string' ? keys.split(', ')[0] : '';
    const field = path === '' ? unknown : `${path}.${unknown}`;
    return new Refusal(400, 'Unknown field', { field: field?.slice(0, longestEcho) });
  }
  const reason = plainReasons[type ?? ''] ?? message.slice(0, longestEcho);
  return new Refusal(400, reason, path === '' ? {} : { field: path.slice(0, longestEcho) });
};

/**
 * Checks a body against a form's schema, without casting: a number sent as text is refused.
 *
 * @returns the body with outer spaces removed
 * @throws {Refusal} 400 with the first field, in the form's order, that is wrong
 */
export const validate = (schema: AnyObjectSchema, body: object): Payload => {
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
