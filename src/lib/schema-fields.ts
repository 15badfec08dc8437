import { array, boolean, number, object, type ObjectSchema, type Schema, string } from 'yup';
import { type Choice, type FieldRow, type FieldRows, kinds, type ValuesOf } from './fields';
import {
  browserEmailPattern,
  controlCharacters,
  emailPattern,
  messages,
  phonePattern,
  urlPattern,
} from './validation';

/**
 * @param more rules of keys that come before the fields
 * @returns the schema of a form's body, for browser and server
 */
export function schemaOf<Fields extends FieldRows, More extends object = object>(
  fields: Fields,
  more?: Readonly<Record<string, Schema>>,
): ObjectSchema<ValuesOf<Fields> & More>;
export function schemaOf(fields: FieldRows, more: Readonly<Record<string, Schema>> = {}) {
  return object({ ...more, ...rulesOf(fields) }).noUnknown();
}

const rulesOf = (fields: FieldRows) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, row]) =>
      row.sent === false ? [] : [[name, rules[row.kind](row)] as const],
    ),
  );

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
    const { max, toSent } = kinds[kind];
    const format = formats[kind];
    const rule = string()
      .transform((value: unknown) => (typeof value === 'string' ? toSent(value) : value))
      .trim()
      .max(max, tooLong)
      .test(
        'row',
        'Control characters are not allowed',
        (value = '') => kind === 'brief' || !controlCharacters.test(value),
      )
      .test('unicode', 'Not valid text', (value = '') => !/\0|\p{Cs}/u.test(value))
      .test(
        'format',
        format?.message ?? '',
        (value = '') =>
          value === '' || !format || format.patterns.some((pattern) => pattern.test(value)),
      );
    if (required) return rule.required(messages.required);
    return sent === 'always' ? rule.defined() : rule;
  };

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
  choice: ({ required, choices, choicesFor = () => choices }) =>
    string().test('choice', messages.required, (value = '', { parent }) =>
      value === '' ? !required : valuesOf(choicesFor(parent)).includes(value),
    ),
  choices: ({ choices }) =>
    array()
      .of(string().required().oneOf(valuesOf(choices)))
      .max(valuesOf(choices).length)
      .test('once', 'A service is named twice', (ids = []) => new Set(ids).size === ids.length)
      .defined(),
  country: () =>
    object({
      name: text('text')({ label: '', kind: 'text', required: true }),
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
