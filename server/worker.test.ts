import { expect, test } from 'vitest';
import { runWorker } from './worker';

test('stopped while it rests, a worker begins no other round', async () => {
  let rounds = 0;
  const { stop } = runWorker(
    {
      name: 'mail',
      round: () => {
        rounds += 1;
        return Promise.resolve({ ms: 60_000 });
      },
    },
    () => undefined,
  );
  // The first round has ended.
  await new Promise((resolve) => setImmediate(resolve));
  await stop();
  expect(rounds).toBe(1);
});
