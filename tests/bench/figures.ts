import { expect } from '@playwright/test';

/** In CI each figure is taken once, and a time is red at three times its bound only: other tests share the machine. */
export const isShort = process.env['CI'] !== undefined;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
};

/** Prints a figure; the test is red, and goes on, when it is above its bound. */
export const report = (name: string, value: number, most: number, unit = '') => {
  const bound = isShort && unit === 'ms' ? 3 * most : most;
  console.log(`${name}: ${value.toFixed(2)} ${unit} (at most ${bound})`);
  expect.soft(value, name).toBeLessThanOrEqual(bound);
};
