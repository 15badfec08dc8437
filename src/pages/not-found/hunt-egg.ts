import type { Point, Pose } from '@/lib/point';
import type { HuntMeasures } from './hunt-measures';
import type { HuntPlan } from './hunt-rules';
import { egg, hole } from './numeral';

/*
 * The egg waits in its seat, comes loose, and ends in the nought. Its seat is beside the numeral,
 * from where it falls; in one column it is a mouth below the floor, through which the egg jumps.
 * Lengths are in px, speeds in px and radians per step of the engine.
 */

/** A kicked egg that moves so many px to the side turns by one radian. */
const pxPerRadian = 100;

/**
 * What gravity adds to the speed in a step of the engine. A jump aims higher than it must, because
 * the air slows it.
 */
const jump = { gravity: 0.28, aim: 1.3 } as const;

/** A pose of the egg, and its size as a share of the loose one’s. */
export type EggPose = Pose & { size: number };

export const hasMouth = ({ seat }: HuntMeasures) => seat.y > 0;

/** @returns where the egg waits while it is not loose */
export const waitingEgg = (
  home: HuntPlan['eggHome'],
  { left, top, unit, eggScale, seat }: HuntMeasures,
): EggPose => {
  if (home === 'seat') return { ...seat, size: 1 };
  const scale = (egg.inHole * unit) / egg.drawnAt;
  // The middle of the egg is in that of the nought, and its centre of mass is a little lower.
  const centreBelowMiddle = scale * (egg.centre - egg.height / 2);
  return {
    x: left + unit * hole.x,
    y: top + unit * hole.y + centreBelowMiddle,
    angle: 0,
    size: scale / eggScale,
  };
};

/** @returns the spin and speed of a kicked egg, which jumps high enough to leave the mouth */
export const kickedEgg = ({ x, y }: Point, isInMouth: boolean, measures: HuntMeasures) => {
  const height = isInMouth ? measures.seat.y + measures.eggScale * egg.height : 0;
  // Upwards is negative.
  const up = -Math.sqrt(2 * jump.gravity * jump.aim * height);
  return { spin: x / pxPerRadian, speed: { x, y: Math.min(y, up) } };
};

/** @returns whether the egg is half its width above the floor, so that the floor can bear it */
export const isAboveFloor = ({ y }: Pose, { eggScale }: HuntMeasures) =>
  y < (-eggScale * egg.width) / 2;
