import { phonePattern, toVisibleText } from './validation';

const scheme = /^mailto:\s*/i;

/**
 * @returns the e-mail address to send: full-width letters and dots as plain ones, and of a pasted `mailto:` link the
 *   address
 */
export const toEmail = (entry: string) => {
  const address = toVisibleText(entry).normalize('NFKC').replaceAll(/[。｡]/gu, '.');
  if (!scheme.test(address)) return address;
  const [mailbox = ''] = address.replace(scheme, '').split('?');
  return mailbox;
};

const brackets = /[()[\]]/g;

/** Removes the last separator. If it is a bracket, removes all brackets, so that none is left unpaired. */
const withoutLastSeparator = (number: string) => {
  const at = Array.from(number).findLastIndex((character) => /\D/.test(character));
  return /[()[\]]/.test(number.charAt(at))
    ? number.replace(brackets, '')
    : number.slice(0, at) + number.slice(at + 1);
};

/**
 * Rewrites a phone number to match docs/rules.md#phone-pattern: uses plain hyphens and spaces, and removes as few
 * separators as needed, starting at the end.
 * @returns the number, or the entry unchanged if it is not one
 */
export const toPhone = (entry: string) => {
  const plain = toVisibleText(entry)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-');
  if (!/^\+\d{6,15}$/.test(plain.replace(/[ ()[\]/.-]/g, ''))) return entry;
  let number = plain.startsWith('+') ? plain : plain.replace(brackets, '');
  while (!phonePattern.test(number)) number = withoutLastSeparator(number);
  return number;
};
