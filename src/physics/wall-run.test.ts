import { expect, it } from 'vitest';
import { isWallMoving, keepsCopySolid, wallAfterStep, wallAt, wallX } from './wall-run';

it('the wall runs to its place in 480 ms, slower and slower, and the copy stays solid for 1.5 s more', () => {
  const run = Array.from({ length: 119 }).reduce<ReturnType<typeof wallAt>[]>(
    (steps) => [...steps, wallAfterStep(steps.at(-1) ?? wallAt(0))],
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
