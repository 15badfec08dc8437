import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { auditAnswers, auditDetails } from '../../../tests/fill-audit';
import { auditSchema, questionIds } from './schema';

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

describe('auditSchema', () => {
  it('accepts a complete audit, also of a founder alone, and defaults newsletter to false', () => {
    expect(messagesOf({})).toEqual({});
    expect(messagesOf({ numberOfEmployee: 0 })).toEqual({});
    const { newsletter, ...others } = whole;
    expect(auditSchema.validateSync(others).newsletter).toBe(newsletter);
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
  ])('says of a wrong %s (%s): %s', (field, value, message) => {
    expect(messagesOf({ [field]: value })[field]).toBe(message);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 'many', null])(
    'does not take %s employees',
    (numberOfEmployee) => {
      expect(messagesOf({ numberOfEmployee })).toEqual({ numberOfEmployee: required });
    },
  );

  it.each(['d', 'A', 'ab', 1])('rejects %s as an answer', (answer) => {
    expect(messagesOf({ 'q-7': answer })['q-7']).toBeTruthy();
  });

  it('rejects unknown fields', () => {
    expect(() =>
      auditSchema.validateSync({ ...whole, createdAt: 'now' }, { strict: true }),
    ).toThrow(/unspecified/);
  });
});
