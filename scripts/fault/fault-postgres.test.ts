import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../server/testing/postgres-server';
import { inTestContext } from './test-context';
import { rows } from './rows';

const postgres = await startPostgres();
afterAll(() => postgres?.remove());

/** The rows that depend on the database; the others behave alike on both. */
const names = ['many', 'one-key', 'mail-once', 'database-lost'];

test.skipIf(postgres === undefined).for(rows.filter(({ name }) => names.includes(name)))(
  '$name on PostgreSQL',
  { timeout: 240_000 },
  async ({ measure }) => {
    const verdict = await inTestContext({ database: 'postgres', isShort: true, postgres }, measure);
    expect(verdict).toEqual({ figure: expect.any(String), isReached: true });
  },
);
