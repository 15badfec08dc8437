import { toEmail, toPhone } from './normalize-entries';
import { toRecord } from './to-record';
import { isBlank, maxLengths, messages, toText, toVisibleText } from './validation';

export interface Choice {
  value: string;
  label: string;
}

/** A country as it is kept and sent (docs/rules.md#countries). */
export interface Country {
  name: string;
  dial_code: string;
  code: string;
}

interface FieldKind {
  /** Reads what a draft or a control holds, which may be anything; empty where it is no entry. */
  read: (stored: unknown) => unknown;
  /** The same as it is sent. */
  toSent: (stored: unknown) => unknown;
  type?: string;
  /** Rewrites what stands in the field once it is left. */
  tidy?: ((entry: string) => string) | undefined;
  limit?: { says: (entry: string) => string | undefined; heard: string };
}

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : '');

interface TextOptions extends Pick<FieldKind, 'type' | 'tidy'> {
  /** Makes an entry what is sent. */
  normalize?: (entry: string) => string;
}

/** Texts keep an entry over `max` characters, and report it (docs/rules.md#field-lengths). */
const text = (max: number, { type = 'text', normalize = toText, tidy }: TextOptions = {}) => ({
  type,
  max,
  tidy,
  read: asText,
  toSent: (stored: unknown) => normalize(asText(stored)),
  limit: {
    /** @returns the message for a text that is too long; undefined when it fits */
    says: (entry: string) => {
      const tooMany = normalize(entry).length - max;
      return tooMany > 0 ? messages.tooLong(tooMany) : undefined;
    },
    heard: messages.tooLongHeard,
  },
});

const email = text(maxLengths.email, { type: 'email', normalize: toEmail, tidy: toEmail });

/** A value that is sent as it is kept. */
const unchanged = <Value>(read: (stored: unknown) => Value) => ({ read, toSent: read });

/** What a field can take. */
export const kinds = {
  /** One row. */
  text: text(maxLengths.text),
  /** Several rows. */
  brief: text(maxLengths.brief, { normalize: (entry) => (isBlank(entry) ? '' : entry.trim()) }),
  /** An address that matches docs/rules.md#e-mail-pattern. */
  email,
  /** The same, or one that browsers accept. */
  'any-email': email,
  url: text(maxLengths.url, { type: 'url', normalize: toVisibleText }),
  /** A number that matches docs/rules.md#phone-pattern. */
  phone: text(maxLengths.contact, { type: 'tel', normalize: toVisibleText, tidy: toPhone }),
  /** A number with its note, which nothing checks. */
  contact: text(maxLengths.contact, { type: 'tel', normalize: toVisibleText }),
  /** A whole number from 0 on; undefined while there is none. */
  count: {
    type: 'number',
    ...unchanged((stored) => {
      if (typeof stored === 'number') return stored;
      return asText(stored) === '' ? undefined : Number(stored);
    }),
  },
  /** The value of one of the row's choices. */
  choice: unchanged(asText),
  /** The values of some of the row's choices. */
  choices: unchanged((stored) =>
    Array.isArray(stored)
      ? stored.filter((value): value is string => typeof value === 'string')
      : [],
  ),
  /** An empty code means no country. */
  country: unchanged((stored): Country => {
    const { name, dial_code, code } = toRecord(stored);
    return { name: asText(name), dial_code: asText(dial_code), code: asText(code) };
  }),
  /** Input from before hydration is text. */
  tick: unchanged((stored) => stored === true || stored === 'on'),
} satisfies Readonly<Record<string, FieldKind>>;

/** A field of a form: browser, server, drafts and mails know it by its row. */
export interface FieldRow {
  label: string;
  /** Nobody fills in what is `fixed`, or the `moment` of the click. */
  kind: keyof typeof kinds | 'fixed' | 'moment';
  /**
   * An optional text is not sent while it is empty. A field with `looks` is marked as required, and
   * blocks nothing (docs/rules.md#designation).
   */
  required?: true | 'looks';
  /** A field with `always` is sent even while it is empty, one with `false` never. */
  sent?: 'always' | false;
  autoComplete?: string;
  placeholder?: string;
  choices?: readonly Choice[];
  /** The choices that the form's other values leave. */
  choicesFor?: (values: Readonly<Record<string, unknown>>) => readonly Choice[];
  /** What a `fixed` field sends. */
  value?: string;
}

/** The fields of a form by their names, in the order that the contract gives its body. */
export type FieldRows = Readonly<Record<string, FieldRow>>;

/** @returns what a field can take; undefined where nobody fills it in */
export const kindOf = ({ kind }: FieldRow): FieldKind | undefined =>
  kind === 'fixed' || kind === 'moment' ? undefined : kinds[kind];

/** @returns whether a field that only looks required is empty */
export const looksMissing = (row: FieldRow | undefined, entry: unknown) =>
  row?.required === 'looks' && kindOf(row)?.toSent(entry) === '';

/** What a form holds. */
export type ValuesOf<Fields extends FieldRows> = {
  -readonly [
    Name in keyof Fields as Fields[Name]['kind'] extends keyof typeof kinds ? Name : never
  ]: Fields[Name]['kind'] extends keyof typeof kinds
    ? ReturnType<(typeof kinds)[Fields[Name]['kind']]['read']>
    : never;
};

/**
 * @param stored a draft, or input from before hydration, which may hold anything
 * @returns the form's values, empty where none is stored
 */
export function readFields<Fields extends FieldRows>(
  fields: Fields,
  stored?: Readonly<Record<string, unknown>>,
): ValuesOf<Fields>;
export function readFields(fields: FieldRows, stored: Readonly<Record<string, unknown>> = {}) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, row]) => {
      const kind = kindOf(row);
      return kind ? [[name, kind.read(stored[name])]] : [];
    }),
  );
}

/** @returns the body of a form's values, without its moment, in the contract's order */
export const toBody = (
  fields: FieldRows,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, row]) => {
      if (row.sent === false || row.kind === 'moment') return [];
      const value = row.kind === 'fixed' ? row.value : kindOf(row)?.toSent(values[name]);
      return value === '' && !row.required && row.sent !== 'always' ? [] : [[name, value]];
    }),
  );
