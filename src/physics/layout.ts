import { type Place, settled, settledLow } from './settled';

/** Size of a pill in px (docs/rules.md#hero-pills). */
export const pillSize = { width: 170, height: 47 } as const;

/** Outer radius of the line's first turn, in px (brand system, section 5). */
const turnRadius = 147;

/** From this width on, the right wall stands 60 px outside the content instead of at the window's edge. */
const wideFrom = 1760;
const wideMargin = 60;

/** What the pills lie on: x from the window's left edge, y from the floor, downwards, in px. */
export interface Pit {
  width: number;
  /** Upper edge of the hero; negative. */
  top: number;
  /** Where the right wall stands. */
  right: number;
  /** The line's turn, over whose outer edge pills may tip. */
  turn: { x: number; y: number; radius: number };
  /** The lower arm of the line, where what has tipped over comes to rest. */
  stop: number;
  /** Under this corner pills may lie: the foot of the copy (negative), and its right end. */
  copy: { bottom: number; right: number };
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
 * @param copy corner of the copy; without it nothing is in the way
 * @returns the pit of that window
 */
export const pitOf = (
  width: number,
  height: number,
  side: number,
  copy: Pit['copy'] = { bottom: -height, right: 0 },
): Pit => ({
  width,
  top: -height,
  right: width >= wideFrom ? width - side + wideMargin : width,
  turn: { x: width - side - turnRadius, y: turnRadius, radius: turnRadius },
  stop: 2 * turnRadius,
  copy,
});

/** Under this height of the hero above the floor, in px, what lies higher than two pills would cover the copy. */
const lowUnder = 589;

const composedFor = (width: number): 1280 | 1440 | 1920 => {
  if (width < 1360) return 1280;
  return width < wideFrom ? 1440 : 1920;
};

/** Where the line's turn ends in each of them, in px. */
const contentRight = { 1280: 1216, 1440: 1360, 1920: 1760 } as const;

/**
 * The arrangement composed for the nearest of three widths; what lies right of its middle goes with the line's turn.
 * @param pit where they lie
 */
export const settledPoses = ({ width, top, turn }: Pit): Pose[] => {
  const base = composedFor(width);
  const shift = turn.x + turnRadius - contentRight[base];
  const moved = ([x, y, angle]: Place): Pose => ({
    x: x > base / 2 ? x + shift : x,
    y,
    angle: (angle * Math.PI) / 180,
  });
  return (-top < lowUnder ? settledLow : settled)[base].map(moved);
};
