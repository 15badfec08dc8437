const withoutNulls = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** @returns rows as the database returned them, without the columns that are NULL; none of several statements */
export const toRows = (values: readonly unknown[] = []): object[] =>
  values.filter(isRow).map(withoutNulls);
