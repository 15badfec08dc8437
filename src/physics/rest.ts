import type { Body, Engine, Pair } from 'matter-js';
import { Matter } from './matter';

const { Sleeping } = Matter;

/** Share of its speed that a body in the air loses per step. */
const air = 0.01;
/** A body without support that is faster than this, in px per step, is falling. */
const freeSpeed = 2;

/**
 * A step is calm while no body falls. Resting bodies lose a share of their speed per step: `from`, plus `more` for
 * each calm step, up to `most`. All sleep after `asleep` calm steps.
 */
interface RestSettings {
  from: number;
  more: number;
  most: number;
  asleep: number;
}

/**
 * @param engine provides the contacts
 * @param ground static bodies that others rest on
 * @returns the bodies that rest on the ground, directly or on each other; includes the ground
 */
export const carriedBy = ({ pairs }: Engine, ground: readonly Body[]): Set<Body> => {
  const carried = new Set(ground);
  // Compound bodies touch with their parts.
  const touching = pairs.list
    .filter(({ isActive }: Pair) => isActive)
    .map(({ bodyA, bodyB }: Pair) => [bodyA.parent, bodyB.parent] as const);
  for (let before = 0; before < carried.size;) {
    before = carried.size;
    for (const [a, b] of touching) {
      if (!b.isStatic && carried.has(a)) carried.add(b);
      if (!a.isStatic && carried.has(b)) carried.add(a);
    }
  }
  return carried;
};

/**
 * Brings bodies to rest. All sleep together: a body asleep on one that still moves would be left hanging in the air.
 * @param carried the bodies that something carries
 * @param calmSteps calm steps so far; negative: steps to pass before the bodies may come to rest
 * @param isBusy whether anything else still moves them
 * @returns calm steps, including this one
 */
export const settleBodies = (
  bodies: readonly Body[],
  carried: ReadonlySet<Body>,
  calmSteps: number,
  isBusy: boolean,
  { from, more, most, asleep }: RestSettings,
): number => {
  const isFalling = bodies.some((body) => body.speed > freeSpeed && !carried.has(body));
  const calm = isBusy || isFalling ? 0 : calmSteps + 1;
  const drag = Math.min(most, from + more * Math.max(0, calm));
  bodies.forEach((body) => {
    body.frictionAir = carried.has(body) ? drag : air;
    if (calm <= 0 ? !body.isSleeping : calm === asleep) Sleeping.set(body, calm > 0);
  });
  return calm;
};
