import { expect, it, vi } from 'vitest';
import { createFrameLoop } from './frame-loop';

const setUp = (frames: number) => {
  const waiting = new Map<number, (now: number) => void>();
  let handle = 0;
  let left = frames;
  const onFrame = vi.fn<(now: number) => boolean>(() => (left -= 1) > 0);
  const loop = createFrameLoop(
    onFrame,
    (callback) => {
      waiting.set((handle += 1), callback);
      return handle;
    },
    (taken) => void waiting.delete(taken),
  );
  const tick = (now: number) =>
    [...waiting].forEach(([key, callback]) => {
      waiting.delete(key);
      callback(now);
    });
  return { loop, onFrame, tick, waiting };
};

it('requests frames only while there is something to draw', () => {
  const { loop, onFrame, tick, waiting } = setUp(3);
  loop.start();
  for (let now = 0; now < 10; now += 1) tick(now);
  expect(onFrame).toHaveBeenCalledTimes(3);
  expect(onFrame).toHaveBeenCalledWith(2);
  expect(waiting.size).toBe(0);
});

it('runs once, however often it starts', () => {
  const { loop, waiting } = setUp(3);
  loop.start();
  loop.start();
  expect(waiting.size).toBe(1);
});

it('cancels its frame on stop, and can restart', () => {
  const { loop, waiting } = setUp(3);
  loop.start();
  loop.stop();
  expect(waiting.size).toBe(0);
  loop.start();
  expect(waiting.size).toBe(1);
});
