import { phonePattern } from './validation';

/** @returns the text on one row: a space for each line break, tab or other control character */
export const toOneRow = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');

/** Zero-width characters except the joiner and non-joiner, which Persian, Hindi and emoji need. */
const zeroWidth = /(?![\u200c\u200d])\p{Cf}/gu;

/** Nothing to see: spaces, zero-width characters, accents alone, and letters drawn as a blank. */
const blankText = /^[\s\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** @returns whether a text has no visible character */
export const isBlank = (value: string) => blankText.test(value);

/**
 * @returns a trimmed text on one row that the server accepts, without zero-width characters; empty
 * when no character is visible
 */
export const toText = (value: string) => {
  const text = toOneRow(value).replace(zeroWidth, '').trim();
  return isBlank(text) ? '' : text;
};

/** @returns the same without joiners, too; for addresses and numbers */
export const toVisibleText = (value: string) => toText(value).replace(/\p{Cf}/gu, '');

/** @returns the e-mail address to send: full-width letters and dots become plain ones */
export const toEmail = (entry: string) =>
  toVisibleText(entry).normalize('NFKC').replaceAll(/[。｡]/gu, '.');

const separators = /[ ()[\]/.-]/g;
const lastSeparator = /\D(?=\d*$)/;
const brackets = /[()[\]]/g;

/**
 * Rewrites a phone number to match docs/rules.md#phone-pattern: uses plain hyphens and spaces, and
 * removes as few separators as needed, starting at the end. So `+44 (0) 20 7946 0018` becomes
 * `+44 02079460018`.
 * @returns the number, or the entry unchanged if it is not one
 */
export const toPhone = (entry: string) => {
  const plain = toVisibleText(entry)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-');
  const isNumber = /^\+\d{6,15}$/.test(plain.replace(separators, ''));
  if (!isNumber) return entry;
  // Nothing may stand before the plus, such as the hyphen of a list that the number was copied from.
  const fromPlus = plain.slice(plain.indexOf('+'));
  let number = fromPlus === plain ? plain : fromPlus.replace(brackets, '');
  // The loop ends, because a plus and 6 to 15 digits alone match.
  while (!phonePattern.test(number)) number = withoutLastSeparator(number);
  return number;
};

/** A bracket goes together with all others, so that none is left unpaired. */
const withoutLastSeparator = (number: string) => {
  const [separator = ''] = lastSeparator.exec(number) ?? [];
  const isBracket = '()[]'.includes(separator);
  return number.replace(isBracket ? brackets : lastSeparator, '');
};
