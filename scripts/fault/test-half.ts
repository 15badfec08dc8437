import { expect, test } from 'vitest';
import { inTestContext } from './test-context';
import { rows } from './rows';

/** `flood` waits a minute for the digest, and needs a quiet machine. */
const cases = rows.filter(
  ({ name, databases }) => name !== 'flood' && databases.includes('sqlite'),
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
      const verdict = await inTestContext({ isShort: true }, measure);
      expect(verdict).toEqual({ figure: expect.any(String), isReached: true });
    },
  );
