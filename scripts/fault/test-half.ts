import { expect, test } from 'vitest';
import { openTestContext } from './test-context';
import { rows } from './rows';

/** `slow` has a file of its own; `flood` waits a minute for the digest, and takes a quiet machine. */
const others = ['slow', 'flood'];
const cases = rows.filter(
  ({ name, databases }) => !others.includes(name) && databases.includes('sqlite'),
);

/**
 * Tests every second row in a short run on SQLite; `npm run fault` runs them in full. Two test files call it, so that
 * two workers share the rows.
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
