import { expect, test } from 'vitest';
import { inTestContext } from './test-context';
import { slowSenders } from './rows/slow-senders';

test(
  'the server disconnects slow senders without slowing other requests',
  { timeout: 60_000 },
  async () => {
    const verdict = await inTestContext({ isShort: true }, slowSenders.measure);
    expect(verdict).toMatchObject({ isReached: true });
  },
);
