import { type SettledPose, settled, settledLow } from './settled';
import { type NarrowWidth, settledNarrow } from './settled-narrow';

/** Size of a pill in px (docs/rules.md#hero-pills). */
export const pillSize = { width: 170, height: 47 } as const;

/**
 * The line is thinner in zoomed windows, and the pills with it: from a width on (0: always), a pill's size and the
 * outer radius of the line's first turn, all in px (docs/design.md#space-and-shape).
 */
const sizes = [
  { from: 960, pill: pillSize, turnRadius: 147 },
  { from: 600, pill: { width: 150, height: 36 }, turnRadius: 90 },
  { from: 0, pill: { width: 128, height: 28 }, turnRadius: 70 },
] as const;

const sizesFor = (view: number) => sizes.find(({ from }) => view >= from) ?? sizes[0];

/** @returns outer radius of the line's first turn in a window so wide, scrollbar included; both in px. */
export const turnRadiusFor = (view: number) => sizesFor(view).turnRadius;

/** A narrower window, in px, is a zoomed one. */
export const desktopWidth = 1280;

/** From this width on, the right wall stands 60 px outside the content instead of at the window's edge. */
const wideFrom = 1760;
const wideMargin = 60;

/** What the pills lie on: x from the window's left edge, y from the floor, downwards, in px. */
export interface PillBounds {
  width: number;
  /** Width of the window with its scrollbar: the one that the stylesheets go by. */
  view: number;
  /** Size of a pill. */
  pill: { width: number; height: number };
  /** Upper edge of the hero; negative. */
  top: number;
  /** Where the right wall stands. */
  right: number;
  /** The line's turn, over whose outer edge pills may tip. */
  turn: { x: number; y: number; radius: number };
  /** The lower arm of the line, where what has tipped over comes to rest. */
  stop: number;
  /** What pills neither cross nor rest on: the copy's lines, each from the left edge to its right end. */
  copy: readonly Line[];
}

/** A line of the copy, from the window's left edge to its right end; `top` and `bottom` from the floor, in px. */
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
 * @param copy lines of the copy; without them nothing is in the way
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

/** Under this height of the hero above the floor, in px, what lies higher than two pills would cover the copy. */
const lowUnder = 589;

const composedFor = (width: number): 1280 | 1440 | 1920 => {
  if (width < 1360) return 1280;
  return width < wideFrom ? 1440 : 1920;
};

/** Where the line's turn ends in each of them, in px. */
const contentRight = { 1280: 1216, 1440: 1360, 1920: 1760 } as const;

const narrowWidths: readonly NarrowWidth[] = [1120, 960, 780, 600, 440, 320];

/** The arrangement for these bounds, the width it is composed for, and how far its right half goes with the window. */
const arrangementFor = ({ width, view, top, turn }: PillBounds) => {
  if (view < desktopWidth) {
    const base = narrowWidths.find((composed) => view >= composed) ?? 320;
    return { places: settledNarrow[base], base, shift: width - base };
  }
  const base = composedFor(width);
  const shift = turn.x + turn.radius - contentRight[base];
  return { places: (-top < lowUnder ? settledLow : settled)[base], base, shift };
};

/**
 * The arrangement composed for the nearest of three widths, or the next narrower one in a zoomed window; what lies
 * right of its middle goes with the line's turn.
 * @param bounds where they lie
 */
export const settledPoses = (bounds: PillBounds): Pose[] => {
  const { places, base, shift } = arrangementFor(bounds);
  return places.map(([x, y, angle]: SettledPose) => ({
    x: x > base / 2 ? x + shift : x,
    y,
    angle: (angle * Math.PI) / 180,
  }));
};
