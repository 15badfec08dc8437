import { type SettledPose, settled, settledLow } from './settled';
import { type NarrowWidth, settledNarrow } from './settled-narrow';

/** Size of a pill in px (docs/rules.md#hero-pills). */
export const pillSize = { width: 170, height: 47 } as const;

/**
 * Line and pills are thinner in zoomed windows: for windows of at least `from`, the size of a pill and the outer radius of
 * the line's first turn, all in px (docs/design.md#space-and-shape).
 */
const sizes = [
  { from: 960, pill: pillSize, turnRadius: 147 },
  { from: 600, pill: { width: 150, height: 36 }, turnRadius: 90 },
  { from: 0, pill: { width: 128, height: 28 }, turnRadius: 70 },
] as const;

const sizesFor = (view: number) => sizes.find(({ from }) => view >= from) ?? sizes[0];

/** @returns the outer radius of the line's first turn for a window width with scrollbar; both in px. */
export const turnRadiusFor = (view: number) => sizesFor(view).turnRadius;

/** Windows narrower than this, in px, are zoomed. */
export const desktopWidth = 1280;

/** From this width, in px, the right wall is 60 px outside the content instead of at the window's edge. */
const wideFrom = 1760;
const wideMargin = 60;

/** What limits the pills: x from the window's left edge, y down from the floor, in px. */
export interface PillBounds {
  width: number;
  /** Width of the window with its scrollbar, as in media queries. */
  view: number;
  /** Size of a pill. */
  pill: { width: number; height: number };
  /** Upper edge of the hero; negative. */
  top: number;
  /** The right wall. */
  right: number;
  /** The line's turn; pills may roll over its outer edge. */
  turn: { x: number; y: number; radius: number };
  /** The line below the turn, where pills that roll over it come to rest. */
  stop: number;
  /** The lines of the copy: pills neither cross them nor rest on them. */
  copy: readonly Line[];
}

/** A line of the copy, from the window's left edge to `right`; `top` and `bottom` from the floor, in px. */
export interface Line {
  top: number;
  bottom: number;
  right: number;
}

/** A pill's centre in px and its angle in radians, clockwise. */
export interface Pose {
  x: number;
  y: number;
  angle: number;
}

/**
 * @param width of the window in px
 * @param height of the hero above the floor in px
 * @param side from the window's edge to the content's, in px
 * @param copy lines of the copy, none by default
 * @param view width of the window with its scrollbar, in px
 * @returns the pills' bounds in that window
 */
export const pillBoundsFor = (
  width: number,
  height: number,
  side: number,
  copy: PillBounds['copy'] = [],
  view = width,
): PillBounds => {
  const { pill, turnRadius: radius } = sizesFor(view);
  return {
    width,
    view,
    pill,
    top: -height,
    right: width >= wideFrom ? width - side + wideMargin : width,
    turn: { x: width - side - radius, y: radius, radius },
    stop: 2 * radius,
    copy,
  };
};

/** In heroes lower than this above the floor, in px, a pile higher than two pills would cover the copy. */
const lowUnder = 589;

const composedFor = (width: number): 1280 | 1440 | 1920 => {
  if (width < 1360) return 1280;
  return width < wideFrom ? 1440 : 1920;
};

/** Right end of the line's turn for each of these widths, in px. */
const contentRight = { 1280: 1216, 1440: 1360, 1920: 1760 } as const;

const narrowWidths: readonly NarrowWidth[] = [1120, 960, 780, 600, 440, 320];

/** @returns the composed poses, the width they are composed for, and the shift of their right half, in px. */
const composedPoses = ({ width, view, top, turn }: PillBounds) => {
  if (view < desktopWidth) {
    const base = narrowWidths.find((composed) => view >= composed) ?? 320;
    return { places: settledNarrow[base], base, shift: width - base };
  }
  const base = composedFor(width);
  const shift = turn.x + turn.radius - contentRight[base];
  return { places: (-top < lowUnder ? settledLow : settled)[base], base, shift };
};

/**
 * The arrangement composed for the nearest of three widths, or in zoomed windows for the next narrower width; its right
 * half moves with the line's turn.
 * @param bounds the window's bounds
 * @returns a pose for each pill
 */
export const settledPoses = (bounds: PillBounds): Pose[] => {
  const { places, base, shift } = composedPoses(bounds);
  return places.map(([x, y, angle]: SettledPose) => ({
    x: x > base / 2 ? x + shift : x,
    y,
    angle: (angle * Math.PI) / 180,
  }));
};
