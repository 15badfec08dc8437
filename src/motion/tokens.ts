/** Durations in milliseconds. Menu, header and reveal are fixed (docs/rules.md#durations). */
export const durations = {
  tap: 120,
  hover: 260,
  menu: 300,
  header: 350,
  open: 480,
  close: 320,
  reveal: 1000,
} as const;

/** Cubic béziers, shared by the stylesheets and framer-motion. */
export const easings = {
  out: [0.16, 1, 0.3, 1],
  roll: [0.65, 0, 0.35, 1],
  drop: [0.34, 1.4, 0.64, 1],
  /** The last stretch of a run in several, which the first (`start`) and linear ones lead to. */
  stop: [0, 0, 0.35, 1],
  start: [0.5, 0, 1, 1],
  /** Gravity, down and up. */
  fall: [0.33, 0, 0.67, 0.33],
  rise: [0.33, 0.67, 0.67, 1],
} as const;

/** A pace: one of the curves, or none. */
export type Easing = keyof typeof easings | 'linear';

/** @returns the pace as framer-motion takes it */
export const framerEasing = (ease: Easing) => (ease === 'linear' ? ease : easings[ease]);

/** @returns a curve as CSS takes it */
export const cssEasing = (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`;
