import type { Pose } from '@/lib/point';
import { Bodies, type Body } from './matter';
import { desktopWidth, type PillBounds } from './pill-bounds';

/** What all bodies are made of, in the engine's units (docs/rules.md#hero-pills). */
export const pillPhysics = { density: 0.09, friction: 0.009, sleepThreshold: 50 } as const;
/** Thickness of walls and floor, in px: ten times what the fastest pill moves in a step. */
export const wallThickness = 400;
/** Height of the walls above the floor, in px: higher than a pill can be thrown. */
const wallHeight = 8000;
/** How many straight edges approximate the turn, and each corner of the copy and of a pill. */
const edges = { turn: 48, copyCorner: 8, pillEnd: 4 } as const;

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

/** The floor is level as far as the turn, runs down its outer edge, and goes on level at the stop. */
export const makeWalls = (bounds: PillBounds): Walls => {
  const { width, top, left, right, turn, stop } = bounds;
  const box = (x: number, y: number, w: number, h: number) =>
    Bodies.rectangle(x + w / 2, y + h / 2, w, h, fixed);
  const grounds = [
    box(-wallThickness, 0, turn.x + wallThickness, wallThickness),
    box(turn.x, stop, width - turn.x + wallThickness, wallThickness),
    Bodies.circle(turn.x, turn.y, turn.radius, fixed, edges.turn),
  ];
  const leftWall = box(left - wallThickness, -wallHeight, wallThickness, wallHeight);
  const rightWall = box(right, -wallHeight, wallThickness, wallHeight + stop + wallThickness);
  const all = [...grounds, leftWall, rightWall];
  if (bounds.hasCeiling) all.push(box(left, top - wallThickness, right - left, wallThickness));
  return { grounds, left: leftWall, right: rightWall, all };
};

/**
 * Space above and beside the copy, and its corner radius, in px: pills slip off it and stay clear of
 * the words. There is none below, where three rows of pills just fit in low windows.
 */
const clearance = { above: 6, right: 10, corner: 16 } as const;

/** @returns a solid body for each row of the copy; none in zoomed windows, where pills are below */
export const makeCopy = ({ copy, view }: PillBounds): Body[] =>
  (view >= desktopWidth ? copy : []).map((row) => {
    const top = row.top - clearance.above;
    const right = row.right + clearance.right;
    const middle = { x: (right - wallThickness) / 2, y: (top + row.bottom) / 2 };
    return Bodies.rectangle(middle.x, middle.y, right + wallThickness, row.bottom - top, {
      ...fixed,
      chamfer: { radius: clearance.corner, quality: edges.copyCorner },
    });
  });

/** @returns the body of a pill; its size in px */
export const makePill = ({ x, y, angle }: Pose, { width, height }: PillBounds['pill']): Body =>
  Bodies.rectangle(x, y, width, height, {
    ...pillPhysics,
    angle,
    // A little less than half, so that no edge of the ends has length 0.
    chamfer: { radius: height / 2 - 0.1, quality: edges.pillEnd },
  });
