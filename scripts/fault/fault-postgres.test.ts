import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../server/testing/postgres-server';
import { openGround } from './ground';
import { rows } from './rows';

const postgres = await startPostgres();
afterAll(() => postgres?.remove());

/** The rows in whose way the database itself stands; the others are alike on both engines. */
const names = ['many', 'one-key', 'mail-once', 'database-lost'];

test.skipIf(postgres === undefined).for(rows.filter(({ name }) => names.includes(name)))(
  '$name on PostgreSQL',
  { timeout: 240_000 },
  async ({ measure }) => {
    const ground = await openGround({ engine: 'postgres', isShort: true, postgres });
    try {
      expect(await measure(ground)).toEqual({ figure: expect.any(String), isReached: true });
    } finally {
      await ground.clear();
    }
  },
);
