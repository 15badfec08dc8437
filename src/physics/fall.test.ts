import { expect, it } from 'vitest';
import { fallBesideCopy, isOnCopy, isOverCopy, type Pill, pressOff, tipOver } from './fall';
import { planWaves, slideTo } from './fall-in-waves';
import { pillBoundsFor } from './pill-bounds';

const copy = [{ top: -392, bottom: -293, right: 935 }];
const bounds = pillBoundsFor({ width: 1440, height: 769, side: 80, copy });
const low = pillBoundsFor({
  width: 1280,
  height: 469,
  side: 64,
  copy: [{ top: -216, bottom: -144, right: 1019 }],
});
/** A pill that lies at a point, at rest. */
const at = (x: number, y: number): Pill => ({
  position: { x, y },
  velocity: { x: 0, y: 0 },
  bounds: { min: { x: x - 85, y: y - 23.5 }, max: { x: x + 85, y: y + 23.5 } },
});
const half = () => 0.5;

it('a pill that floats above the copy moves aside fast enough to fall past its end', () => {
  const [over] = fallBesideCopy([at(880, -600)], bounds, half);
  const [clear] = fallBesideCopy([at(1300, -600)], bounds, half);
  expect(over?.velocity.x).toBeGreaterThan(2);
  expect(clear?.velocity.x).toBeLessThanOrEqual(0);
  expect(over?.spin).toBe(0);
});

it('pills below the copy move towards an equal share of the floor, and drop one after another', () => {
  const pills = [1300, 1200, 1100, 1000].map((x) => at(x, -150));
  let next = 0;
  const pushes = fallBesideCopy(pills, bounds, () => ((next += 3) % 10) / 10);
  const ends = pushes.map(({ pill, velocity }) => pill.position.x + velocity.x / 0.015);
  expect(ends.map(Math.round)).toEqual([180, 540, 900, 1260]);
  expect(new Set(pushes.map(({ velocity }) => velocity.y)).size).toBe(4);
});

it('waves of 7, 6 and 6 start 14 steps apart, the lowest pills first', () => {
  const pills = Array.from({ length: 19 }, (_, index) => at(100 + index * 60, -40 - index * 10));
  const { pills: waves } = planWaves(pills, low, () => 0);
  const starts = waves.map(({ startsAt }) => startsAt);
  expect(starts.filter((steps) => steps === 0)).toHaveLength(7);
  expect(starts.filter((steps) => steps === 14)).toHaveLength(6);
  expect(starts.slice(13)).toEqual([28, 44, 60, 76, 92, 108]);
  const heights = waves.map(({ pill }) => pill.position.y);
  expect(Math.min(...heights.slice(0, 7))).toBeGreaterThan(Math.max(...heights.slice(7, 13)));
  expect(waves.every(({ x }) => x > 85 && x < low.right - 85)).toBe(true);
});

it('a pill slides to its place no faster than 24 px a step', () => {
  expect(slideTo(1000, at(100, -20)).x).toBe(12);
  expect(slideTo(100, at(100, -20)).x).toBe(0);
});

it('a pill that stands on end is tipped over to the side it leans to', () => {
  const upright = Math.PI / 2;
  expect(tipOver(0.4)).toBe(0);
  expect(tipOver(upright + 0.1)).toBeGreaterThan(0);
  expect(tipOver(upright - 0.1)).toBeLessThan(0);
});

it('a pill on or over the copy is told from one beside it, and pressed down, away from the nearer wall', () => {
  const [lying, above, beside] = [at(800, -415), at(500, -600), at(1200, -340)];
  expect([lying, above, beside].map((pill) => isOnCopy(pill, copy))).toEqual([true, false, false]);
  expect([lying, above, beside].map((pill) => isOverCopy(pill, bounds))).toEqual([
    true,
    true,
    false,
  ]);
  expect(pressOff(at(100, -340), bounds, 2)).toEqual({ x: 0.4, y: 1.6 });
  expect(pressOff(at(1400, -340), bounds, 1)).toEqual({ x: -0.2, y: 0.8 });
});
