/** Beside or below the copy: the share of that part's width from its left and of its height from its top, 0 to 1. */
type FloatPosition = readonly [part: 'beside' | 'below', across: number, down: number];

/** A pill before gravity: its tilt in degrees, clockwise, its position, and the one in windows under 700 px high. */
export interface FloatingPill {
  tilt: number;
  at: FloatPosition;
  /** Seven in the lower row, six in the upper one, six beside the copy: the waves in which they fall. */
  low: FloatPosition;
}

/**
 * Where the pills float before gravity, in their order. Both parts stretch with the window; hero.css places them.
 */
export const floatPositions: readonly FloatingPill[] = [
  { tilt: 4, at: ['below', 0.67, 0], low: ['beside', 0.9, 0.8] },
  { tilt: -2, at: ['beside', 0.56, 0.63], low: ['beside', 0.05, 0.2] },
  { tilt: -1.5, at: ['below', 0.88, 0.47], low: ['below', 0.6, 0.13] },
  { tilt: 3, at: ['beside', 0.27, 0.94], low: ['below', 0, 0.12] },
  { tilt: -1, at: ['below', 0.55, 0.47], low: ['below', 0.8, 0.15] },
  { tilt: 5, at: ['below', 1, 0], low: ['beside', 1, 0.02] },
  { tilt: -3, at: ['below', 1, 0.93], low: ['below', 0.333, 0.84] },
  { tilt: 2, at: ['below', 0, 0.91], low: ['beside', 0.1, 1] },
  { tilt: -3, at: ['beside', 1, 0.23], low: ['below', 0.167, 0.84] },
  { tilt: -4, at: ['below', 0.67, 0.93], low: ['below', 0.833, 0.85] },
  { tilt: -1.5, at: ['below', 0.2, 0.53], low: ['below', 0.667, 0.84] },
  { tilt: 2, at: ['beside', 0.01, 0.37], low: ['below', 0.5, 0.83] },
  { tilt: -3, at: ['beside', 0.95, 0.03], low: ['below', 1, 0.83] },
  { tilt: -7, at: ['below', 0.35, 0.93], low: ['beside', 0.55, 0.4] },
  { tilt: -2, at: ['below', 0.32, 0.03], low: ['below', 1, 0.1] },
  { tilt: -3, at: ['beside', 1, 0.43], low: ['below', 0.4, 0.12] },
  { tilt: 1, at: ['beside', 1, 0.81], low: ['beside', 0.5, 0.6] },
  { tilt: -3, at: ['below', 0, 0.14], low: ['below', 0.2, 0.13] },
  { tilt: 4, at: ['beside', 0.01, 0.03], low: ['below', 0, 0.83] },
];
