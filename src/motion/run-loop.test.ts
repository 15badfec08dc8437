// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runLoop } from './run-loop';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Runs a loop of ten frames for so many ms. @returns the frames drawn, and how often the end was reported */
const run = (
  ms: number,
  speed = 1,
  frameRate = 30,
  still: readonly [at?: number, to?: number] = [],
) => {
  const drawn: number[] = [];
  const loop = {
    currentFrame: 0,
    totalFrames: 10,
    frameRate,
    goToAndStop: (frame: number) => {
      loop.currentFrame = frame;
      drawn.push(frame);
    },
  };
  const onLoop = vi.fn<() => void>();
  const [at, to = 0] = still;
  const stop = runLoop(loop, {
    speed,
    stillUntil: () => (loop.currentFrame === at ? to : 0),
    onLoop,
  });
  vi.advanceTimersByTime(ms);
  stop();
  vi.advanceTimersByTime(1000);
  return { drawn, ends: onLoop.mock.calls.length };
};

it('draws each frame once, as many a second as the animation has, and reports the end', () => {
  expect(run(340)).toEqual({ drawn: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0], ends: 1 });
  expect(run(315, 1, 10)).toEqual({ drawn: [1, 2, 3], ends: 0 });
});

it('requests no frame while nothing moves', () => {
  const request = vi.spyOn(globalThis, 'requestAnimationFrame');
  expect(run(315, 1, 30, [3, 8]).drawn).toEqual([1, 2, 3, 8, 9]);
  expect(request.mock.calls.length).toBeLessThanOrEqual(6);
});

it('leaves frames out at double speed', () => {
  expect(run(140, 2).drawn.at(-1)).toBeGreaterThanOrEqual(7);
});
