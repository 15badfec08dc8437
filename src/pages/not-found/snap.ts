import type { Pose } from '@/physics/pill-bounds';
import type { Point } from '@/physics/polygon';

/** How near a piece must come to its place, in units and at least in px, and how upright, in radians. */
const reach = { units: 60, least: 32 } as const;
const tilt = (25 * Math.PI) / 180;
const rightAngle = Math.PI / 2;

/** @returns the reach of a place in px, at a scale in px per unit */
export const snapReach = (scale: number): number => Math.max(reach.least, reach.units * scale);

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** @returns the angle from upright, in radians: 0 to π */
const lean = (angle: number) => Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)));

/**
 * @param targets where a piece's centre would be, by place
 * @param within in px
 * @returns the nearest of the places within reach
 */
export const placeNear = (
  at: Point,
  targets: ReadonlyMap<number, Point>,
  within: number,
): number | undefined => {
  const near = [...targets].filter(([, target]) => distance(at, target) < within);
  near.sort(([, a], [, b]) => distance(at, a) - distance(at, b));
  return near[0]?.[0];
};

/** @returns the place into which a piece snaps: near enough, and upright enough */
export const snapPlace = (
  pose: Pose,
  targets: ReadonlyMap<number, Point>,
  scale: number,
): number | undefined =>
  lean(pose.angle) < tilt ? placeNear(pose, targets, snapReach(scale)) : undefined;

/**
 * @param isNear whether a place that it fits is near: there it turns upright
 * @returns the angle to which a held piece turns: the nearest right angle
 */
export const heldAngle = (angle: number, isNear: boolean): number => {
  const step = isNear ? 4 * rightAngle : rightAngle;
  return Math.round(angle / step) * step;
};
