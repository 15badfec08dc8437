import { expect, it } from 'vitest';
import { flow } from './spline';

const marks = [
  [0, 0],
  [10, 50],
  [20, 200],
  [30, 120],
] as const;

it('passes through its marks, and stays constant before the first and after the last', () => {
  for (const [frame, value] of marks) expect(flow(marks, frame)).toBeCloseTo(value, 9);
  expect(flow(marks, -5)).toBe(0);
  expect(flow(marks, 40)).toBe(120);
});

it('does not stop at a mark, and reverses without overshoot', () => {
  expect(flow(marks, 10.1) - flow(marks, 9.9)).toBeGreaterThan(1);
  for (let frame = 0; frame <= 30; frame += 0.5)
    expect(flow(marks, frame)).toBeLessThanOrEqual(200);
});
