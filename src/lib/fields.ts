import { type FieldKind, kinds } from './field-kinds';

export interface Choice {
  value: string;
  label: string;
}

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

/** What a field of this kind holds. */
type ValueOf<Kind> = Kind extends keyof typeof kinds
  ? ReturnType<(typeof kinds)[Kind]['read']>
  : never;

/** What a form holds: a value for each field that somebody fills in. */
export type ValuesOf<Fields extends FieldRows> = {
  -readonly [
    Name in keyof Fields as Fields[Name]['kind'] extends 'fixed' | 'moment' ? never : Name
  ]: ValueOf<Fields[Name]['kind']>;
};

/** @returns what a field can take; undefined where nobody fills it in */
export const kindOf = ({ kind }: FieldRow): FieldKind | undefined =>
  kind === 'fixed' || kind === 'moment' ? undefined : kinds[kind];

/** @returns whether a field that only looks required is empty */
export const looksMissing = (row: FieldRow | undefined, entry: unknown) =>
  row?.required === 'looks' && kindOf(row)?.toSent(entry) === '';

/**
 * @param stored a draft, or input from before hydration, which may hold anything
 * @returns the form's values, empty where none is stored
 */
export function readFields<Fields extends FieldRows>(
  fields: Fields,
  stored?: Readonly<Record<string, unknown>>,
): ValuesOf<Fields>;
export function readFields(fields: FieldRows, stored: Readonly<Record<string, unknown>> = {}) {
  const values: Record<string, unknown> = {};
  for (const [name, row] of Object.entries(fields)) {
    const kind = kindOf(row);
    if (kind) values[name] = kind.read(stored[name]);
  }
  return values;
}

/** @returns the body of a form's values, without its moment, in the contract's order */
export function toBody(fields: FieldRows, values: Readonly<Record<string, unknown>>) {
  const body: Record<string, unknown> = {};
  for (const [name, row] of Object.entries(fields)) {
    if (row.sent === false || row.kind === 'moment') continue;
    const value = row.kind === 'fixed' ? row.value : kindOf(row)?.toSent(values[name]);
    const isLeftOut = value === '' && !row.required && row.sent !== 'always';
    if (!isLeftOut) body[name] = value;
  }
  return body;
}
