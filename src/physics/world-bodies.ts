import type { Body as PillBody } from 'matter-js';
import type { PillBounds, Pose } from './pill-bounds';
import { Matter } from './matter';

const { Bodies } = Matter;

/** Constants that are fixed (docs/rules.md#hero-pills). */
export const pillPhysics = { density: 0.09, friction: 0.009, sleepThreshold: 50 } as const;
/** Thickness of walls and floor, in px. */
export const wallThickness = 400;
const wallHeight = 8000;

/** Neither moves nor rubs more than a pill. */
const fixed = { isStatic: true, friction: pillPhysics.friction } as const;

/** @returns floor, stop and turn, then the two walls. */
export const makeWalls = ({ width, right, turn, stop }: PillBounds): PillBody[] => {
  const box = (left: number, top: number, w: number, h: number) =>
    Bodies.rectangle(left + w / 2, top + h / 2, w, h, fixed);
  return [
    box(-wallThickness, 0, turn.x + wallThickness, wallThickness),
    box(turn.x, stop, width - turn.x + wallThickness, wallThickness),
    Bodies.circle(turn.x, turn.y, turn.radius, fixed, 48),
    box(-wallThickness, -wallHeight, wallThickness, wallHeight + wallThickness),
    box(right, -wallHeight, wallThickness, wallHeight + stop + wallThickness),
  ];
};

/**
 * Room that the copy keeps above it and at its right, and the radius of its corners, in px: what meets them slips off
 * and stays clear of the words. Below it three rows of pills fit closely in low windows, so nothing is added there.
 */
const clearance = { above: 6, right: 10, corner: 16 } as const;

/** @returns the lines of the copy, as solid as the walls. */
export const makeCopy = ({ copy }: PillBounds): PillBody[] =>
  copy.map(({ top: edge, bottom, right: end }) => {
    const top = edge - clearance.above;
    const right = end + clearance.right;
    return Bodies.rectangle(
      (right - wallThickness) / 2,
      (top + bottom) / 2,
      right + wallThickness,
      bottom - top,
      {
        ...fixed,
        chamfer: { radius: clearance.corner, quality: 8 },
      },
    );
  });

/** @returns a pill of a size as a body. */
export const makePill = ({ x, y, angle }: Pose, { width, height }: PillBounds['pill']): PillBody =>
  Bodies.rectangle(x, y, width, height, {
    ...pillPhysics,
    angle,
    chamfer: { radius: height / 2 - 0.1, quality: 4 },
  });
