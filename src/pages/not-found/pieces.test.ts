import { expect, it } from 'vitest';
import { areaAndCentre } from '@/physics/polygon';
import { drawings, egg, figureLefts, numeralSize, places } from './pieces';

const area = (parts: (typeof egg)['parts']) =>
  parts.reduce((sum, { polygon }) => sum + areaAndCentre(polygon).area, 0);

it('has two 4s of three pieces and a nought of two, 20.7 units apart', () => {
  expect(places.map(({ kind }) => kind)).toEqual([
    'stub',
    'elbow',
    'stem',
    'upper',
    'lower',
    'stub',
    'elbow',
    'stem',
  ]);
  expect(places.map(({ figure }) => figure)).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
  expect(figureLefts).toEqual([0, 390, 779]);
  const right = Math.max(...places.map(({ kind, x }) => x + drawings[kind].width));
  const foot = Math.max(...places.map(({ kind, y }) => y + drawings[kind].height));
  expect([right, foot]).toEqual([numeralSize.width, numeralSize.height]);
  expect(174 - drawings.stub.height).toBeCloseTo(20.7, 0);
  expect(245.5 - drawings.upper.height).toBeCloseTo(20.7, 0);
});

it('has the sizes of the drawing', () => {
  const sizes = Object.values(drawings).map(({ width, height }) => [width, height]);
  expect(sizes).toEqual([
    [94, 153],
    [216, 181],
    [94, 470],
    [329, 224.5],
    [329, 224.5],
  ]);
});

it('fills its outlines with parts: as large as the drawn area, six to a quarter ring', () => {
  const round = (Math.PI * 47 ** 2) / 2;
  const quarter = (Math.PI * (164.5 ** 2 - 70.5 ** 2)) / 4;
  const drawn = {
    stub: 94 * 106 + round,
    elbow: 94 * 16.5 + quarter + 51.5 * 94,
    stem: 94 * 423 + round,
    upper: 2 * quarter + 2 * 60 * 94,
    lower: 2 * quarter + 2 * 60 * 94,
  };
  for (const [kind, drawing] of Object.entries(drawings)) {
    const expected = Object.entries(drawn).find(([name]) => name === kind)?.[1] ?? 0;
    expect(Math.abs(area(drawing.parts) / expected - 1)).toBeLessThan(0.01);
  }
  expect(drawings.elbow.parts).toHaveLength(6 + 2);
  expect(drawings.upper.parts).toHaveLength(12 + 2);
});

it('has only convex parts', () => {
  for (const { polygon } of [...Object.values(drawings), egg].flatMap(({ parts }) => parts)) {
    const turns = polygon.map((b, index) => {
      const a = polygon.at(index - 1) ?? b;
      const c = polygon[(index + 1) % polygon.length] ?? b;
      return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
    });
    expect(Math.min(...turns)).toBeGreaterThan(-1e-6);
  }
});

it('balances the egg on its round end', () => {
  expect(egg.centre.x).toBeCloseTo(61, 6);
  expect(Math.abs(egg.centre.y - 93)).toBeLessThan(1);
});
