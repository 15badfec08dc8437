import { describe, expect, it } from 'vitest';
import { pills } from '@/content/home-pills';
import { pillBoundsFor } from './pill-bounds';
import { settledPoses } from './settled';

const sides = { 1280: 64, 1366: 80, 1440: 80, 1600: 80, 1840: 120, 1920: 160, 2560: 480 } as const;
const windows = Object.entries(sides).flatMap(([width, side]) => [
  pillBoundsFor(Number(width), 769, side),
  pillBoundsFor(Number(width), 469, side),
]);

describe.each(windows)('the pills in a window $width px wide, its hero up to $top', (bounds) => {
  it('have a pose each, between the walls', () => {
    const poses = settledPoses(bounds);
    expect(poses).toHaveLength(19);
    expect(poses).toHaveLength(pills.length);
    for (const { x } of poses) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(bounds.right - 20);
    }
  });

  it('lie above floor and stop', () => {
    for (const { x, y } of settledPoses(bounds)) {
      expect(y).toBeLessThan(x < bounds.turn.x ? 0 : bounds.stop);
    }
  });

  it('show no label upside down', () => {
    const labelled = settledPoses(bounds).filter((_, index) => pills[index]?.label);
    expect(labelled).toHaveLength(14);
    for (const { angle } of labelled) expect(Math.cos(angle)).toBeGreaterThan(-0.02);
  });
});

it.each([1280, 1366, 1920] as const)(
  'keeps pills off the copy of a low window, %i px wide',
  (width) => {
    // At 600 px the lead and the button end 144 px above the floor, the button 1055 px in from the content's edge.
    const [foot, right] = [-144, sides[width] + 1055];
    const above = settledPoses(pillBoundsFor(width, 469, sides[width])).filter(
      ({ x, y, angle }) => {
        const left = x - 61.5 * Math.abs(Math.cos(angle)) - 23.5;
        const top = y - 61.5 * Math.abs(Math.sin(angle)) - 23.5;
        return left < right && top < foot;
      },
    );
    expect(above).toEqual([]);
  },
);

it('puts the right wall at the window’s edge, and from 1760 px on 60 px outside the content', () => {
  expect(pillBoundsFor(1759, 769, 80).right).toBe(1759);
  expect(pillBoundsFor(1920, 769, 160).right).toBe(1820);
});

it('puts the turn 147 px inside the content and the stop below it', () => {
  expect(pillBoundsFor(1440, 769, 80)).toMatchObject({
    top: -769,
    turn: { x: 1213, y: 147, radius: 147 },
    stop: 294,
  });
});

describe.each([
  [320, 16, 128],
  [359, 16, 128],
  [599, 20, 128],
  [600, 32, 150],
  [780, 32, 150],
  [959, 32, 150],
  [960, 48, 170],
  [1120, 48, 170],
  [1279, 48, 170],
])('the pills in a zoomed window %i px wide', (width, side, pillWidth) => {
  // A scrollbar takes 15 px of it.
  const bounds = pillBoundsFor(width - 15, 600, side, undefined, width);

  it('have the size of the line, and its turn', () => {
    expect(bounds.pill.width).toBe(pillWidth);
    expect(bounds.turn.x).toBe(width - 15 - side - bounds.turn.radius);
  });

  it('have a pose each, between the walls, above floor and stop', () => {
    const poses = settledPoses(bounds);
    expect(poses).toHaveLength(19);
    for (const { x, y } of poses) {
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(bounds.right);
      expect(y).toBeLessThan(x < bounds.turn.x ? 0 : bounds.stop);
    }
  });
});
