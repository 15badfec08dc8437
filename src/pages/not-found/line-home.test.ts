import { expect, it } from 'vitest';
import { lineHome } from './line-home';

// 1440 × 900: links end at 208 − 84, the floor begins at 719.
const edges = { line: 47, cut: 10, right: 1360, floor: 719, top: 134, left: 1058 };

it('turns up at the edge of the content and ends round at HOME’s left', () => {
  const { d } = lineHome(edges);
  expect(d).toBe(
    'M1267.75 742.5H1277.75A58.75 58.75 0 0 0 1336.5 683.75V216.25A58.75 58.75 0 0 0 1277.75 157.5H1081.5',
  );
});

it('is cut before and after each turn', () => {
  const { gaps } = lineHome(edges);
  expect(gaps).toEqual([
    { x: 1267.75, y: 719, width: 10, height: 47 },
    { x: 1313, y: 673.75, width: 47, height: 10 },
    { x: 1313, y: 216.25, width: 47, height: 10 },
    { x: 1267.75, y: 134, width: 10, height: 47 },
  ]);
});

it('knows how much is left after the turn and after the rise', () => {
  const { afterTurn, afterRise } = lineHome(edges);
  const quarter = (58.75 * Math.PI) / 2;
  const length = 10 + quarter + 467.5 + quarter + 196.25;
  expect(afterTurn).toBeCloseTo(1 - (10 + quarter) / length, 6);
  expect(afterRise).toBeCloseTo((quarter + 196.25) / length, 6);
});
