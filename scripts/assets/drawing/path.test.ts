import { describe, expect, it } from 'vitest';
import { parsePath } from './path';
import { lengthOf, pointAt } from './path-length';

describe('parsePath', () => {
  it('reads relative and absolute commands alike', () => {
    expect(parsePath('M10 10h20v-5a5 5 0 0 1 5 -5z')).toEqual(
      parsePath('M10 10H30V5A5 5 0 0 1 35 0L10 10Z').map((subpath) => ({
        ...subpath,
        closed: true,
      })),
    );
  });

  it('splits arcs into quarters', () => {
    expect(parsePath('M-10 0A10 10 0 0 1 10 0')[0]?.cubics).toHaveLength(2);
    expect(parsePath('M0 0A10 10 0 0 1 10 10')[0]?.cubics).toHaveLength(1);
  });

  it('starts a new subpath at each move', () => {
    expect(parsePath('M0 0H10M0 5H10')).toHaveLength(2);
  });

  it('rejects unsupported commands', () => {
    expect(() => parsePath('M0 0Q5 5 10 0')).toThrow('Q');
  });
});

describe('length and points', () => {
  it('measures arcs with the right bulge and direction', () => {
    const bend = 'M0 0H100A50 50 0 0 1 100 100H0';
    expect(lengthOf(bend)).toBeCloseTo(200 + Math.PI * 50, 1);
    const [x, y] = pointAt(bend, 0.5);
    expect(x).toBeCloseTo(150, 1);
    expect(y).toBeCloseTo(50, 1);
  });

  it('takes the long way with the large flag', () => {
    expect(lengthOf('M10 0A10 10 0 1 1 0 -10')).toBeCloseTo(Math.PI * 15, 1);
  });

  it('stays on the path beyond its ends', () => {
    expect(pointAt('M0 0H10', -1)).toEqual([0, 0]);
    expect(pointAt('M0 0H10', 2)).toEqual([10, 0]);
  });
});
