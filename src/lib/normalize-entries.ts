import { phonePattern, toVisibleText } from './validation';

/** @returns the e-mail address to send: full-width letters and dots become plain ones */
export const toEmail = (entry: string) =>
  toVisibleText(entry).normalize('NFKC').replaceAll(/[。｡]/gu, '.');

const brackets = /[()[\]]/g;

/** Removes the last separator, or all brackets if it is one, so that none is left unpaired. */
const withoutLastSeparator = (number: string) => {
  const [separator = ''] = /\D(?=\d*$)/.exec(number) ?? [];
  return /[()[\]]/.test(separator)
    ? number.replace(brackets, '')
    : number.replace(/\D(?=\d*$)/, '');
};

/**
 * Rewrites a phone number to match docs/rules.md#phone-pattern: uses plain hyphens and spaces, and
 * removes as few separators as needed, starting at the end.
 * @returns the number, or the entry unchanged if it is not one
 */
export const toPhone = (entry: string) => {
  const plain = toVisibleText(entry)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-');
  if (!/^\+\d{6,15}$/.test(plain.replace(/[ ()[\]/.-]/g, ''))) return entry;
  // Nothing may stand before the plus, such as the hyphen of a list that the number was copied from.
  const fromPlus = plain.slice(plain.indexOf('+'));
  let number = fromPlus === plain ? plain : fromPlus.replace(brackets, '');
  while (!phonePattern.test(number)) number = withoutLastSeparator(number);
  return number;
};
