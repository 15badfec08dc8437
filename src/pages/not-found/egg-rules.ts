import type { Point } from '@/motion/use-spring-point';

/** One press of an arrow key, one of Enter, and how near counts as found, in px. */
export const eggStep = 16;
export const eggStride = 164;
const eggReach = 60;
/** However small the numeral is drawn. */
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

/** @returns where an arrow key moves the egg; undefined for any other key. */
export const afterKey = ({ x, y }: Point, key: string) => {
  const by = arrows.get(key);
  return by && { x: x + by.x, y: y + by.y };
};

/** @returns one stride nearer to the goal, or the goal itself. */
export const towards = (at: Point, goal: Point): Point => {
  const distance = Math.hypot(goal.x - at.x, goal.y - at.y);
  const share = distance <= eggStride ? 1 : eggStride / distance;
  return { x: at.x + (goal.x - at.x) * share, y: at.y + (goal.y - at.y) * share };
};

/** @returns the nearest place inside the box. */
export const within = ({ x, y }: Point, { left, right, top, bottom }: Box): Point => ({
  x: Math.min(right, Math.max(left, x)),
  y: Math.min(bottom, Math.max(top, y)),
});

/** @returns whether the egg, let go here, finds its place. */
export const isFound = (at: Point, goal: Point, scale: number) =>
  Math.hypot(goal.x - at.x, goal.y - at.y) < Math.max(eggLeastReach, eggReach * scale);
