import { string } from 'yup';
import { toEmail } from './normalize-entries';
import {
  browserEmailPattern,
  controlCharacters,
  emailPattern,
  isBlank,
  maxLengths,
  messages,
  toVisibleLine,
  toSingleLine,
} from './validation';

const tooLong = ({ value, max }: { value: unknown; max: number }) =>
  messages.tooLong(String(value).length - max);

/** A single line of text: trimmed, at most `max` characters, no control character. */
const line = (max: number = maxLengths.line) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? toSingleLine(value) : value))
    .trim()
    .max(max, tooLong)
    .test(
      'line',
      'Control characters are not allowed',
      (value) => !controlCharacters.test(value ?? ''),
    )
    .test('unicode', 'Not valid text', (value) => !/\p{Cs}/u.test(value ?? ''));

/** A text of several lines, at most as long as a brief. */
export const text = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' && isBlank(value) ? '' : value))
    .trim()
    .max(maxLengths.brief, tooLong)
    .test('unicode', 'Not valid text', (value) => !/\0|\p{Cs}/u.test(value ?? ''));

/** A line that must not be empty: "This field is required". */
export const requiredLine = () => line().required(messages.required);

/** An address or a number, without the zero-width characters that pasting can add. */
export const address = (max: number) =>
  line(max).transform((value: unknown) =>
    typeof value === 'string' ? toVisibleLine(value) : value,
  );

/** A required e-mail address; a pasted `mailto:` link is reduced to its address. */
const mailbox = () =>
  line(maxLengths.email)
    .transform((value: unknown) => (typeof value === 'string' ? toEmail(value) : value))
    .required(messages.required);

/** The detailed form's and the audit's e-mail (docs/rules.md#e-mail-pattern). */
export const email = () => mailbox().matches(emailPattern, messages.invalidEmail);

/** The short form's and the newsletter's e-mail: also accepts what the browser accepts. */
export const browserEmail = () =>
  mailbox().test(
    'email',
    messages.invalidEmail,
    (value) => emailPattern.test(value) || browserEmailPattern.test(value),
  );

/** The moment of the click, ISO 8601 UTC (docs/rules.md#timestamps). */
export const timestamp = () =>
  string()
    .required(messages.required)
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/, 'Not a UTC timestamp')
    .test('date', 'Not a date', (value) => !Number.isNaN(Date.parse(value)));
