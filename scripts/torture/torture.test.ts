import { expect, test } from 'vitest';
import { openGround } from './ground';
import { rows } from './rows';

/** Every row in its short form on the embedded file; `npm run torture` takes the full measure. */
const cases = rows.filter(({ name, engines }) => name !== 'slow' && engines.includes('sqlite'));

test.each(cases)('$name', { timeout: 90_000 }, async ({ measure }) => {
  const ground = await openGround({ engine: 'sqlite', isShort: true, postgres: undefined });
  try {
    expect(await measure(ground)).toEqual({ figure: expect.any(String), isReached: true });
  } finally {
    await ground.clear();
  }
});
