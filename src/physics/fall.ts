import type { Point } from '@/lib/point';
import type { PillBounds, TextRow } from './pill-bounds';

/*
 * Decides how pills start to fall: from their positions and velocities, in px and px per step of the
 * engine (60 in a second), to their next velocities. Low windows have `fall-in-waves.ts`.
 */

/** What is known of a pill; a body of the engine is one. */
export interface Pill {
  position: Point;
  velocity: Point;
  bounds: { min: Point; max: Point };
}

/** A pill’s new velocity, and its spin in radians per step. */
interface Push<P> {
  pill: P;
  velocity: Point;
  spin: number;
}

/**
 * A pill sets off towards its place on the floor with this share of the distance in each step; air
 * and pile stop it about there. Pills that fall past the copy take longer, and would go too far.
 */
const pace = { withoutCopy: 0.015, pastCopy: 0.0075 } as const;
/** Gravity adds this to the speed in each step, in px per step. */
const gravity = 0.28;
/** Distance at which a pill falls past the copy, in px. */
const detourGap = 8;
/** A pill takes at least so many steps to move aside. */
const detourSteps = 12;
/** Random nudges up to these, in px and radians per step, let pills drop one after another. */
const nudgeUp = 4;
const nudgeSpin = 0.09;

/** @returns pills from left to right */
export const fromLeft = <P extends Pill>(pills: readonly P[]) =>
  pills.toSorted((a, b) => a.position.x - b.position.x);

/**
 * Starts the fall: pills, which float in the right half, move to the left towards an equal share of
 * the floor each, but to the right past the end of rows of the copy that are below them.
 * @param random returns a number from 0 to 1
 */
export const fallBesideCopy = <P extends Pill>(
  pills: readonly P[],
  { right, copy }: PillBounds,
  random: () => number,
): Push<P>[] =>
  fromLeft(pills).map((pill, rank) => {
    const { position, velocity, bounds } = pill;
    const up = nudgeUp * random();
    const rowsBelow = copy.filter(({ bottom }) => position.y <= bottom);
    /** How far right the pill's middle has to be to fall past a row, in px. */
    const endOf = (row: TextRow) => row.right + detourGap + position.x - bounds.min.x;
    const share = ((rank + 0.5) / pills.length) * right;
    const place = Math.max(share, ...rowsBelow.map(endOf));
    const part = rowsBelow.length > 0 ? pace.pastCopy : pace.withoutCopy;
    const toTheLeft = velocity.x + part * Math.min(0, place - position.x);
    const pastRows = rowsBelow.map((row) => speedPast(pill, row.top, endOf(row), up));
    return {
      pill,
      velocity: { x: Math.max(toTheLeft, ...pastRows), y: velocity.y - up },
      spin: nudgeSpin * (2 * random() - 1),
    };
  });

/**
 * @param top upper edge of a row of the copy, in px
 * @param end how far right a pill has to be to fall past the row, in px
 * @param up its speed upwards, in px per step
 * @returns the speed to the right that takes a pill there before it is as low as the row
 */
const speedPast = ({ position, bounds }: Pill, top: number, end: number, up: number) => {
  const aside = end - position.x;
  if (aside < 0 || position.y > top) return -Infinity;
  const down = Math.max(0, top - bounds.max.y);
  const steps = (up + Math.sqrt(up * up + 2 * gravity * down)) / gravity;
  return aside / Math.max(steps, detourSteps);
};

/** A tossed pill moves aside at most twice this fast, in px per step. */
const tossAside = 2;
/** A tossed pill rises at least this fast, in px per step. */
const tossUpwards = -6;
/** A tossed pill spins by this to either side, or not, in radians per step. */
const tossSpin = 0.12;

/** Tosses the pills up: in zoomed windows they float too low to fall. */
export const tossUp = <P extends Pill>(pills: readonly P[]): Push<P>[] =>
  pills.map((pill, index) => {
    // Neighbours get ranks that are far apart, so that they are tossed in different ways.
    const rank = (index * 7) % pills.length;
    const aside = (rank % 5) - 2;
    const turn = (rank % 3) - 1;
    return {
      pill,
      velocity: { x: tossAside * aside, y: tossUpwards * (1 + rank / (2 * pills.length)) },
      spin: tossSpin * turn,
    };
  });
