import { phonePattern, toAddressLine } from './validation';

const scheme = /^mailto:\s*/i;

/** @returns an e-mail address as it is sent; of a pasted `mailto:` link the address alone */
export const toEmail = (entry: string) => {
  const address = toAddressLine(entry);
  if (!scheme.test(address)) return address;
  const [mailbox = ''] = address.replace(scheme, '').split('?');
  return mailbox;
};

const brackets = /[()[\]]/g;

/** A bracket goes with all others: one alone would be a typing error. */
const withoutLastSeparator = (number: string) => {
  const at = Array.from(number).findLastIndex((character) => /\D/.test(character));
  return /[()[\]]/.test(number.charAt(at))
    ? number.replace(brackets, '')
    : number.slice(0, at) + number.slice(at + 1);
};

/**
 * @returns a phone number so that it meets the rule (docs/rules.md#phone-pattern): hyphens and spaces as the plain
 * ones, and as few separators left out as it takes, from the end; an entry that is no number stays as it is
 */
export const toPhone = (entry: string) => {
  const plain = toAddressLine(entry)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-');
  if (!/^\+\d{6,15}$/.test(plain.replace(/[ ()[\]/.-]/g, ''))) return entry;
  let number = plain.startsWith('+') ? plain : plain.replace(brackets, '');
  while (!phonePattern.test(number)) number = withoutLastSeparator(number);
  return number;
};
