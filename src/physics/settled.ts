import type { Pose } from '@/lib/point';
import { desktopWidth, type PillBounds, wideFrom } from './pill-bounds';
import composed from './settled.json';

/** In heroes lower than this, in px, a pile higher than two pills would cover the copy. */
const lowUnder = 589;

/** Window widths in px with an arrangement, and the right end of the line's turn there. */
const wide = { 1280: 1216, 1440: 1360, 1920: 1760 } as const;
const narrow = [1120, 960, 780, 600, 440, 320] as const;

const wideFor = (width: number) => {
  if (width < 1360) return 1280;
  return width < wideFrom ? 1440 : 1920;
};

/** @returns the composed poses, their width, and the shift of their right half, in px */
const composedFor = ({ width, view, top, turn }: PillBounds) => {
  if (view < desktopWidth) {
    const base = narrow.find((each) => view >= each) ?? 320;
    return { poses: composed.narrow[base], base, shift: width - base };
  }
  const base = wideFor(width);
  const shift = turn.x + turn.radius - wide[base];
  return { poses: composed[-top < lowUnder ? 'low' : 'high'][base], base, shift };
};

/**
 * @returns the pose of each pill at rest (docs/rules.md#hero-pills), as composed for the nearest of
 * three widths, or in zoomed windows for the next narrower one. `settled.json` holds triples: x, y
 * (in px from the left edge and the floor) and the angle in degrees, clockwise.
 */
export const settledPoses = (bounds: PillBounds): Pose[] => {
  const { poses, base, shift } = composedFor(bounds);
  return poses.map(([x = 0, y = 0, angle = 0]) => ({
    x: x > base / 2 ? x + shift : x,
    y,
    angle: (angle * Math.PI) / 180,
  }));
};
