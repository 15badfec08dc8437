/** Beside or below the copy: the share of that part's width from its left and of its height from its top, 0 to 1. */
type FloatPosition = readonly [part: 'beside' | 'below', across: number, down: number];

/** A pill before gravity: its tilt in degrees, clockwise, its position, and the one in windows under 700 px high. */
export interface FloatingPill {
  tilt: number;
  at: FloatPosition;
  low: FloatPosition;
}

/**
 * Where the pills float before gravity, in their order. Both parts stretch with the window; pill-area.css places them.
 */
export const floatPositions: readonly FloatingPill[] = [
  { tilt: 4, at: ['below', 0.67, 0], low: ['below', 0.67, 0.14] },
  { tilt: -2, at: ['beside', 0.56, 0.63], low: ['beside', 0.04, 0.04] },
  { tilt: -1.5, at: ['below', 0.88, 0.47], low: ['below', 0.5, 0.13] },
  { tilt: 3, at: ['beside', 0.27, 0.94], low: ['below', 0, 0.12] },
  { tilt: -1, at: ['below', 0.55, 0.47], low: ['below', 0.83, 0.15] },
  { tilt: 5, at: ['below', 1, 0], low: ['beside', 0.99, 0.05] },
  { tilt: -3, at: ['below', 1, 0.93], low: ['below', 0.33, 0.84] },
  { tilt: 2, at: ['below', 0, 0.91], low: ['beside', 0.92, 0.67] },
  { tilt: -3, at: ['beside', 1, 0.23], low: ['below', 0.17, 0.84] },
  { tilt: -4, at: ['below', 0.67, 0.93], low: ['below', 0.83, 0.85] },
  { tilt: -1.5, at: ['below', 0.2, 0.53], low: ['below', 0.67, 0.84] },
  { tilt: 2, at: ['beside', 0.01, 0.37], low: ['below', 0.5, 0.83] },
  { tilt: -3, at: ['beside', 0.95, 0.03], low: ['below', 1, 0.83] },
  { tilt: -7, at: ['below', 0.35, 0.93], low: ['below', 1, 0.09] },
  { tilt: -2, at: ['below', 0.32, 0.03], low: ['beside', 0.91, 0.36] },
  { tilt: -3, at: ['beside', 1, 0.43], low: ['below', 0.33, 0.12] },
  { tilt: 1, at: ['beside', 1, 0.81], low: ['beside', 0.02, 0.33] },
  { tilt: -3, at: ['below', 0, 0.14], low: ['below', 0.17, 0.13] },
  { tilt: 4, at: ['beside', 0.01, 0.03], low: ['below', 0, 0.83] },
];
