import { expect, test } from 'vitest';
import { openTestContext } from './test-context';
import { slowSenders } from './rows/slow-senders';

test('slow senders are cut off, and others do not notice', { timeout: 60_000 }, async () => {
  const context = await openTestContext({ database: 'sqlite', isShort: true, postgres: undefined });
  try {
    expect(await slowSenders.measure(context)).toMatchObject({ isReached: true });
  } finally {
    await context.clear();
  }
});
