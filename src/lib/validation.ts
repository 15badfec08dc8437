/** What a form says of a wrong entry, to the letter (docs/rules.md#messages). */
export const messages = {
  required: 'This field is required',
  invalidEmail: 'Please enter valid email',
  invalidUrl: 'Please enter a valid URL',
  invalidPhone: 'Please enter valid phone number',
  tooLong: (tooMany: number) =>
    `${tooMany.toLocaleString('en')} ${tooMany === 1 ? 'character' : 'characters'} too long. Nothing was cut.`,
  /** For assistive technology: a figure that changes with every key would be read out each time. */
  tooLongHeard: 'Too long. Nothing was cut.',
} as const;

/** Field lengths, browser and server alike (docs/rules.md#field-lengths). */
export const maxLengths = {
  line: 120,
  email: 254,
  /** A number with its note. */
  contact: 1000,
  url: 2048,
  brief: 5000,
} as const;

/**
 * Text, at sign, domain, top-level part of at least two letters (docs/rules.md#e-mail-pattern), of any script: an
 * address is taken as its owner writes it, and with the domain as browsers rewrite it (`xn--…`). Neither spaces nor
 * commas: those part addresses.
 */
export const emailPattern = /^[^\s@,]+@(?:[^\s@.,]+\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu;

/** What a browser's `type=email` lets through: the short form and the newsletter take that, too. */
export const browserEmailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?(?:\.[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?)*$/;

/** Optional http(s) and www prefix, a domain with a dot extension, optional path (docs/rules.md#url-pattern). */
export const urlPattern =
  /^(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-+[\p{L}\p{M}\p{N}]+)*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** A plus sign, then 6 to 15 digits or separators, the last of them a digit (docs/rules.md#phone-pattern). */
export const phonePattern = /^\+[\d ()[\]/.-]{5,14}\d$/;

/** An ISO 8601 UTC time as `Date#toISOString` writes it. */
export const timestampPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;

export const controlCharacters = /[\p{Cc}\u2028\u2029]/u;
export const loneSurrogate = /\p{Cs}/u;

/** Zero-width characters, but for the two that join and part letters in Persian, Hindi and emoji. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/** Letters without a shape, which some names consist of. */
const shapeless = /^[\s\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** @returns whether there is nothing to be seen of a text. */
export const isBlank = (value: string) => shapeless.test(value);

/**
 * @returns one trimmed line: pasted tabs and line breaks become spaces, so that the server takes it, and zero-width
 * characters go; empty when nothing of it can be seen
 */
export const toSingleLine = (value: string) => {
  const line = value
    .replace(new RegExp(controlCharacters, 'gu'), ' ')
    .replace(invisible, '')
    .trim();
  return isBlank(line) ? '' : line;
};

/** @returns a line that is an address or a number, where no zero-width character has a meaning. */
export const toAddressLine = (value: string) => toSingleLine(value).replace(/\p{Cf}/gu, '');

const limit = (most: number) => ({
  /** @returns what to say of a line that is too long, by how many characters */
  says: (entry: string) => {
    const tooMany = toSingleLine(entry).length - most;
    return tooMany > 0 ? messages.tooLong(tooMany) : undefined;
  },
  heard: messages.tooLongHeard,
});

/** The room of fields that keep what is too long for them whole, and say so (docs/rules.md#field-lengths). */
export const limits = {
  line: limit(maxLengths.line),
  email: limit(maxLengths.email),
  contact: limit(maxLengths.contact),
  url: limit(maxLengths.url),
};
