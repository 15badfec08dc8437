import type { Constraint as Hand } from 'matter-js';
import { desktopWidth, type PillBounds, type Pose } from './pill-bounds';
import { Matter } from './matter';
import { overCopy, pressOff, slideOffCopy, startFall, topple, tossUp } from './fall';
import { carriedBy, settleBodies } from './rest';
import { countSteps, step } from './steps';
import { makeCopy, makePill, makeWalls, wallThickness } from './world-bodies';

const { Body, Composite, Constraint, Engine, Sleeping } = Matter;

/** Gravity turns from 0 to 1 after this many ms of physics (docs/rules.md#hero-pills). */
export const gravityDelay = 1000;

/** Top speed in px per step: it keeps thrown pills inside the walls. */
const topSpeed = 40;
/** How pills come to rest; all sleep after 32 calm steps, 0.53 s (docs/rules.md#hero-pills). */
const calm = { from: 0.02, more: 0.03, most: 0.8, asleep: 32 } as const;
/** Zoomed windows and the time after a grab are in no hurry: a pill that tips over has time to land. */
const calmSlow = { ...calm, from: 0.01, more: 0.005, asleep: 150 } as const;
/** After `after` calm steps, pills over the copy are pressed off it for `steps` steps, `most` times at most. */
const press = { after: 20, steps: 30, most: 10 } as const;

/** A point in px, from the left edge and the floor. */
export interface Point {
  x: number;
  y: number;
}

/** The state of pills that were visible before. */
export interface InitialMotion {
  /** Velocity of each pill, in px per ms. */
  drift?: readonly Point[];
  /** The pills have fallen before, so gravity starts at once. */
  hasFallen?: boolean;
  /** Returns a number from 0 to 1; varies how each pill starts to fall. */
  random?: () => number;
}

/** The pills as rigid bodies. */
export interface PillWorld {
  /** Poses of the pills, in their order. Read it after each `advance`. */
  readonly poses: readonly Pose[];
  /**
   * Advances the simulation to a time.
   * @param now in ms, on the same clock as `startTime`
   * @returns whether any pill is awake
   */
  advance: (now: number) => boolean;
  /** Grabs a pill at a point; `hold` drags that point, `release` lets the pill go at its speed. */
  grab: (index: number, point: Point) => void;
  hold: (point: Point) => void;
  release: () => void;
  /** Rebuilds walls and floor, rebuilds the pills if their size changes, and moves pills outside back in. */
  resize: (bounds: PillBounds) => void;
  /** Frees the engine's bodies and constraints. */
  dispose: () => void;
}

/**
 * Creates the simulation of the hero's pills.
 * @param initialBounds walls, floor and copy
 * @param start initial poses of the pills
 * @param startTime in ms, on the clock of `advance`; gravity starts 1000 ms of physics later
 */
export function createPillWorld(
  initialBounds: PillBounds,
  start: readonly Pose[],
  startTime: number,
  { drift, hasFallen = false, random = Math.random }: InitialMotion = {},
): PillWorld {
  const engine = Engine.create({
    enableSleeping: true,
    gravity: { x: 0, y: hasFallen ? 1 : 0 },
  });
  let bounds = initialBounds;
  let bodies = start.map((pose) => makePill(pose, bounds.pill));
  let walls = makeWalls(bounds);
  /** Solid until a visitor grabs a pill or the window changes. */
  let copy = hasFallen || bounds.view < desktopWidth ? [] : makeCopy(bounds);
  let held: Hand | undefined;
  const stepsUntil = countSteps(startTime);
  let calmSteps = 0;
  let presses = 0;
  Composite.add(engine.world, [...bodies, ...walls, ...copy]);
  bodies.forEach((body, index) => {
    const { x, y } = drift?.[index] ?? { x: 0, y: 0 };
    Body.setVelocity(body, { x: x * step, y: y * step });
  });

  const wake = () => bodies.forEach((body) => Sleeping.set(body, false));

  const removeCopy = () => Composite.remove(engine.world, copy.splice(0));
  /** Starts to press pills off the copy: harder each time, and not for ever. */
  const clearCopy = () => {
    const isDone = copy.length > 0 || overCopy(bodies, bounds).length === 0;
    if (isDone || presses === press.most) return;
    presses += 1;
    calmSteps = -press.steps;
  };

  const settle = () => {
    // Floor, stop and turn carry; walls do not.
    const carried = carriedBy(engine, walls.slice(0, 3));
    const isBusy = held !== undefined || engine.gravity.y === 0;
    const pace = copy.length > 0 ? calm : calmSlow;
    calmSteps = settleBodies(bodies, carried, calmSteps, isBusy, pace);
    if (copy.length > 0) topple(carried);
    if (calmSteps === press.after) clearCopy();
  };

  /** Keeps a dragged pill inside, wherever the pointer goes. */
  const inside = ({ x, y }: Point): Point => ({
    x: Math.min(Math.max(x, 0), bounds.right),
    y: Math.min(Math.max(y, bounds.top), x < bounds.turn.x ? 0 : bounds.stop),
  });

  const move = () => {
    // Counts steps, not clock time: neither a background tab nor a slow start shortens the wait.
    if (engine.gravity.y === 0 && engine.timing.timestamp >= gravityDelay - step / 2) {
      engine.gravity.y = 1;
      if (bounds.view < desktopWidth) tossUp(bodies);
      else startFall(bodies, bounds, random);
      wake();
    }
    settle();
    if (copy.length > 0) slideOffCopy(bodies, bounds.copy);
    if (calmSteps < 0) pressOff(overCopy(bodies, bounds), bounds, presses);
    Engine.update(engine, step);
    bodies.forEach((body) => {
      if (body.speed > topSpeed) Body.setSpeed(body, topSpeed);
      // Dragged through a wall: put it back, at rest.
      const { x, y } = body.position;
      const { width } = bounds.pill;
      if (x > -width && x < bounds.right + width && y < bounds.stop + wallThickness) return;
      Body.setPosition(body, { x: bounds.right / 2, y: bounds.top / 2 });
      Body.setVelocity(body, { x: 0, y: 0 });
    });
  };

  return {
    get poses() {
      return bodies.map(({ position: { x, y }, angle }) => ({ x, y, angle }));
    },
    advance(now) {
      for (let steps = stepsUntil(now); steps > 0; steps -= 1) move();
      return bodies.some((body) => !body.isSleeping);
    },
    grab(index, point) {
      const body = bodies[index];
      if (!body) return;
      presses = 0;
      removeCopy();
      wake();
      held = Constraint.create({
        pointA: { ...point },
        bodyB: body,
        pointB: { x: point.x - body.position.x, y: point.y - body.position.y },
        length: 0,
        stiffness: 0.2,
        damping: 0.1,
      });
      Composite.add(engine.world, held);
    },
    hold(point) {
      if (held) held.pointA = inside(point);
    },
    release() {
      if (!held) return;
      Composite.remove(engine.world, held);
      // The engine keeps part of the pull, which would wake the pill for seconds.
      Object.assign(held.bodyB ?? {}, { constraintImpulse: { x: 0, y: 0, angle: 0 } });
      held = undefined;
    },
    resize(next) {
      presses = 0;
      removeCopy();
      Composite.remove(engine.world, walls);
      if (next.pill.width !== bounds.pill.width) {
        this.release();
        Composite.remove(engine.world, bodies);
        // Scale positions, so that pills do not all end up at the new wall.
        const scale = next.right / bounds.right;
        bodies = this.poses.map((pose) => makePill({ ...pose, x: pose.x * scale }, next.pill));
        Composite.add(engine.world, bodies);
      }
      bounds = next;
      walls = makeWalls(bounds);
      Composite.add(engine.world, walls);
      const { height } = bounds.pill;
      bodies.forEach((body) => {
        const x = Math.min(Math.max(body.position.x, height), next.right - height);
        const isUnder = x < next.turn.x && body.position.y > 0;
        Body.setPosition(body, { x, y: isUnder ? -height : body.position.y });
      });
      wake();
    },
    dispose() {
      Composite.clear(engine.world, false, true);
      Engine.clear(engine);
    },
  };
}
