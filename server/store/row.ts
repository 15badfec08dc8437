/** A row as the database returns it; `rows.ts` reads its columns. */
export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

export const toRows = (values: readonly unknown[]): Row[] => values.filter(isRow);
