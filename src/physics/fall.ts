import type { Point } from '@/lib/point';
import type { PillBounds, TextRow } from './pill-bounds';

/*
 * Decides how pills start to fall, and below how they are kept off the copy. Lengths are in px,
 * velocities in px per step of the engine (60 in a second), and spins in radians per step.
 */

/** What is known of a pill; a body of the engine is one. */
export interface Pill {
  position: Point;
  velocity: Point;
  bounds: { min: Point; max: Point };
}

/**
 * A pill sets off towards its place on the floor with this share of the distance in each step; air
 * and pile stop it about there. Pills that fall past the copy take longer, and would go too far.
 */
const pace = { withoutCopy: 0.015, pastCopy: 0.0075 } as const;
/** Gravity adds this to the speed in each step, in px per step. */
const gravity = 0.28;
/** A pill falls past the copy at this distance, in px, and moves aside in at least so many steps. */
const [detourGap, detourSteps] = [8, 12] as const;
/** Random nudges up to these, in px and radians per step, let pills drop one after another. */
const [nudgeUp, nudgeSpin] = [4, 0.09] as const;

/** @returns pills from left to right */
export const fromLeft = <P extends Pill>(pills: readonly P[]) =>
  pills.toSorted((a, b) => a.position.x - b.position.x);

/**
 * Starts the fall: pills move to the left towards an equal share of the floor each, but to the right
 * past the end of rows of the copy that are below them.
 * @param random returns a number from 0 to 1
 */
export const fallBesideCopy = <P extends Pill>(
  pills: readonly P[],
  { right, copy }: PillBounds,
  random: () => number,
) =>
  fromLeft(pills).map((pill, rank) => {
    const up = nudgeUp * random();
    const share = ((rank + 0.5) / pills.length) * right;
    return {
      pill,
      velocity: { x: speedAside(pill, copy, share, up), y: pill.velocity.y - up },
      spin: nudgeSpin * (2 * random() - 1),
    };
  });

/**
 * @param share the middle of the pill's share of the floor, in px
 * @param up its speed upwards, in px per step
 * @returns its speed to the right, in px per step: towards its share, but past all rows below it
 */
const speedAside = (pill: Pill, copy: readonly TextRow[], share: number, up: number) => {
  const { position, velocity } = pill;
  const rowsBelow = copy.filter(({ bottom }) => position.y <= bottom);
  const place = Math.max(share, ...rowsBelow.map((row) => placePast(pill, row)));
  const part = rowsBelow.length > 0 ? pace.pastCopy : pace.withoutCopy;
  const toTheLeft = velocity.x + part * Math.min(0, place - position.x);
  return Math.max(toTheLeft, ...rowsBelow.map((row) => speedPast(pill, row, up)));
};

/** @returns how far right the pill's middle has to be to fall past a row, in px */
const placePast = ({ position, bounds }: Pill, row: TextRow) =>
  row.right + detourGap + position.x - bounds.min.x;

/** @returns the speed that takes a pill past a row before it is as low; -Infinity if it is past */
const speedPast = (pill: Pill, row: TextRow, up: number) => {
  const { position, bounds } = pill;
  const aside = placePast(pill, row) - position.x;
  if (aside < 0 || position.y > row.top) return -Infinity;
  const down = Math.max(0, row.top - bounds.max.y);
  // It rises at first, and falls back before it falls by `down`.
  const steps = (up + Math.sqrt(up * up + 2 * gravity * down)) / gravity;
  return aside / Math.max(steps, detourSteps);
};

/** A tossed pill moves aside by up to twice `aside` and up by at least `up`, in px per step. */
const toss = { aside: 2, up: -6, spin: 0.12 } as const;

/** Tosses the pills up: in zoomed windows they float too low to fall. */
export const tossUp = <P extends Pill>(pills: readonly P[]) =>
  pills.map((pill, index) => {
    // Neighbours get ranks that are far apart, so that they are tossed in different ways.
    const rank = (index * 7) % pills.length;
    const aside = (rank % 5) - 2; // -2 to 2
    const turn = (rank % 3) - 1; // -1 to 1
    return {
      pill,
      velocity: { x: toss.aside * aside, y: toss.up * (1 + rank / (2 * pills.length)) },
      spin: toss.spin * turn,
    };
  });

/** A pill stands on end if the cosine of its angle is at most this; the spin tips it over. */
const [upright, tipSpin] = [0.3, 0.003] as const;

/** @returns the spin, in radians per step, that tips over a pill on end to the side it leans to */
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
