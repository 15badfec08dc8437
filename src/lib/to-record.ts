/** @returns a copy of an unknown value's fields; empty when it is no object */
export const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
