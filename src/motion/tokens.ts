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
  /** Of a movement in parts, `start` is the first and `stop` the last; linear ones lie between. */
  stop: [0, 0, 0.35, 1],
  start: [0.5, 0, 1, 1],
  /** Gravity, down and up. */
  fall: [0.33, 0, 0.67, 0.33],
  rise: [0.33, 0.67, 0.67, 1],
} as const;

/** The name of a curve. */
export type Easing = keyof typeof easings | 'linear';

/** @returns the curve in framer-motion's format */
export const framerEasing = (ease: Easing) => (ease === 'linear' ? ease : easings[ease]);

/** @returns the curve in CSS's format */
export const cssEasing = (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`;

const coming = (duration: keyof typeof durations) => ({
  duration: durations[duration] / 1000,
  ease: easings.out,
});

/** Transitions for `m` components, in framer-motion's seconds. */
export const transitions = { hover: coming('hover'), open: coming('open'), close: coming('close') };

/** A spring that follows the scroll without overshoot, 120 ms behind (damping / stiffness). */
export const follows = { stiffness: 300, damping: 36, restDelta: 0.001 } as const;
