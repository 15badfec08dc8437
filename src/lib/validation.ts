import { string } from 'yup';
import { messages } from '@/content/messages';

/** Field lengths, browser and server alike (decision 10). */
export const lengths = {
  line: 120,
  email: 254,
  phone: 32,
  url: 2048,
  brief: 5000,
} as const;

/** Text, at sign, domain, top-level part of at least two letters (specification 5). */
export const emailPattern = /^[^\s@]+@(?:[^\s@.]+\.)+[A-Za-z]{2,}$/;

/** What a browser's `type=email` lets through: the short form and the newsletter promise no other rule. */
export const browserEmailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?(?:\.[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?)*$/;

/** Optional http(s) and www prefix, a domain with a dot extension, optional path (specification 5). */
export const urlPattern =
  /^(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** A plus sign, then 6 to 15 digits or separators, the last of them a digit (specification 5 and 9). */
export const phonePattern = /^\+[\d ()[\]/.-]{5,14}\d$/;

/** An ISO 8601 UTC time as `Date#toISOString` writes it. */
const timestampPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;

// eslint-disable-next-line no-control-regex -- control characters are what these look for
const controlCharacters = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/;
// eslint-disable-next-line no-control-regex -- the same, all of them
const controlCharactersAll = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;
const loneSurrogate = /\p{Cs}/u;

/** @returns one trimmed line: pasted tabs and line breaks become spaces, so that the server takes it. */
export const toLine = (value: string) => value.replace(controlCharactersAll, ' ').trim();

/** A single line of text: trimmed, at most `max` characters, no control character. */
export const line = (max: number = lengths.line) =>
  string()
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
