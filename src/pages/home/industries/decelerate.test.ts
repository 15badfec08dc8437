import { expect, it, vi } from 'vitest';
import { decelerate, type StripEngine } from './decelerate';

type Place = StripEngine['location'];

const valueOf = (to: number | Place) => (typeof to === 'number' ? to : to.get());

const place = (at: number): Place => ({
  get: () => at,
  set: (to) => void (at = valueOf(to)),
  add: (by) => void (at += valueOf(by)),
  subtract: (by) => void (at -= valueOf(by)),
});

/** A strip at 100 px that decelerates from 40 px per second; counts how often its own body moved it. */
const strip = () => {
  const seek = vi.fn<() => void>();
  const usual: StripEngine['scrollBody'] = {
    direction: () => 0,
    duration: () => 25,
    velocity: () => 0,
    settled: () => true,
    seek: () => {
      seek();
      return usual;
    },
    useBaseFriction: () => usual,
    useBaseDuration: () => usual,
    useFriction: () => usual,
    useDuration: () => usual,
  };
  const start = vi.fn<() => void>();
  const engine: StripEngine = {
    location: place(100),
    previousLocation: place(100),
    target: place(0),
    scrollBody: usual,
    animation: { start },
  };
  decelerate(engine, 2 / 3);
  return { engine, usual, seek, start };
};

it('slows the strip to rest in 480 ms, then leaves it alone', () => {
  const { engine, usual, seek, start } = strip();
  expect(start).toHaveBeenCalledOnce();
  const moves = Array.from({ length: 29 }, () => {
    const before = engine.location.get();
    engine.scrollBody.seek();
    return before - engine.location.get();
  });
  expect(moves[0]).toBeCloseTo(0.62, 2);
  expect(moves.every((by, index) => index === 0 || by < (moves[index - 1] ?? 0))).toBe(true);
  expect(moves.at(-1)).toBe(0);
  expect(engine.scrollBody.settled()).toBe(true);
  engine.scrollBody.seek();
  expect(seek).toHaveBeenCalledOnce();
  expect(engine.scrollBody).toBe(usual);
});

it('stops decelerating when a drag or a key moves the strip', () => {
  const { engine, seek } = strip();
  engine.scrollBody.seek();
  engine.target.set(-40);
  engine.scrollBody.seek();
  expect(seek).toHaveBeenCalledOnce();
  expect(engine.location.get()).toBeCloseTo(99.38, 2);
});
