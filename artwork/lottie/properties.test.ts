import { expect, it } from 'vitest';
import { outlines, scalar, vector } from './properties';

// The player drops the whole first frame for an animated value with only one key.
it('writes a value with only one key as a constant', () => {
  expect(scalar([[0, 7]])).toEqual({ a: 0, k: 7 });
  expect(vector([[0, [1, 2]]])).toEqual({ a: 0, k: [1, 2] });
});

it('writes the peak of an overshoot as a key, with no curve above 1', () => {
  const overshoot = scalar([
    [0, 0, 'drop'],
    [12, 100],
  ]);
  const keys = overshoot.a === 1 ? overshoot.k : [];
  expect(keys).toHaveLength(3);
  expect(keys[1]?.s[0]).toBeGreaterThan(100);
  const ys = keys.flatMap(({ i, o }) => [...(i?.y ?? []), ...(o?.y ?? [])]);
  expect(Math.max(...ys)).toBeLessThanOrEqual(1);
});

it('rejects keys whose outlines differ in number of subpaths', () => {
  expect(() =>
    outlines([
      [0, 'M0 0H1M0 2H1', 'lin'],
      [1, 'M0 0H1'],
    ]),
  ).toThrow('fewer subpaths');
});
