import type { Body as NumeralBody } from 'matter-js';
import {
  type NumeralBounds,
  type NumeralShape,
  type Ground,
  makeNumeralBody,
  makeNumeralWalls,
  setFilter,
} from './numeral-bodies';
import { type Hand, inside, pullHeld, topSpeed } from './numeral-hand';
import { Matter } from './matter';
import type { Pose } from './pill-bounds';
import type { Point } from './polygon';
import { carriedBy, settleBodies } from './rest';
import { countSteps, step } from './steps';

const { Body, Composite, Engine, Sleeping } = Matter;

/** Ms between the starts of two bodies. */
const apart = 80;
/** How bodies come to rest; all sleep after 0.5 s of calm. */
const calm = { from: 0.006, more: 0.006, most: 0.6, asleep: 30 } as const;
/** Longest run to rest that is not shown, in steps. */
const mostHidden = 900;

/** A push at the start: px per step, and radians per step. */
export interface Push extends Point {
  turn: number;
}

interface NumeralStart {
  /** When the first body falls, in ms of physics. */
  delay: number;
  /** The push that starts the fall of each body, one after another; empty if they have fallen. */
  pushes: readonly Push[];
}

/** Pieces of the numeral and the egg as rigid bodies; a body that was put in its place is removed. */
export interface NumeralWorld {
  /** Whether no body has fallen yet. */
  readonly isWhole: boolean;
  /** Poses of the bodies that are there, by their index. Read it after each `advance`. */
  readonly poses: readonly (Pose | undefined)[];
  /** Advances to a time, in ms. @returns whether anything moves */
  advance: (now: number) => boolean;
  /** Lets everything come to rest at once. */
  settle: () => void;
  /** Holds a body by a point; `hold` moves that point, `release` lets it go at its speed. */
  grab: (index: number, point: Point) => void;
  /** @param angle what the held body turns to, in radians */
  hold: (point: Point, angle?: number) => void;
  release: () => void;
  /** Puts a body elsewhere, at rest. */
  put: (index: number, pose: Pose) => void;
  /** Takes a body out. */
  remove: (index: number) => void;
  /** Frees the engine's bodies. */
  dispose: () => void;
}

/**
 * Creates the simulation of the not-found page. The bodies stay in place until they fall one after another.
 * @param shapes the last one may lie in the mouth below the floor
 * @param start a pose for each; undefined: not there
 * @param startTime in ms, on the clock of `advance`
 */
export function createNumeralWorld(
  bounds: NumeralBounds,
  shapes: readonly NumeralShape[],
  start: readonly (Pose | undefined)[],
  startTime: number,
  { delay, pushes }: NumeralStart,
): NumeralWorld {
  const engine = Engine.create({ enableSleeping: true, gravity: { x: 0, y: 1 } });
  const { ground, walls } = makeNumeralWalls(bounds);
  const bodies = start.map((pose, index) => {
    const shape = shapes[index];
    return pose && shape ? makeNumeralBody(shape, pose) : undefined;
  });
  const loose = () => bodies.filter((body) => body !== undefined);
  const stepsUntil = countSteps(startTime);
  let held: Hand | undefined;
  let calmSteps = 0;
  let fallen = pushes.length === 0 ? bodies.length : 0;

  Composite.add(engine.world, [...ground, ...walls, ...loose()]);
  for (const body of loose()) Sleeping.set(body, fallen === 0);

  const wake = () => loose().forEach((body) => Sleeping.set(body, false));
  const isOverMouth = (body: NumeralBody) => bounds.mouth !== undefined && body === bodies.at(-1);
  const stand = (body: NumeralBody, isHeld = false) => {
    if (!isOverMouth(body)) return;
    const below: Ground = body.position.y > bounds.floor ? 'mouth' : 'floor';
    setFilter(body, isHeld ? 'none' : below);
  };
  loose().forEach((body) => stand(body));

  /** Drops the bodies one after another: those that wait sleep. */
  const dropNext = () => {
    while (fallen < bodies.length) {
      if (engine.timing.timestamp < delay + fallen * apart - step / 2) return;
      const body = bodies[fallen];
      const push = pushes[fallen];
      fallen += 1;
      if (!body) continue;
      Sleeping.set(body, false);
      if (!push) continue;
      Body.setVelocity(body, push);
      Body.setAngularVelocity(body, push.turn);
    }
  };

  const middle = { x: bounds.width / 2, y: (bounds.ceiling + bounds.floor) / 2 };
  const keepInside = (body: NumeralBody) => {
    if (body.speed > topSpeed) Body.setSpeed(body, topSpeed);
    const { x, y } = body.position;
    const lowest = bounds.mouth?.floor ?? bounds.floor;
    if (x > 0 && x < bounds.width && y > bounds.ceiling && y < lowest) return;
    // Dragged through a wall: put it back, at rest.
    Body.setPosition(body, middle);
    Body.setVelocity(body, { x: 0, y: 0 });
    stand(body, body === held?.body);
  };

  const move = () => {
    dropNext();
    const isBusy = (held ? pullHeld(held) : false) || fallen < bodies.length;
    const carried = carriedBy(engine, ground);
    // A held body counts as carried.
    if (held) carried.add(held.body);
    calmSteps = settleBodies(loose(), carried, calmSteps, isBusy, calm);
    if (held) held.body.frictionAir = 0;
    Engine.update(engine, step);
    loose().forEach(keepInside);
  };
  const isMoving = () => loose().some((body) => !body.isSleeping);

  return {
    get isWhole() {
      return fallen === 0;
    },
    get poses() {
      return bodies.map(
        (body) => body && { x: body.position.x, y: body.position.y, angle: body.angle },
      );
    },
    advance(now) {
      for (let steps = stepsUntil(now); steps > 0; steps -= 1) move();
      return fallen < bodies.length || isMoving();
    },
    settle() {
      for (let steps = 0; steps < mostHidden; steps += 1) {
        move();
        if (fallen === bodies.length && !isMoving()) return;
      }
    },
    grab(index, point) {
      const body = bodies[index];
      if (!body) return;
      if (held) stand(held.body);
      wake();
      stand(body, true);
      const { x, y } = body.position;
      held = { body, at: point, grip: { x: point.x - x, y: point.y - y }, angle: undefined };
    },
    hold(point, angle) {
      if (!held) return;
      held.at = inside(bounds, point, held.grip);
      held.angle = angle;
      if (held.body.isSleeping) wake();
    },
    release() {
      if (!held) return;
      stand(held.body);
      held = undefined;
      wake();
    },
    put(index, { x, y, angle }) {
      const body = bodies[index];
      if (!body) return;
      Body.setPosition(body, { x, y });
      Body.setAngle(body, angle);
      Body.setVelocity(body, { x: 0, y: 0 });
      Body.setAngularVelocity(body, 0);
      stand(body);
      wake();
    },
    remove(index) {
      const body = bodies[index];
      if (!body) return;
      if (held?.body === body) held = undefined;
      Composite.remove(engine.world, body);
      bodies[index] = undefined;
      wake();
    },
    dispose() {
      Composite.clear(engine.world, false, true);
      Engine.clear(engine);
    },
  };
}
