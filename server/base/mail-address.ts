import { agency } from '@/content/agency';

/**
 * One @, and no character with a meaning in a mail header. Before the @ stands only ASCII (no
 * `\P{ASCII}`), since mail servers without SMTPUTF8 take nothing else; domains have punycode.
 */
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{C}\P{ASCII}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;

/**
 * @returns whether a mail header can carry the text as exactly one address (docs/rules.md#mails),
 *   which has at most 254 characters (RFC 5321)
 */
export const isMailAddress = (value: string) => value.length <= 254 && plainAddress.test(value);

/** The `From` of all mails. */
export interface Sender {
  name: string;
  address: string;
}

/** Parses `web@agency.example` or `Agency <web@agency.example>`. */
export const readSender = (value: string): Sender => {
  const [, before = '', address = value] = /^([^<>"\p{C}]+)<([^<>]*)>$/u.exec(value) ?? [];
  return { name: before.trim() || agency.name, address: address.trim() };
};
