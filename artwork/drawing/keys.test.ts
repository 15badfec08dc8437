import { expect, it } from 'vitest';
import { chain, delay, isKeys, switches, valueAt } from './keys';

it('a value stays constant outside its keys and eases between them', () => {
  const keys = [
    [10, 0, 'lin'],
    [20, 100, 'hold'],
    [30, 50],
  ] as const;
  expect([0, 29.9, 30, 99].map((frame) => valueAt(keys, frame))).toEqual([0, 100, 50, 50]);
  expect(valueAt(keys, 15)).toBeCloseTo(50, 6);
});

it('a chain holds between its parts instead of drifting', () => {
  const hop = [
    [0, 0, 'rise'],
    [5, 10, 'fall'],
    [10, 0],
  ] as const;
  const twice = chain(hop, delay(hop, 40));
  expect([25, 45].map((frame) => valueAt(twice, frame))).toEqual([0, 10]);
});

it('switches key only the frames at which the value changes', () => {
  expect(switches(6, (frame) => (frame < 4 ? 'off' : 'on'))).toEqual([
    [0, 'off', 'hold'],
    [4, 'on', 'hold'],
  ]);
});

it('a constant vector is told from keys', () => {
  expect(isKeys<readonly number[]>([1, 2])).toBe(false);
  expect(isKeys<readonly number[]>([[0, [1, 2]]])).toBe(true);
});
