import { expect, test } from 'vitest';
import { openGround } from './ground';
import { slowSenders } from './rows/slow-senders';

test('slow senders are cut off, and others do not notice', { timeout: 60_000 }, async () => {
  const ground = await openGround({ engine: 'sqlite', isShort: true, postgres: undefined });
  try {
    expect(await slowSenders.measure(ground)).toMatchObject({ isReached: true });
  } finally {
    await ground.clear();
  }
});
