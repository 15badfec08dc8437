import { string } from 'yup';
import {
  browserEmailPattern,
  controlCharacters,
  emailPattern,
  lengths,
  loneSurrogate,
  messages,
  timestampPattern,
  toLine,
} from './validation';

/** A single line of text: trimmed, at most `max` characters, no control character. */
export const line = (max: number = lengths.line) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? toLine(value) : value))
    .trim()
    .max(max, `At most ${max} characters`)
    .test(
      'line',
      'Control characters are not allowed',
      (value) => !controlCharacters.test(value ?? ''),
    )
    .test('unicode', 'Not valid text', (value) => !loneSurrogate.test(value ?? ''));

/** A text of several lines, at most `max` characters. */
export const text = (max: number = lengths.brief) =>
  string()
    .trim()
    .max(max, `At most ${max} characters`)
    .test('unicode', 'Not valid text', (value) => !/\0|\p{Cs}/u.test(value ?? ''));

/** A line that must not be empty: "This field is required". */
export const requiredLine = (max?: number) => line(max).required(messages.required);

/** The detailed form's and the audit's e-mail (specification 5). */
export const email = () => requiredLine(lengths.email).matches(emailPattern, messages.invalidEmail);

/** The short form's and the newsletter's e-mail: whatever the browser accepted. */
export const browserEmail = () =>
  requiredLine(lengths.email).matches(browserEmailPattern, messages.invalidEmail);

/** The moment of the click, ISO 8601 UTC (decision 8). */
export const timestamp = () =>
  string()
    .required(messages.required)
    .matches(timestampPattern, 'Not a UTC timestamp')
    .test('date', 'Not a date', (value) => !Number.isNaN(Date.parse(value)));
