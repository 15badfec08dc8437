// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runLoop } from './run-loop';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** @returns a loop of ten frames, and the frames it has drawn */
const createLoop = (frameRate = 30) => {
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
  return { loop, drawn };
};

const options = { speed: 1, stillUntil: () => 0, onLoop: () => undefined };

it('draws each frame once, at 30 a second, and reports the end', () => {
  const { loop, drawn } = createLoop();
  const onLoop = vi.fn<() => void>();
  const stop = runLoop(loop, { ...options, onLoop });
  vi.advanceTimersByTime(340);
  expect(drawn).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
  expect(onLoop).toHaveBeenCalledOnce();
  stop();
  vi.advanceTimersByTime(1000);
  expect(drawn).toHaveLength(10);
});

it('draws as many frames a second as the animation has', () => {
  const { loop, drawn } = createLoop(10);
  const stop = runLoop(loop, options);
  vi.advanceTimersByTime(315);
  stop();
  expect(drawn).toEqual([1, 2, 3]);
});

it('requests no frame while nothing moves', () => {
  const { loop, drawn } = createLoop();
  const request = vi.spyOn(globalThis, 'requestAnimationFrame');
  const stop = runLoop(loop, {
    ...options,
    stillUntil: () => (loop.currentFrame === 3 ? 8 : 0),
  });
  vi.advanceTimersByTime(315);
  expect(drawn).toEqual([1, 2, 3, 8, 9]);
  expect(request.mock.calls.length).toBeLessThanOrEqual(6);
  stop();
});

it('leaves frames out at double speed', () => {
  const { loop, drawn } = createLoop();
  const stop = runLoop(loop, { ...options, speed: 2 });
  vi.advanceTimersByTime(140);
  stop();
  expect(drawn.at(-1)).toBeGreaterThanOrEqual(7);
});
