import type { Pose } from '@/lib/point';
import { Bodies, type Body } from './matter';
import type { PillBounds } from './pill-bounds';

/** Fixed constants of the engine (docs/rules.md#hero-pills). */
export const pillPhysics = { density: 0.09, friction: 0.009, sleepThreshold: 50 } as const;
/** Thickness of walls and floor, in px. */
export const wallThickness = 400;
const wallHeight = 8000;

/** Walls and floor: immovable, with the friction of a pill. */
const fixed = { isStatic: true, friction: pillPhysics.friction } as const;

/** What closes the world of the pills. */
export interface Walls {
  /** Floor, stop and turn: only these carry bodies. */
  grounds: readonly Body[];
  left: Body;
  right: Body;
  /** All of them and a ceiling, if any, in the order in which the engine checks them. */
  all: readonly Body[];
}

export const makeWalls = (bounds: PillBounds): Walls => {
  const { width, top, left, right, turn, stop } = bounds;
  const box = (x: number, y: number, w: number, h: number) =>
    Bodies.rectangle(x + w / 2, y + h / 2, w, h, fixed);
  const grounds = [
    box(-wallThickness, 0, turn.x + wallThickness, wallThickness),
    box(turn.x, stop, width - turn.x + wallThickness, wallThickness),
    Bodies.circle(turn.x, turn.y, turn.radius, fixed, 48),
  ];
  const leftWall = box(left - wallThickness, -wallHeight, wallThickness, wallHeight);
  const rightWall = box(right, -wallHeight, wallThickness, wallHeight + stop + wallThickness);
  const all = [...grounds, leftWall, rightWall];
  if (bounds.hasCeiling) all.push(box(left, top - wallThickness, right - left, wallThickness));
  return { grounds, left: leftWall, right: rightWall, all };
};

/**
 * Space above and beside the copy, and its corner radius, in px: pills slip off it and
 * stay clear of the words. There is none below, where three rows of pills just fit in low windows.
 */
const clearance = { above: 6, right: 10, corner: 16 } as const;

/** @returns a solid body for each row of the copy */
export const makeCopy = ({ copy }: PillBounds): Body[] =>
  copy.map(({ top: edge, bottom, right: end }) => {
    const top = edge - clearance.above;
    const right = end + clearance.right;
    const middle = { x: (right - wallThickness) / 2, y: (top + bottom) / 2 };
    return Bodies.rectangle(middle.x, middle.y, right + wallThickness, bottom - top, {
      ...fixed,
      chamfer: { radius: clearance.corner, quality: 8 },
    });
  });

/** @returns the body of a pill; its size in px */
export const makePill = ({ x, y, angle }: Pose, { width, height }: PillBounds['pill']): Body =>
  Bodies.rectangle(x, y, width, height, {
    ...pillPhysics,
    angle,
    chamfer: { radius: height / 2 - 0.1, quality: 4 },
  });
