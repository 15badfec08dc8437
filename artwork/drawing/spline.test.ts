import { expect, it } from 'vitest';
import { flow } from './spline';

const value = flow('0 0, 10 50, 20 200, 30 120');

it('passes through its marks, and stays constant before the first and after the last', () => {
  expect([0, 10, 20, 30].map(value)).toEqual([0, 50, 200, 120]);
  expect([value(-5), value(40)]).toEqual([0, 120]);
});

it('does not stop at a mark, and reverses without overshoot', () => {
  expect(value(10.1) - value(9.9)).toBeGreaterThan(1);
  for (let frame = 0; frame <= 30; frame += 0.5) expect(value(frame)).toBeLessThanOrEqual(200);
});
