// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { runLoop } from './run-loop';

beforeEach(() => vi.useFakeTimers());

/** Runs a loop of ten frames for so many ms. @returns the frames drawn, and how often the end was reported */
const run = (ms: number, { speed = 1, frameRate = 30, stillAt = -1, stillTo = 0 } = {}) => {
  const drawn: number[] = [];
  const onLoop = vi.fn<() => void>();
  const stop = runLoop({
    animation: { currentFrame: 0, totalFrames: 10, frameRate },
    speed,
    drawFrame: (frame) => {
      drawn.push(frame);
      return frame === stillAt ? stillTo : 0;
    },
    onLoop,
  });
  vi.advanceTimersByTime(ms);
  stop();
  vi.advanceTimersByTime(1000);
  return { drawn, ends: onLoop.mock.calls.length };
};

it('draws each frame once, as many a second as the animation has, and reports the end', () => {
  expect(run(340)).toEqual({ drawn: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0], ends: 1 });
  expect(run(315, { frameRate: 10 })).toEqual({ drawn: [1, 2, 3], ends: 0 });
});

it('requests no frame while nothing moves', () => {
  const request = vi.spyOn(globalThis, 'requestAnimationFrame');
  expect(run(315, { stillAt: 3, stillTo: 8 }).drawn).toEqual([1, 2, 3, 8, 9]);
  expect(request.mock.calls.length).toBeLessThanOrEqual(6);
});

it('leaves frames out at double speed', () => {
  expect(run(140, { speed: 2 }).drawn.at(-1)).toBeGreaterThanOrEqual(7);
});
