import { expect, it } from 'vitest';
import { isWallMoving, wallAfterStep, type WallRun, wallX } from './wall-run';

it('the wall runs to its place in 480 ms, slower and slower, and the copy stays solid for 1.5 s more', () => {
  const runs: WallRun[] = [];
  let run: WallRun | undefined = { from: 0, to: 700, steps: 0 };
  for (; run; run = wallAfterStep(run)) runs.push(run);
  const xs = runs.map(wallX);
  const strides = xs.slice(1, 30).map((x, index) => x - (xs[index] ?? 0));
  expect(strides).toEqual(strides.toSorted((a, b) => b - a));
  expect([xs[0], xs[29], xs[118]]).toEqual([0, 700, 700]);
  expect(runs.filter(isWallMoving)).toHaveLength(30);
  expect(runs).toHaveLength(119);
});
