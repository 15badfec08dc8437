import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { auditAnswers, auditDetails } from '../../../tests/fill-audit';
import { questionIds } from './answers';
import { auditSchema } from './schema';

const whole = { ...auditAnswers(), ...auditDetails };

/** First message per field, as the form shows it. */
const messagesOf = (changes: Readonly<Record<string, unknown>>) => {
  try {
    auditSchema.validateSync({ ...whole, ...changes }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.toReversed().map(({ path, message }) => [path ?? '', message]),
    );
  }
};

const required = 'This field is required';

it('accepts a complete audit, also of a founder alone, and without the optional newsletter', () => {
  expect(messagesOf({})).toEqual({});
  expect(messagesOf({ numberOfEmployee: 0 })).toEqual({});
  expect(messagesOf({ newsletter: undefined })).toEqual({});
});

it.each([...questionIds, ...Object.keys(auditDetails).filter((key) => key !== 'newsletter')])(
  'says that %s is required, whether it is empty, blank or missing',
  (field) => {
    for (const nothing of ['', '   ', undefined])
      expect(messagesOf({ [field]: nothing })[field]).toBe(required);
  },
);

it.each([
  ['email', 'ada@hexwell', 'Please enter valid email'],
  ['linkedin', 'my profile', 'Please enter a valid URL'],
  ['website', 'hexwell', 'Please enter a valid URL'],
  ['contact', '+44 20 7946 0018 1234', 'Please enter valid phone number'],
  ...[-1, 1.5, NaN, 2 ** 53, 'many', null].map((count) => ['numberOfEmployee', count, required]),
  ...['d', 'A', 'ab', 1].map((answer) => ['q-7', answer, required]),
])('says of a wrong %s (%s): %s', (field, value, message) => {
  expect(messagesOf({ [String(field)]: value })).toEqual({ [String(field)]: message });
});

it('rejects unknown fields', () => {
  const body = { ...whole, createdAt: 'now' };
  expect(() => auditSchema.validateSync(body, { strict: true })).toThrow(/unspecified/);
});
