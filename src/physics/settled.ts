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

/** The widths of desktop windows, with the right end of the line's turn; both in px. */
const turnEnds = { 1280: 1216, 1440: 1360, 1920: 1760 } as const;
/** The widths of zoomed windows, in px. */
const zoomedWidths = [1120, 960, 780, 600, 440, 320] as const;

/** @returns the composed width to use; 1360 is half-way from 1280 to 1440 */
const desktopWidthFor = (width: number) => {
  if (width < 1360) return 1280;
  return width < wideFrom ? 1440 : 1920;
};

/** @returns the composed poses, their width, and the shift of their right half, in px */
const composedFor = ({ width, view, top, turn }: PillBounds) => {
  if (view < desktopWidth) {
    const base = zoomedWidths.find((zoomedWidth) => view >= zoomedWidth) ?? 320;
    return { poses: composed.narrow[base], base, shift: width - base };
  }
  const base = desktopWidthFor(width);
  const shift = turn.x + turn.radius - turnEnds[base];
  return { poses: composed[-top < lowUnder ? 'low' : 'high'][base], base, shift };
};

/**
 * @returns the pose of each pill at rest (docs/rules.md#hero-pills), as composed for one of three
 * widths, or in zoomed windows for the next narrower one
 */
export const settledPoses = (bounds: PillBounds): Pose[] => {
  const { poses, base, shift } = composedFor(bounds);
  return poses.map(([x = 0, y = 0, angle = 0]) => ({
    x: x > base / 2 ? x + shift : x,
    y,
    angle: (angle * Math.PI) / 180,
  }));
};
