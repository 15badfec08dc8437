import { isBlank, toEmail, toPhone, toText, toVisibleText } from './normalize-entries';
import { toRecord } from './to-record';
import { maxLengths, messages } from './validation';

/** A country as it is kept and sent; the contract names its keys (docs/rules.md#countries). */
export interface Country {
  name: string;
  dial_code: string;
  code: string;
}

export interface FieldKind {
  /** Reads what a draft or a control holds, which may be anything; empty where it is no entry. */
  read: (stored: unknown) => unknown;
  /** Reads the same, and turns it into what the API gets. */
  toSent: (stored: unknown) => unknown;
  /** The `type` of the input. */
  type?: string;
  /** Rewrites what stands in the field once the visitor leaves it. */
  tidy?: ((entry: string) => string) | undefined;
  /** @returns the message for a text that is too long; undefined when it fits */
  lengthError?: (entry: string) => string | undefined;
}

/** What a field can take. */
export const kinds = {
  /** One row of text. */
  text: text(maxLengths.text),
  /** Several rows of text. */
  brief: text(maxLengths.brief, { normalize: (entry) => (isBlank(entry) ? '' : entry.trim()) }),
  /** An address that matches docs/rules.md#e-mail-pattern. */
  email: text(maxLengths.email, { type: 'email', normalize: toEmail, tidy: toEmail }),
  /** As `email`; the rule in `schema-fields.ts` accepts any address that browsers accept, too. */
  'any-email': text(maxLengths.email, { type: 'email', normalize: toEmail, tidy: toEmail }),
  url: text(maxLengths.url, { type: 'url', normalize: toVisibleText }),
  /** A number that matches docs/rules.md#phone-pattern. */
  phone: text(maxLengths.contact, { type: 'tel', normalize: toVisibleText, tidy: toPhone }),
  /** A number with its note, which nothing checks. */
  contact: text(maxLengths.contact, { type: 'tel', normalize: toVisibleText }),
  /** A whole number from 0 on; undefined while there is none. */
  count: {
    type: 'number',
    ...sentAsRead((stored) => {
      if (typeof stored === 'number') return stored;
      return asText(stored) === '' ? undefined : Number(stored);
    }),
  },
  /** The value of one of the row's choices. */
  choice: sentAsRead(asText),
  /** The values of some of the row's choices. */
  choices: sentAsRead((stored) =>
    Array.isArray(stored)
      ? stored.filter((value): value is string => typeof value === 'string')
      : [],
  ),
  /** An empty code means no country. */
  country: sentAsRead((stored): Country => {
    const { name, dial_code, code } = toRecord(stored);
    return { name: asText(name), dial_code: asText(dial_code), code: asText(code) };
  }),
  /** A tick is true or false; a checkbox that was ticked before hydration is read as `on`. */
  tick: sentAsRead((stored) => stored === true || stored === 'on'),
} satisfies Readonly<Record<string, FieldKind>>;

interface TextOptions extends Pick<FieldKind, 'type' | 'tidy'> {
  /** Turns an entry into what is sent. */
  normalize?: (entry: string) => string;
}

/** Texts keep an entry over `max` characters, and report it (docs/rules.md#field-lengths). */
function text(max: number, { type = 'text', normalize = toText, tidy }: TextOptions = {}) {
  return {
    type,
    max,
    tidy,
    read: asText,
    toSent: (stored: unknown) => normalize(asText(stored)),
    lengthError: (entry: string) => {
      const tooMany = normalize(entry).length - max;
      return tooMany > 0 ? messages.tooLong(tooMany) : undefined;
    },
  };
}

/** A kind whose values are sent as they are read. */
function sentAsRead<Value>(read: (stored: unknown) => Value) {
  return { read, toSent: read };
}

function asText(stored: unknown) {
  return typeof stored === 'string' ? stored : '';
}
