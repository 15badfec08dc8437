/** A row as a database returns it; the readers in `rows.ts` say what a column must be. */
export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** @returns what the database returned, as rows */
export const toRows = (values: readonly unknown[]): Row[] => values.filter(isRow);
