import { expect, test } from 'vitest';
import { runWorker, type WorkerPause } from './worker';

/** Runs a worker whose rounds end when `finish` is called. */
const run = () => {
  const worker: { rounds: number; finish?: (pause: WorkerPause) => void } = { rounds: 0 };
  const running = runWorker(
    {
      name: 'mail',
      round: () => {
        worker.rounds += 1;
        return new Promise((resolve) => (worker.finish = resolve));
      },
    },
    () => undefined,
  );
  return { worker, ...running };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('stopped while it rests, a worker begins no other round', async () => {
  const { worker, stop } = run();
  worker.finish?.({ ms: 60_000 });
  await settled();
  await stop();
  expect(worker.rounds).toBe(1);
});

test('woken while it works or rests, a worker begins another round at once, unless the rest ignores it', async () => {
  const { worker, wake, stop } = run();
  wake();
  worker.finish?.({ ms: 60_000 });
  await settled();
  expect(worker.rounds).toBe(2);
  worker.finish?.({ ms: 60_000 });
  await settled();
  wake();
  await settled();
  expect(worker.rounds).toBe(3);
  worker.finish?.({ ms: 60_000, ignoresWake: true });
  await settled();
  wake();
  await settled();
  expect(worker.rounds).toBe(3);
  await stop();
});
