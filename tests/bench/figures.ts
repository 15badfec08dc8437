import { expect } from '@playwright/test';

/** In CI few figures are taken, and a time is red at three times its bound only: other tests share the machine. */
export const isShort = process.env['CI'] !== undefined;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
};

/** @returns the bound that holds here */
export const boundOf = (most: number, unit: string) => (isShort && unit === 'ms' ? 3 * most : most);

/**
 * Visits a page several times, in CI until it is fast: other tests may take the processor once, but a slow page is slow
 * every time.
 * @returns the results that count: of all visits, in CI of the last
 */
export const visits = async <Result>(
  times: number,
  visit: () => Promise<Result>,
  isFast: (result: Result) => boolean,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let visited = 0; visited < times; visited += 1) {
    try {
      const result = await visit();
      results.push(result);
      if (isShort && isFast(result)) break;
    } catch (error) {
      // Lighthouse loses its trace on a very busy machine.
      if (!isShort || visited === times - 1) throw error;
    }
  }
  return isShort ? results.slice(-1) : results;
};

/** The third is the most that it may be. */
export type Figure = [name: string, value: number, most: number, unit?: string];

export const isWithin = ([, value, most, unit = '']: Figure) => value <= boundOf(most, unit);

/** Prints a figure; the test is red, and goes on, when it is above its bound. */
export const report = (...[name, value, most, unit = '']: Figure) => {
  const bound = boundOf(most, unit);
  console.log(`${name}: ${value.toFixed(2)} ${unit} (at most ${bound})`);
  expect.soft(value, name).toBeLessThanOrEqual(bound);
};
