import { describe, expect, it } from 'vitest';
import { outlines, position, scalar, vector } from './properties';

const keysOf = (property: ReturnType<typeof scalar>) => (property.a === 1 ? property.k : []);

describe('scalar', () => {
  it('is a constant when nothing moves', () => {
    expect(scalar(0.12345)).toEqual({ a: 0, k: 0.123 });
  });

  // The player drops the whole first frame for an animated value with only one key.
  it('is a constant when it has only one key', () => {
    expect(scalar([[0, 7]])).toEqual({ a: 0, k: 7 });
    expect(vector([[0, [1, 2]]])).toEqual({ a: 0, k: [1, 2] });
  });

  it('writes the peak of an overshoot as a key, with no curve above 1', () => {
    const keys = keysOf(
      scalar([
        [0, 0, 'drop'],
        [12, 100],
      ]),
    );
    expect(keys).toHaveLength(3);
    expect(keys[1]?.s[0]).toBeGreaterThan(100);
    const ys = keys.flatMap(({ i, o }) => [...(i?.y ?? []), ...(o?.y ?? [])]);
    expect(Math.max(...ys)).toBeLessThanOrEqual(1);
  });

  it('holds without handles', () => {
    const [first] = keysOf(
      scalar([
        [0, 1, 'hold'],
        [5, 2],
      ]),
    );
    expect(first).toEqual({ t: 0, s: [1], h: 1 });
  });
});

describe('position', () => {
  it('splits axes only when both move', () => {
    const moves = [
      [0, 0, 'lin'],
      [9, 9],
    ] as const;
    expect(position(moves, 5)).toMatchObject({ a: 1, k: [{ s: [0, 5] }, { s: [9, 5] }] });
    expect(position(moves, moves)).toMatchObject({ s: true, x: { a: 1 }, y: { a: 1 } });
  });
});

describe('outlines', () => {
  it('closes a shape without repeating its first point', () => {
    const [square] = outlines('M0 0H10V10H0Z');
    expect(square).toMatchObject({
      a: 0,
      k: {
        c: true,
        v: [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ],
      },
    });
  });

  it('rejects keys whose outlines differ in number of subpaths', () => {
    expect(() =>
      outlines([
        [0, 'M0 0H1M0 2H1', 'lin'],
        [1, 'M0 0H1'],
      ]),
    ).toThrow('fewer subpaths');
  });
});
