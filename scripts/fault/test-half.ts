import { expect, test } from 'vitest';
import { openTestContext } from './test-context';
import { rows } from './rows';

const cases = rows.filter(({ name, databases }) => name !== 'slow' && databases.includes('sqlite'));

/**
 * Takes every second row in its short form on the embedded file; `npm run fault` takes the full measure. In two
 * halves, each in a file of its own, so that two workers share them.
 * @param first index of the first row
 */
export const testHalf = (first: 0 | 1) =>
  test.each(cases.filter((_, index) => index % 2 === first))(
    '$name',
    { timeout: 240_000 },
    async ({ measure }) => {
      const context = await openTestContext({
        database: 'sqlite',
        isShort: true,
        postgres: undefined,
      });
      try {
        expect(await measure(context)).toEqual({ figure: expect.any(String), isReached: true });
      } finally {
        await context.clear();
      }
    },
  );
