import { expect, test } from 'vitest';
import { openTestContext } from './test-context';
import { slowSenders } from './rows/slow-senders';

test(
  'the server disconnects slow senders without slowing other requests',
  { timeout: 60_000 },
  async () => {
    const context = await openTestContext({
      database: 'sqlite',
      isShort: true,
      postgres: undefined,
    });
    try {
      expect(await slowSenders.measure(context)).toMatchObject({ isReached: true });
    } finally {
      await context.clear();
    }
  },
);
