import type { Body as NumeralBody } from 'matter-js';
import type { NumeralBounds } from './numeral-bodies';
import { Matter } from './matter';
import type { Point } from './polygon';
import { step } from './steps';

const { Body } = Matter;

/** A body that is held, in px and radians. */
export interface Hand {
  body: NumeralBody;
  /** Where the hand is. */
  at: Point;
  /** From the body's centre to the point that is held. */
  grip: Point;
  /** What the body turns to. */
  angle: number | undefined;
}

/** Spring of the hand, per s² and per s (docs/rules.md#not-found-page), and what that makes per step. */
const spring = { stiffness: 300, damping: 24 } as const;
const pull = (spring.stiffness * step * step) / 1e6;
const drag = (spring.damping * step) / 1000;
/** Gravity adds this to the speed in each step, in px per step. */
const fall = 0.001 * step * step;
/** Top speed in px per step (docs/rules.md#not-found-page). */
export const topSpeed = 24;
/** A body this near, in px, and this slow, in px per step, is where the hand is. */
const still = { distance: 0.5, speed: 0.05 } as const;

/** Drags a held body on the spring. @returns whether it is not there yet */
export const pullHeld = ({ body, at, grip, angle }: Hand): boolean => {
  if (body.isSleeping) return false;
  const [x, y] = [at.x - grip.x - body.position.x, at.y - grip.y - body.position.y];
  Body.setVelocity(body, {
    x: body.velocity.x * (1 - drag) + x * pull,
    // Held, nothing falls.
    y: body.velocity.y * (1 - drag) + y * pull - fall,
  });
  if (body.speed > topSpeed) Body.setSpeed(body, topSpeed);
  const turn = angle === undefined ? 0 : (angle - body.angle) * pull;
  Body.setAngularVelocity(body, body.angularVelocity * (1 - drag) + turn);
  return Math.hypot(x, y) > still.distance || body.speed > still.speed + fall;
};

/** @returns the point for the hand that keeps the body's centre between walls, ceiling and ground */
export const inside = (
  { width, ceiling, floor, mouth }: NumeralBounds,
  { x, y }: Point,
  grip: Point,
): Point => ({
  x: Math.min(Math.max(x, grip.x), width + grip.x),
  y: Math.min(Math.max(y, ceiling + grip.y), (mouth?.floor ?? floor) + grip.y),
});
