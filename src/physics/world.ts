import type { Constraint as Hand } from 'matter-js';
import { desktopWidth, type PillBounds, type Pose } from './pill-bounds';
import { Matter } from './matter';
import { carriedBy, letGo, overCopy, pressOff, shed, topple, tossUp } from './fall';
import { makeCopy, makePill, makeWalls, wallThickness } from './world-bodies';

const { Body, Composite, Constraint, Engine, Sleeping } = Matter;

/** Gravity is 0, and becomes 1 after this many ms of physics (docs/rules.md#hero-pills). */
export const gravityDelay = 1000;

/** One step of the engine, in ms. */
const step = 1000 / 60;
/** After a pause (a hidden tab) the world does not catch up. */
const mostSteps = 3;
/** Nothing moves faster, in px a step: thrown pills stay inside the walls. */
const topSpeed = 40;
/** In the air a pill loses this share of its speed a step. */
const air = 0.01;
/**
 * A pill that falls freely is faster than this, in px a step. While none does all is calm, and what lies on the floor
 * or the pile loses a share of its speed with each step: `from` at its touch-down, `more` with each calm step, `most`
 * in the end. After `asleep` calm steps (0.53 s) all sleep (docs/rules.md#hero-pills).
 */
const freeSpeed = 2;
const calm = { from: 0.02, more: 0.03, most: 0.8, asleep: 32 } as const;
/** In zoomed windows and after a grab there is no hurry: what tips over has time to come down. */
const calmSlow = { ...calm, from: 0.01, more: 0.005, asleep: 150 } as const;
/** What lies over the copy `after` so many calm steps is pressed off it, for so many `steps`, so often at `most`. */
const press = { after: 20, steps: 30, most: 10 } as const;

/** A point in px, from the left edge and the floor. */
export interface Point {
  x: number;
  y: number;
}

/** What the pills come with, when they have been visible before. */
export interface InitialMotion {
  /** How they drift: one velocity each, in px a ms. */
  drift?: readonly Point[];
  /** They have fallen before and need no second wait. */
  hasFallen?: boolean;
  /** A number from 0 to 1; each pill is let go its own way. */
  random?: () => number;
}

/** The pills as bodies; it knows nothing of the page. */
export interface PillWorld {
  /** Where the pills are, in their order. Read it after each `advance`. */
  readonly poses: readonly Pose[];
  /**
   * Moves the world on to a time.
   * @param now in ms, on the clock that `createPillWorld` was given the start of
   * @returns whether anything still moves; false means that all pills sleep
   */
  advance: (now: number) => boolean;
  /** Takes hold of a pill at a point; `hold` drags it there, `release` lets go, keeping its speed. */
  grab: (index: number, point: Point) => void;
  hold: (point: Point) => void;
  release: () => void;
  /** Rebuilds walls and floor, and the pills where their size changes; pills that are outside come in. */
  resize: (bounds: PillBounds) => void;
  /** Frees everything. */
  dispose: () => void;
}

/**
 * Builds the world of the hero's pills.
 * @param initialBounds walls, floor and copy
 * @param start where the pills begin
 * @param startTime in ms, on the clock of `advance`; gravity comes 1000 ms of physics later
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
  /** Solid until a hand or a new window moves the pills. */
  let copy = hasFallen || bounds.view < desktopWidth ? [] : makeCopy(bounds);
  let held: Hand | undefined;
  let last = startTime;
  let calmSteps = 0;
  let presses = 0;
  Composite.add(engine.world, [...bodies, ...walls, ...copy]);
  bodies.forEach((body, index) => {
    const { x, y } = drift?.[index] ?? { x: 0, y: 0 };
    Body.setVelocity(body, { x: x * step, y: y * step });
  });

  const wake = () => bodies.forEach((body) => Sleeping.set(body, false));

  const softenCopy = () => Composite.remove(engine.world, copy.splice(0));
  /** Starts to press what has come to lie over the copy off it; stronger each time, not for ever. */
  const clearCopy = () => {
    const isDone = copy.length > 0 || overCopy(bodies, bounds).length === 0;
    if (isDone || presses === press.most) return;
    presses += 1;
    calmSteps = -press.steps;
  };

  /** All fall asleep together or none: one that slept on a drifting one would be left hanging in the air. */
  const settle = () => {
    const lying = carriedBy(engine, walls);
    const isFalling = bodies.some((body) => body.speed > freeSpeed && !lying.has(body));
    calmSteps = held || engine.gravity.y === 0 || isFalling ? 0 : calmSteps + 1;
    const { from, more, most, asleep } = copy.length > 0 ? calm : calmSlow;
    const drag = Math.min(most, from + more * Math.max(0, calmSteps));
    bodies.forEach((body) => {
      body.frictionAir = lying.has(body) ? drag : air;
      if (calmSteps <= 0 ? !body.isSleeping : calmSteps === asleep)
        Sleeping.set(body, calmSteps > 0);
    });
    if (copy.length > 0) topple(lying);
    if (calmSteps === press.after) clearCopy();
  };

  /** The hand may leave the pills' area, the pill may not. */
  const inside = ({ x, y }: Point): Point => ({
    x: Math.min(Math.max(x, 0), bounds.right),
    y: Math.min(Math.max(y, bounds.top), x < bounds.turn.x ? 0 : bounds.stop),
  });

  const move = () => {
    // Not on the clock: in a tab behind others nothing moves, and a slow start is no reason to skip the wait.
    if (engine.gravity.y === 0 && engine.timing.timestamp >= gravityDelay - step / 2) {
      engine.gravity.y = 1;
      if (bounds.view < desktopWidth) tossUp(bodies);
      else letGo(bodies, bounds, random);
      wake();
    }
    settle();
    if (copy.length > 0) shed(bodies, bounds.copy);
    if (calmSteps < 0) pressOff(overCopy(bodies, bounds), bounds, presses);
    Engine.update(engine, step);
    bodies.forEach((body) => {
      if (body.speed > topSpeed) Body.setSpeed(body, topSpeed);
      // Pressed through a wall by the hand: back inside, and at rest.
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
      let steps = Math.floor((now - last) / step);
      last = steps > mostSteps ? now : last + steps * step;
      for (steps = Math.min(steps, mostSteps); steps > 0; steps -= 1) move();
      return bodies.some((body) => !body.isSleeping);
    },
    grab(index, point) {
      const body = bodies[index];
      if (!body) return;
      presses = 0;
      softenCopy();
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
      // The engine keeps a share of the pull, which would wake the pill again and again for seconds.
      Object.assign(held.bodyB ?? {}, { constraintImpulse: { x: 0, y: 0, angle: 0 } });
      held = undefined;
    },
    resize(next) {
      presses = 0;
      softenCopy();
      Composite.remove(engine.world, walls);
      if (next.pill.width !== bounds.pill.width) {
        this.release();
        Composite.remove(engine.world, bodies);
        // Side by side still, instead of all at the wall that has come in.
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
