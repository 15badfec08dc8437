import { array, boolean, number, object, type ObjectSchema, type Schema, string } from 'yup';
import { kinds } from './field-kinds';
import type { Choice, FieldRow, FieldRows, ValuesOf } from './fields';
import { toOneRow } from './normalize-entries';
import {
  browserEmailPattern,
  emailPattern,
  messages,
  phonePattern,
  urlPattern,
} from './validation';

/**
 * @param more rules of keys that come before the fields
 * @returns the schema of a form's body, for browser and server; its type comes from the rows, which
 * the overload states because the loop over them cannot show it
 */
export function schemaOf<Fields extends FieldRows, More extends object = object>(
  fields: Fields,
  more?: Readonly<Record<string, Schema>>,
): ObjectSchema<ValuesOf<Fields> & More>;
export function schemaOf(fields: FieldRows, more: Readonly<Record<string, Schema>> = {}) {
  const ofFields: Record<string, Schema> = {};
  for (const [name, row] of Object.entries(fields)) {
    if (row.sent !== false) ofFields[name] = rules[row.kind](row);
  }
  return object({ ...more, ...ofFields }).noUnknown();
}

const tooLong = ({ value, max }: { value: unknown; max: number }) =>
  messages.tooLong(String(value).length - max);

type TextKind = 'text' | 'brief' | 'email' | 'any-email' | 'url' | 'phone' | 'contact';

/** The patterns of which a text must match one, and the message where it matches none. */
const formats: Readonly<Partial<Record<TextKind, { patterns: RegExp[]; message: string }>>> = {
  email: { patterns: [emailPattern], message: messages.invalidEmail },
  'any-email': { patterns: [emailPattern, browserEmailPattern], message: messages.invalidEmail },
  url: { patterns: [urlPattern], message: messages.invalidUrl },
  phone: { patterns: [phonePattern], message: messages.invalidPhone },
};

const text =
  (kind: TextKind) =>
  ({ required, sent }: FieldRow): Schema => {
    const rule = allowedText(kind);
    if (required) return rule.required(messages.required);
    return sent === 'always' ? rule.defined() : rule;
  };

/** The rule of a text that may be empty: how long it is, which characters it has, and its format. */
function allowedText(kind: TextKind) {
  const { max, toSent } = kinds[kind];
  const { patterns, message = '' } = formats[kind] ?? {};
  const hasFormat = (value: string) => patterns?.some((pattern) => pattern.test(value)) ?? true;
  return (
    string()
      .transform((value: unknown) => (typeof value === 'string' ? toSent(value) : value))
      .trim()
      .max(max, tooLong)
      .test(
        'one-row',
        'Control characters are not allowed',
        (value = '') => kind === 'brief' || value === toOneRow(value),
      )
      // A brief may have control characters, but databases store no NUL, and no half surrogate pair.
      .test('unicode', 'Not valid text', (value = '') => !/\0|\p{Cs}/u.test(value))
      .test('format', message, (value = '') => value === '' || hasFormat(value))
  );
}

const valuesOf = (choices: readonly Choice[] = []) => choices.map(({ value }) => value);

/** The rule of each kind. */
const rules: Readonly<Record<FieldRow['kind'], (row: FieldRow) => Schema>> = {
  text: text('text'),
  brief: text('brief'),
  email: text('email'),
  'any-email': text('any-email'),
  url: text('url'),
  phone: text('phone'),
  contact: text('contact'),
  count: () =>
    number()
      .typeError(messages.required)
      .required(messages.required)
      .integer(messages.required)
      .min(0, messages.required)
      .max(Number.MAX_SAFE_INTEGER, messages.required),
  choice: ({ required, choices, choicesFor }) =>
    string().test('choice', messages.required, (value = '', { parent }) => {
      if (value === '') return !required;
      return valuesOf(choicesFor?.(parent) ?? choices).includes(value);
    }),
  choices: ({ choices }) =>
    array()
      .of(string().required().oneOf(valuesOf(choices)))
      .max(valuesOf(choices).length)
      .test('once', 'A service is named twice', (ids = []) => new Set(ids).size === ids.length)
      .defined(),
  country: () =>
    object({
      name: allowedText('text').required(messages.required),
      dial_code: string()
        .required(messages.required)
        .matches(/^\+\d{1,7}$/, 'Not a dial code'),
      code: string()
        .required(messages.required)
        .matches(/^[A-Z]{2}$/, 'Not a country code'),
    })
      .noUnknown()
      .required(messages.required),
  tick: ({ sent }) => (sent === 'always' ? boolean().defined() : boolean()),
  fixed: ({ value = '' }) => string().oneOf([value]).required(),
  /** ISO 8601 UTC (docs/rules.md#timestamps). */
  moment: () =>
    string()
      .required(messages.required)
      .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/, 'Not a UTC timestamp')
      .test('date', 'Not a date', (value) => !Number.isNaN(Date.parse(value))),
};
