import { cubicBezier } from 'framer-motion';
import { easings } from './tokens';

/* The mathematics of `assembly-frame.ts` and `assembly-shapes.ts`; angles in radians. */

export const ease = {
  out: cubicBezier(...easings.out),
  roll: cubicBezier(...easings.roll),
  drop: cubicBezier(...easings.drop),
  start: cubicBezier(...easings.start),
};

/** @returns which share of a duration has passed, from 0 to 1 */
export const progress = (time: number, duration: number) =>
  Math.min(1, Math.max(0, time / duration));

export const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** @returns a colour between two others, as CSS writes it */
export const mixColors = (from: string, to: string, share: number) =>
  share >= 1 || from === to ? to : `color-mix(in srgb, ${to} ${share * 100}%, ${from})`;

/** @returns the smallest turn to where a bar looks the same as after this one: its ends are alike */
export const withinQuarterTurn = (angle: number) => angle - Math.PI * Math.round(angle / Math.PI);

/** @returns the smallest turn to the same direction */
export const withinHalfTurn = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));

/**
 * @returns the angle of a bar’s label, which reads from left to right, or upwards on an upright bar;
 *   one that leans left by less than 17° (a cosine of -0.3) still counts as upright
 */
export const readableAngle = (angle: number) => {
  const shortest = withinHalfTurn(angle);
  return Math.cos(shortest) < -0.3 ? shortest + Math.PI : shortest;
};
