import type { Point, Pose } from '@/lib/point';
import { pillSize } from '@/physics/pill-bounds';

/** A label is turned over when the cosine of its pill's angle is below this. */
const upsideDown = -0.3;

/**
 * A pill is drawn again once its middle, or by a turn one of its ends, has moved this far, in px.
 * While one is dragged, the others tremble by less.
 */
const leastMove = 0.1;

/** @returns a function that writes poses to the pills that have moved, since each write costs time */
export const pillPainter = (pills: readonly HTMLElement[]) => {
  const drawn: Pose[] = [];
  return (poses: readonly Pose[]) =>
    poses.forEach((pose, index) => {
      const pill = pills[index];
      if (!pill || !hasMoved(drawn[index], pose)) return;
      drawn[index] = pose;
      pill.style.transform = `translate(${pose.x.toFixed(1)}px, ${pose.y.toFixed(1)}px) rotate(${pose.angle.toFixed(3)}rad)`;
      pill.toggleAttribute('data-turned', Math.cos(pose.angle) < upsideDown);
    });
};

const hasMoved = (from: Pose | undefined, to: Pose) => {
  if (!from) return true;
  const ofMiddle = Math.hypot(to.x - from.x, to.y - from.y);
  const ofEnds = Math.abs(to.angle - from.angle) * (pillSize.width / 2);
  return Math.max(ofMiddle, ofEnds) > leastMove;
};

/** @returns the visible pose of a pill that floats, including drift: its parent is what floats */
export const visiblePose = (pill: Element, origin: DOMRect): Pose => {
  const { left, right, top, bottom } = pill.getBoundingClientRect();
  // The browser writes a transform as `matrix(cos, sin, …)`.
  const { transform } = getComputedStyle(pill.parentElement ?? pill);
  const numbers = transform.match(/-?\d[\d.e-]*/g);
  const [cos = 1, sin = 0] = numbers?.map(Number) ?? [];
  return {
    x: (left + right) / 2 - origin.left,
    y: (top + bottom) / 2 - origin.top,
    angle: Math.atan2(sin, cos),
  };
};

/** @returns the velocity of each pill between two poses, in px per ms; `time` in ms. */
export const velocitiesBetween = (
  before: readonly Pose[],
  after: readonly Pose[],
  time: number,
): Point[] =>
  after.map(({ x, y }, index) => {
    const from = before[index];
    return from && time > 0 ? { x: (x - from.x) / time, y: (y - from.y) / time } : { x: 0, y: 0 };
  });
