import type { Pose } from '@/lib/point';
import { desktopWidth, headerAndLine, type PillBounds, wideFrom } from './pill-bounds';
import composed from './settled.json';

/*
 * The pile at rest, as composed for some windows. `settled.json` has it for `high`, `low` and zoomed
 * (`narrow`) ones, by their width in px: for each pill x and y, in px from the left edge and the
 * floor, and the angle in degrees, clockwise.
 */

/** In windows under 720 px of height a composed pile of over two layers would cover the copy. */
const lowUnder = 720 - headerAndLine;

/**
 * The desktop windows with a composed pile, in px: their width, the least width of the windows that
 * use it, and where their content and the line's turn end.
 */
const desktopWindows = [
  { base: 1920, from: wideFrom, contentEnd: 1760 },
  { base: 1440, from: 1360, contentEnd: 1360 },
  { base: 1280, from: 0, contentEnd: 1216 },
] as const;
/** The widths of zoomed windows with a composed pile, in px. */
const zoomedWidths = [1120, 960, 780, 600, 440, 320] as const;

/** @returns composed poses, the width that they are for, and the shift of their right half, in px */
const composedFor = ({ width, view, top, turn }: PillBounds) => {
  if (view < desktopWidth) {
    const base = zoomedWidths.find((zoomedWidth) => view >= zoomedWidth) ?? 320;
    return { poses: composed.narrow[base], base, shift: width - base };
  }
  const { base, contentEnd } =
    desktopWindows.find(({ from }) => width >= from) ?? desktopWindows[2];
  const height = -top < lowUnder ? 'low' : 'high';
  return { poses: composed[height][base], base, shift: turn.x + turn.radius - contentEnd };
};

/**
 * @returns the pose of each pill at rest (docs/rules.md#hero-pills), as composed for one of three
 * widths, or in zoomed windows for the next narrower one. Pills in the right half keep their
 * distance from the content's right end, in zoomed windows from the window's.
 */
export const settledPoses = (bounds: PillBounds): Pose[] => {
  const { poses, base, shift } = composedFor(bounds);
  return poses.map(([x = 0, y = 0, angle = 0]) => ({
    x: x > base / 2 ? x + shift : x,
    y,
    angle: (angle * Math.PI) / 180,
  }));
};
