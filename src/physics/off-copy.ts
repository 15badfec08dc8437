import type { Point } from '@/lib/point';
import type { Pill } from './fall';
import type { PillBounds, TextRow } from './pill-bounds';

/*
 * Decides how pills are kept off the rows of the copy: while these are solid pills tip over and slip
 * off them, later they are pressed off. Lengths are in px, speeds in px per step of the engine.
 */

/** A pill stands on end if the cosine of its angle is at most this. */
const upright = 0.3;
/** Spin that tips over a pill that stands on end, in radians per step. */
const tipSpin = 0.003;

/** @returns the spin that tips over a pill that stands on end, to the side it leans to; else 0 */
export const tipOver = (angle: number): number =>
  Math.abs(Math.cos(angle)) > upright ? 0 : -Math.sign(Math.sin(2 * angle)) * tipSpin;

/** Added in each step to the speed, to the right, of a pill that lies on solid copy. */
export const slip = 0.5;

/** Bodies in contact overlap by up to this much. */
const slack = 2;

/** @returns whether a pill lies on a row of the copy */
export const isOnCopy = ({ position, bounds: { min, max } }: Pill, rows: readonly TextRow[]) =>
  rows.some(({ top, right }) => min.x < right && max.y > top - slack && position.y < top);

/** @returns whether a pill covers the copy or lies above it */
export const isOverCopy = ({ bounds: { min } }: Pill, { copy }: PillBounds) =>
  copy.some(({ bottom, right }) => min.y < bottom - slack && min.x < right - slack);

/** Added in each step to the speed of a pill that is pressed: to the middle, and down. */
const press = { x: 0.2, y: 0.8 } as const;

/**
 * Presses a pill off the copy into the pile: down, and away from the nearer wall.
 * @param strength grows with each attempt
 * @returns its new velocity
 */
export const pressOff = (
  { position, velocity }: Pill,
  { left, right }: PillBounds,
  strength: number,
): Point => ({
  x: velocity.x + (position.x > (left + right) / 2 ? -1 : 1) * press.x * strength,
  y: velocity.y + press.y * strength,
});
