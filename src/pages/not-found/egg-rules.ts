import type { Point } from '@/motion/use-spring-point';

/** Distance per arrow key, per Enter, and the reach within which the egg is found, in px. */
export const eggStep = 16;
export const eggStride = 164;
const eggReach = 60;
/** Least reach in px, however small the numeral is. */
const eggLeastReach = 32;

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const arrows: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: -eggStep, y: 0 }],
  ['ArrowRight', { x: eggStep, y: 0 }],
  ['ArrowUp', { x: 0, y: -eggStep }],
  ['ArrowDown', { x: 0, y: eggStep }],
]);

/** @returns the position after an arrow key; undefined for any other key. */
export const afterKey = ({ x, y }: Point, key: string) => {
  const by = arrows.get(key);
  return by && { x: x + by.x, y: y + by.y };
};

/** @returns the position one stride nearer to the goal, or the goal itself. */
export const towards = (at: Point, goal: Point): Point => {
  const distance = Math.hypot(goal.x - at.x, goal.y - at.y);
  const share = distance <= eggStride ? 1 : eggStride / distance;
  return { x: at.x + (goal.x - at.x) * share, y: at.y + (goal.y - at.y) * share };
};

/** @returns the nearest position inside the box. */
export const within = ({ x, y }: Point, { left, right, top, bottom }: Box): Point => ({
  x: Math.min(right, Math.max(left, x)),
  y: Math.min(bottom, Math.max(top, y)),
});

/** @returns whether an egg released here is found. */
export const isFound = (at: Point, goal: Point, scale: number) =>
  Math.hypot(goal.x - at.x, goal.y - at.y) < Math.max(eggLeastReach, eggReach * scale);
