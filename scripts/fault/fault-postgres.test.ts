import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../server/testing/postgres-server';
import { openTestContext } from './test-context';
import { rows } from './rows';

const postgres = await startPostgres();
afterAll(() => postgres?.remove());

/** The rows that depend on the database; the others behave alike on both. */
const names = ['many', 'one-key', 'mail-once', 'database-lost'];

test.skipIf(postgres === undefined).for(rows.filter(({ name }) => names.includes(name)))(
  '$name on PostgreSQL',
  { timeout: 240_000 },
  async ({ measure }) => {
    const context = await openTestContext({ database: 'postgres', isShort: true, postgres });
    try {
      expect(await measure(context)).toEqual({ figure: expect.any(String), isReached: true });
    } finally {
      await context.clear();
    }
  },
);
