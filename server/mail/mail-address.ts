// One @, and no character with a meaning in a mail header. Without SMTPUTF8 only ASCII may stand before the @; the domain
// is written in punycode.
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{C}\P{ASCII}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;

/** The mail has no valid recipient: no retry helps. */
export class NoMailAddressError extends TypeError {
  constructor() {
    super('No mail address');
  }
}

/**
 * @returns whether a mail header can carry the text as exactly one address (docs/rules.md#mails); at most 254 characters
 *   (RFC 5321)
 */
export const isMailAddress = (value: string) => value.length <= 254 && plainAddress.test(value);
