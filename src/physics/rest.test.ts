import { expect, it } from 'vitest';
import {
  isWallMoving,
  keepsCopySolid,
  paces,
  type Rest,
  restAfter,
  wallAfter,
  wallAt,
  wallX,
} from './rest';

const start: Rest = { calm: 0, presses: 0 };
const next = (rest: Rest, seen: Parameters<typeof restAfter>[1]) =>
  restAfter(rest, seen, paces.first);
/** After so many steps that see the same. */
const after = (steps: number, seen: Parameters<typeof restAfter>[1], rest = start) =>
  Array.from({ length: steps }).reduce<Rest>((each) => next(each, seen).rest, rest);
const quiet = { isBusy: false, isCopyCovered: false };
const covered = { isBusy: false, isCopyCovered: true };

it('the first pile sleeps after 50 calm steps, and a fall begins the count anew', () => {
  const before = after(49, quiet);
  expect(next(after(48, quiet), quiet)).toMatchObject({ fallsAsleep: false, staysAwake: false });
  expect(next(before, quiet)).toMatchObject({ fallsAsleep: true, staysAwake: false });
  const disturbed = next(before, { ...quiet, isBusy: true });
  expect(disturbed).toMatchObject({ fallsAsleep: false, staysAwake: true, rest: { calm: 0 } });
});

it('resting pills lose more of their speed with each calm step, up to 80 %', () => {
  const drags = [-1, 9, 38, 49].map((calm) => next({ calm, presses: 0 }, quiet).drag);
  expect(drags.map((drag) => Number(drag.toFixed(2)))).toEqual([0.02, 0.22, 0.8, 0.8]);
});

it('pills over the copy are pressed off it for 30 steps after 20 calm ones, at most ten times', () => {
  expect(after(19, covered)).toEqual({ calm: 19, presses: 0 });
  expect(after(20, covered)).toEqual({ calm: -30, presses: 1 });
  expect(after(5000, covered).presses).toBe(10);
  expect(after(5000, quiet).presses).toBe(0);
});

it('the wall runs to its place in 480 ms, slower and slower, and the copy stays solid for 1.5 s more', () => {
  const run = Array.from({ length: 119 }).reduce<ReturnType<typeof wallAt>[]>(
    (steps) => [...steps, wallAfter(steps.at(-1) ?? wallAt(0))],
    [{ from: 0, to: 700, steps: 0 }],
  );
  const xs = run.map(wallX);
  const strides = xs.slice(1, 30).map((x, index) => x - (xs[index] ?? 0));
  expect(strides).toEqual(strides.toSorted((a, b) => b - a));
  expect([xs[0], xs[29], xs[119]]).toEqual([0, 700, 700]);
  expect(run.filter(isWallMoving)).toHaveLength(30);
  expect(run.filter(keepsCopySolid)).toHaveLength(119);
  expect(isWallMoving(wallAt(700)) || keepsCopySolid(wallAt(700))).toBe(false);
});
