// One at sign, and nothing that a mail header reads as structure: a form accepts more than a header may carry.
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;

/** A mail has nowhere to go, however often it is tried. */
export class NoMailAddressError extends TypeError {
  constructor() {
    super('No mail address');
  }
}

/** @returns whether the text can stand in a mail header as one address and nothing else. */
export const isMailAddress = (value: string) => value.length <= 254 && plainAddress.test(value);
