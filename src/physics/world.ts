import type { Point, Pose } from '@/lib/point';
import { carriedBy, letFall, overCopy, pressOff, settleBodies, slideOffCopy, topple } from './fall';
import { Body, Composite, Constraint, Engine, Sleeping } from './matter';
import { desktopWidth, type PillBounds } from './pill-bounds';
import { makeCopy, makePill, makeWalls, pillPhysics, wallThickness } from './world-bodies';

/** Gravity turns from 0 to 1 after this many ms of physics (docs/rules.md#hero-pills). */
const gravityDelay = 1000;

/** One step of the engine, in ms. */
const step = 1000 / 60;
/** Steps per frame, at most: after a pause (a hidden tab) a world does not catch up. */
const mostSteps = 3;

/**
 * @param startTime in ms
 * @returns a function from the time, in ms on the same clock, to the number of steps due since it was last called
 */
const countSteps = (startTime: number) => {
  let last = startTime;
  return (now: number) => {
    const due = Math.floor((now - last) / step);
    last = due > mostSteps ? now : last + due * step;
    return Math.min(due, mostSteps);
  };
};

/** Top speed in px per step: it keeps thrown pills inside the walls. */
const topSpeed = 40;
/**
 * How the pills of the first fall come to rest: the pile sleeps after as many calm steps as the sleep threshold of a pill
 * (docs/rules.md#hero-pills).
 */
const calm = { from: 0.02, more: 0.02, most: 0.8, asleep: pillPhysics.sleepThreshold } as const;
/** Zoomed windows and the time after a grab are in no hurry: a pill that tips over has time to land. */
const calmSlow = { ...calm, from: 0.01, more: 0.005, asleep: 3 * calm.asleep } as const;
/** After `after` calm steps, pills over the copy are pressed off it for `steps` steps, `most` times at most. */
const press = { after: 20, steps: 30, most: 10 } as const;
/** Longest run to rest that is not shown, in steps. */
const mostHidden = 900;

/** The left wall runs for this many steps (480 ms); the copy is solid until 1.5 s after (docs/rules.md#name-on-the-line). */
const wallRun = { steps: 29, copySteps: 119 } as const;

/** The state of pills that were visible before. */
interface InitialMotion {
  /** Velocity of each pill, in px per ms. */
  drift?: readonly Point[];
  /** The pills have fallen before, so gravity starts at once. */
  hasFallen?: boolean;
  /** Indices of pills that are out of the world. */
  away?: ReadonlySet<number>;
  /** Returns a number from 0 to 1; varies how each pill starts to fall. */
  random?: () => number;
  /** The bodies, if they are others than pills. */
  others?: readonly Body[];
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
  { drift, hasFallen = false, away = new Set(), random = Math.random, others }: InitialMotion = {},
) {
  const engine = Engine.create({
    enableSleeping: true,
    gravity: { x: 0, y: hasFallen ? 1 : 0 },
  });
  let bounds = initialBounds;
  // In a low window the right wall of the first fall stands at the content's edge.
  if (bounds.isLow && !hasFallen) bounds = { ...bounds, right: bounds.turn.x + bounds.turn.radius };
  /** Where the right wall stands once a visitor plays, in px. */
  let edge = initialBounds.right;
  let bodies = start.map((pose, index) => {
    const other = others?.[index];
    if (!other) return makePill(pose, bounds.pill);
    Body.setPosition(other, pose);
    Body.setAngle(other, pose.angle);
    return other;
  });
  let walls = makeWalls(bounds);
  /** Solid until a visitor grabs a pill or the window changes. */
  let copy = hasFallen || bounds.view < desktopWidth ? [] : makeCopy(bounds);
  let held: Constraint | undefined;
  const stepsUntil = countSteps(startTime);
  let calmSteps = 0;
  let presses = 0;
  /** In a low window, until all have fallen or a visitor plays. */
  let waves: ReturnType<typeof letFall>;
  const taken = new Set(away);
  /** The pills in the world. */
  const inside = () => bodies.filter((_, index) => !taken.has(index));
  let pile = inside();
  /** Where the left wall comes from, and the steps since it began to run. */
  let run = { from: bounds.left, steps: wallRun.copySteps as number };
  Composite.add(engine.world, [...pile, ...walls, ...copy]);
  bodies.forEach((body, index) => {
    const { x, y } = drift?.[index] ?? { x: 0, y: 0 };
    Body.setVelocity(body, { x: x * step, y: y * step });
  });

  /** A visitor plays: nothing leads the pills, and they need all the room. */
  const endFall = () => {
    presses = 0;
    waves = undefined;
    const [, , , , wall] = walls;
    if (wall) Body.translate(wall, { x: edge - bounds.right, y: 0 });
    bounds = { ...bounds, right: edge };
  };
  const wake = () => {
    calmSteps = 0;
    pile.forEach((body) => Sleeping.set(body, false));
  };
  /** After the set of pills in the world has changed. */
  const changePile = () => {
    pile = inside();
    endFall();
    wake();
  };

  const removeCopy = () => Composite.remove(engine.world, copy.splice(0));
  /** Starts to press pills off the copy: harder each time, and not for ever. */
  const clearCopy = () => {
    const isDone = copy.length > 0 || overCopy(pile, bounds).length === 0;
    if (isDone || presses === press.most) return;
    presses += 1;
    calmSteps = -press.steps;
  };

  const settle = () => {
    // Floor, stop and turn carry; walls do not.
    const carried = carriedBy(engine, walls.slice(0, 3));
    const isRunning = run.steps <= wallRun.steps || waves !== undefined;
    const isBusy = held !== undefined || engine.gravity.y === 0 || isRunning;
    const pace = copy.length > 0 ? calm : calmSlow;
    calmSteps = settleBodies(pile, carried, calmSteps, isBusy, pace);
    if (copy.length > 0) topple(carried);
    if (calmSteps === press.after) clearCopy();
  };

  /** Keeps a dragged pill inside, wherever the pointer goes. */
  const clamped = ({ x, y }: Point): Point => ({
    x: Math.min(Math.max(x, bounds.left), bounds.right),
    y: Math.min(Math.max(y, bounds.top), x < bounds.turn.x ? 0 : bounds.stop),
  });

  const wallAt = () => walls[3]?.bounds.max.x ?? 0;
  /** The wall slows down towards its place. */
  const moveWall = () => {
    if (run.steps >= wallRun.copySteps) return;
    run.steps += 1;
    const rest = Math.max(0, 1 - run.steps / wallRun.steps) ** 3;
    const [, , , wall] = walls;
    if (wall && run.steps <= wallRun.steps + 1) {
      const by = bounds.left + (run.from - bounds.left) * rest - wallAt();
      Body.setPosition(wall, { x: wall.position.x + by, y: wall.position.y });
      // The engine pushes with it; after the last step it is 0.
      Body.setVelocity(wall, { x: by, y: 0 });
    }
    if (run.steps === wallRun.copySteps) removeCopy();
  };

  const move = () => {
    // Counts steps, not clock time: neither a background tab nor a slow start shortens the wait.
    if (engine.gravity.y === 0 && engine.timing.timestamp >= gravityDelay - step / 2) {
      engine.gravity.y = 1;
      waves = letFall(pile, bounds, random);
      wake();
    }
    if (waves?.(engine.gravity.y * engine.gravity.scale) === false) waves = undefined;
    moveWall();
    settle();
    if (copy.length > 0) slideOffCopy(pile, bounds.copy);
    if (calmSteps < 0) pressOff(overCopy(pile, bounds), bounds, presses);
    Engine.update(engine, step);
    pile.forEach((body) => {
      if (body.speed > topSpeed) Body.setSpeed(body, topSpeed);
      // Dragged through a wall: put it back, at rest.
      const { x, y } = body.position;
      const { width } = bounds.pill;
      if (x > wallAt() - width && x < bounds.right + width && y < bounds.stop + wallThickness)
        return;
      Body.setPosition(body, { x: (bounds.left + bounds.right) / 2, y: bounds.top / 2 });
      Body.setVelocity(body, { x: 0, y: 0 });
    });
  };

  return {
    /** Poses of the pills, in their order. Read it after each `advance`. */
    get poses(): Pose[] {
      return bodies.map(({ position: { x, y }, angle }) => ({ x, y, angle }));
    },
    /** Advances to a time in ms, on the clock of `startTime`. @returns whether any pill is awake */
    advance(now: number) {
      for (let steps = stepsUntil(now); steps > 0; steps -= 1) move();
      return pile.some((body) => !body.isSleeping) || run.steps < wallRun.copySteps;
    },
    /** Lets everything come to rest at once. */
    settle() {
      for (let steps = 0; steps < mostHidden; steps += 1) {
        move();
        if (pile.every((body) => body.isSleeping)) return;
      }
    },
    /** Grabs a pill at a point; `hold` drags that point, `release` lets the pill go at its speed. */
    grab(index: number, point: Point) {
      const body = bodies[index];
      if (!body || taken.has(index)) return;
      endFall();
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
    hold(point: Point) {
      if (held) held.pointA = clamped(point);
    },
    release() {
      if (!held) return;
      Composite.remove(engine.world, held);
      // The engine keeps part of the pull, which would wake the pill for seconds.
      Object.assign(held.bodyB ?? {}, { constraintImpulse: { x: 0, y: 0, angle: 0 } });
      held = undefined;
    },
    /** Takes a pill out of the world. Its pose stays as it is. */
    take(index: number) {
      const body = bodies[index];
      if (!body || taken.has(index)) return;
      if (held?.bodyB === body) this.release();
      taken.add(index);
      Composite.remove(engine.world, body);
      changePile();
    },
    /** Puts a pill back at a pose, at rest but for `spin`, in radians per step, and `speed`, in px per step. */
    give(index: number, { x, y, angle }: Pose, spin: number, speed: Point = { x: 0, y: 0 }) {
      const body = bodies[index];
      if (!body || !taken.delete(index)) return;
      Body.setPosition(body, { x, y });
      Body.setAngle(body, angle);
      Body.setVelocity(body, speed);
      Body.setAngularVelocity(body, spin);
      Composite.add(engine.world, body);
      changePile();
    },
    /** Runs the left wall to x, in px: it pushes to the right, and makes way to the left at once. */
    runWall(x: number) {
      if (x === bounds.left) return;
      run = { from: Math.min(x, wallAt()), steps: 0 };
      bounds = { ...bounds, left: x };
      removeCopy();
      if (bounds.view >= desktopWidth) copy = makeCopy(bounds);
      Composite.add(engine.world, copy);
      changePile();
    },
    /** @returns indices of the pills that cover the copy */
    overCopy: () => overCopy(pile, bounds).map((body) => bodies.indexOf(body)),
    /** Whether pills fall: the first second of physics is over. */
    get hasGravity() {
      return engine.gravity.y > 0;
    },
    /** Rebuilds walls and floor, rebuilds the pills if their size changes, and moves pills outside back in. */
    resize(next: PillBounds) {
      endFall();
      run.steps = wallRun.copySteps;
      removeCopy();
      Composite.remove(engine.world, walls);
      if (next.pill.width !== bounds.pill.width) {
        this.release();
        Composite.remove(engine.world, pile);
        // Scale positions, so that pills do not all end up at the new wall.
        const scale = next.right / bounds.right;
        bodies = this.poses.map((pose) => makePill({ ...pose, x: pose.x * scale }, next.pill));
        pile = inside();
        Composite.add(engine.world, pile);
      }
      bounds = next;
      edge = next.right;
      walls = makeWalls(bounds);
      Composite.add(engine.world, walls);
      const { height } = bounds.pill;
      pile.forEach((body) => {
        const x = Math.min(Math.max(body.position.x, next.left + height), next.right - height);
        const isUnder = x < next.turn.x && body.position.y > 0;
        Body.setPosition(body, { x, y: isUnder ? -height : body.position.y });
      });
      wake();
    },
    /** Frees the engine's bodies and constraints. */
    dispose() {
      Composite.clear(engine.world, false, true);
      Engine.clear(engine);
    },
  };
}

/** The pills as rigid bodies. */
export type PillWorld = ReturnType<typeof createPillWorld>;
