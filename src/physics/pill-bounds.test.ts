import { expect, it } from 'vitest';
import { pills } from '@/content/home-pills';
import { pillBoundsFor } from './pill-bounds';
import { settledPoses } from './settled';

const sides = { 1280: 64, 1366: 80, 1440: 80, 1600: 80, 1840: 120, 1920: 160, 2560: 480 } as const;
const wide = Object.entries(sides).flatMap(([width, side]) =>
  [769, 469].map((height) => pillBoundsFor({ width: Number(width), height, side })),
);
/** A zoomed window's width, the content's distance from its edge, and the width of a pill. */
const zoomed = [
  [320, 16, 128],
  [359, 16, 128],
  [599, 20, 128],
  [600, 32, 150],
  [780, 32, 150],
  [959, 32, 150],
  [960, 48, 170],
  [1279, 48, 170],
] as const;
// A scrollbar takes 15 px of it.
const narrow = zoomed.map(([view, side]) =>
  pillBoundsFor({ width: view - 15, height: 600, side, view }),
);

it.each([...wide, ...narrow])(
  'a window $width px wide, its hero up to $top, has nineteen poses between its walls, on the line',
  (bounds) => {
    const poses = settledPoses(bounds);
    expect(poses).toHaveLength(19);
    const labelled = poses.filter((_, index) => pills[index]?.label);
    // None is upside down.
    for (const { angle } of labelled) expect(Math.cos(angle)).toBeGreaterThan(-0.02);
    for (const { x, y } of poses) {
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(bounds.right - (bounds.view < 1280 ? 0 : 20));
      expect(y).toBeLessThan(x < bounds.turn.x ? 0 : bounds.stop);
    }
  },
);

it('a zoomed window has pills as thick as its line', () => {
  expect(narrow.map(({ pill }) => pill.width)).toEqual(zoomed.map(([, , width]) => width));
});

it.each([1280, 1366, 1920] as const)(
  'keeps pills off the copy of a low window, %i px wide',
  (width) => {
    // At 600 px the lead and the button end 144 px above the floor, the button 1055 px in from the content's edge.
    const [foot, right] = [-144, sides[width] + 1055];
    const above = settledPoses(pillBoundsFor({ width, height: 469, side: sides[width] })).filter(
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
  expect(pillBoundsFor({ width: 1759, height: 769, side: 80 }).right).toBe(1759);
  expect(pillBoundsFor({ width: 1920, height: 769, side: 160 }).right).toBe(1820);
});
