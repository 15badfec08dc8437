/** @returns a copy of an unknown value's fields; empty when it is no object */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
