import { describe, expect, it } from 'vitest';
import { chain, delay, isKeys, switches, valueAt } from './keys';

describe('valueAt', () => {
  const keys = [
    [10, 0, 'lin'],
    [20, 100, 'hold'],
    [30, 50],
  ] as const;

  it('clamps outside the keys and eases between them', () => {
    expect(valueAt(keys, 0)).toBe(0);
    expect(valueAt(keys, 15)).toBeCloseTo(50, 6);
    expect(valueAt(keys, 29.9)).toBe(100);
    expect(valueAt(keys, 30)).toBe(50);
    expect(valueAt(keys, 99)).toBe(50);
  });
});

describe('chain and delay', () => {
  it('holds between the parts instead of drifting', () => {
    const hop = [
      [0, 0, 'rise'],
      [5, 10, 'fall'],
      [10, 0],
    ] as const;
    const twice = chain(hop, delay(hop, 40));
    expect(valueAt(twice, 25)).toBe(0);
    expect(valueAt(twice, 45)).toBe(10);
  });
});

describe('switches', () => {
  it('keys only the frames at which the value changes', () => {
    expect(switches(6, (frame) => (frame < 4 ? 'off' : 'on'))).toEqual([
      [0, 'off', 'hold'],
      [4, 'on', 'hold'],
    ]);
  });
});

describe('isKeys', () => {
  it('tells a constant vector from keys', () => {
    expect(isKeys<readonly number[]>([1, 2])).toBe(false);
    expect(isKeys<readonly number[]>([[0, [1, 2]]])).toBe(true);
  });
});
