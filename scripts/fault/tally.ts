/** @returns the count of each value, such as `9998 × 200, 2 × 503` */
export const tally = (values: readonly (string | number)[]): string => {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} × ${value}`).join(', ') || 'none';
};

/** @returns the percentile: `share` of the values are at most this; 0 for an empty list */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);
