/** Error messages, exactly as docs/rules.md#messages fixes them. */
export const messages = {
  required: 'This field is required',
  invalidEmail: 'Please enter valid email',
  invalidUrl: 'Please enter a valid URL',
  invalidPhone: 'Please enter valid phone number',
  tooLong: (tooMany: number) =>
    `${tooMany.toLocaleString('en')} ${tooMany === 1 ? 'character' : 'characters'} too long. Nothing was cut.`,
  /** Under a long brief. */
  length: (length: number, most: number) =>
    `${length.toLocaleString('en')} of ${most.toLocaleString('en')} characters`,
  /** For screen readers, which would read out a changing count at every key. */
  tooLongAnnouncement: 'Too long. Nothing was cut.',
} as const;

/** Longest entries in characters, for browser and server (docs/rules.md#field-lengths). */
export const maxLengths = {
  text: 120,
  email: 254,
  /** A number with its note. */
  contact: 1000,
  url: 2048,
  brief: 5000,
} as const;

// Each pattern is one literal, because `tests/architecture/patterns.test.ts` finds only literals when
// it measures them with hostile text.

/**
 * Text, at sign, domain, top-level domain of at least two letters (docs/rules.md#e-mail-pattern), in
 * any script or in the `xn--…` form of browsers. No spaces, and nothing that separates, quotes or
 * comments in a mail header.
 */
export const emailPattern =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@(?:[^\s@.<>()[\]\\,;:"\p{Cc}]+\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu;

/** What `type=email` accepts in browsers; the short form and the newsletter accept it too. */
export const browserEmailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?(?:\.[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?)*$/;

/** A domain with a dot extension; scheme, `www.` and path are optional (docs/rules.md#url-pattern). */
export const urlPattern =
  /^(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-+[\p{L}\p{M}\p{N}]+)*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** A plus sign, then 6 to 15 digits or separators, a digit last (docs/rules.md#phone-pattern). */
export const phonePattern = /^\+[\d ()[\]/.-]{5,14}\d$/;
