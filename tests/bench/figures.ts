import { expect } from '@playwright/test';

/** In CI few figures are taken. */
export const isShort = process.env['CI'] !== undefined;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
};

/**
 * How far a figure of a unit may pass its bound in CI, where other tests share the machine: a time of the clock by far, one
 * of the processor as far as machines differ.
 */
const tolerances: Readonly<Record<string, number>> = { ms: 3, 'ms of the processor': 2 };

const boundOf = (most: number, unit: string) => (isShort ? (tolerances[unit] ?? 1) * most : most);

/** @returns the results of visiting several times, one after another */
export const repeat = async <Result>(
  times: number,
  visit: () => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  while (results.length < times) results.push(await visit());
  return results;
};

/** The third is the most that it may be. */
export type Figure = [name: string, value: number, most: number, unit?: string];

/** Prints a figure; the test is red, and goes on, when it is above its bound. */
export const report = (...[name, value, most, unit = '']: Figure) => {
  const bound = boundOf(most, unit);
  console.log(`${name}: ${value.toFixed(2)} ${unit} (at most ${bound})`);
  expect.soft(value, name).toBeLessThanOrEqual(bound);
};
