import { expect, it } from 'vitest';
import { pieceBox, pieceLength, railStrip, reportStrips } from './strip';

const rail = { thickness: 10, gap: 2, placeLength: 22 };
const { wide: report, narrow } = reportStrips;
const upright = railStrip({ ...rail, isUpright: true });
const lying = railStrip({ ...rail, isUpright: false });

/** Where a dot lies on each of these places. */
it.each([
  ['the report, its rows to the right, back and to the right', report, 5, 547, 0],
  ['the report', report, 6, 581, 70],
  ['the report', report, 13, 91, 70],
  ['the report', report, 14, 57, 140],
  ['five rows', narrow, 3, 207.25, 0],
  ['five rows', narrow, 4, 233.5, 55],
  ['five rows', narrow, 19, 207.25, 220],
  ['the rail, its middle section aside', upright, 5, 0, 120],
  ['the rail', upright, 6, 25, 171],
  ['the rail', upright, 14, 0, 390],
  ['the rail in the bar', lying, 5, 120, 0],
  ['the rail in the bar', lying, 6, 171, 25],
])('a piece of %s starts where the strip comes from', (_, strip, index, x, y) => {
  const { thickness } = strip;
  const dot = pieceBox(strip, index, thickness);
  expect(dot).toEqual({ x, y, width: thickness, height: thickness });
  expect(pieceBox(strip, 20)).toBeUndefined();
});

it('fills its width with two half rings on the report, and steps aside on the rail', () => {
  expect(report).toMatchObject({ placeLength: 62, height: 168 });
  expect(report.bends).toEqual(['M617 14a35 35 0 0 1 0 70', 'M49 84a35 35 0 0 0 0 70']);
  expect(upright.bends).toEqual([
    'M5 144a12.5 12.5 0 0 0 12.5 12.5a12.5 12.5 0 0 1 12.5 12.5',
    'M30 363a12.5 12.5 0 0 1 -12.5 12.5a12.5 12.5 0 0 0 -12.5 12.5',
  ]);
  expect(lying.bends[0]).toBe('M144 5a12.5 12.5 0 0 1 12.5 12.5a12.5 12.5 0 0 0 12.5 12.5');
});

it.each([
  [10, 2, 22, 532],
  [14, 3, 33.6, 805],
])('a rail %i thick is 3.5 times as wide', (thickness, gap, placeLength, length) => {
  const { width, height } = railStrip({ thickness, gap, placeLength, isUpright: true });
  expect([width, height]).toEqual([3.5 * thickness, expect.closeTo(length, 6)]);
});

it('a piece is a full place, half of it but no dot, or a dot', () => {
  expect([2, 1, 0].map((points) => pieceLength(points, 62, 28))).toEqual([62, 36.4, 28]);
  expect(pieceLength(1, 128, 47)).toBe(64);
});
