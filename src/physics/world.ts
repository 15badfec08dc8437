import type { Pair } from 'matter-js';
import type { Point, Pose } from '@/lib/point';
import {
  fallBesideCopy,
  isOnCopy,
  isOverCopy,
  planWaves,
  pressOff,
  slideTo,
  slip,
  tipOver,
  tossUp,
  type Waves,
  wayToFall,
} from './fall';
import { Body, Composite, Constraint, Engine, Sleeping } from './matter';
import { desktopWidth, type PillBounds } from './pill-bounds';
import {
  air,
  countCalm,
  dragAfter,
  freeSpeed,
  isWallMoving,
  keepsCopySolid,
  paces,
  type Rest,
  restAfter,
  sleepAfter,
  wallAfter,
  wallAt,
  type WallRun,
  wallX,
} from './rest';
import { makeCopy, makePill, makeWalls, wallThickness } from './world-bodies';

/*
 * The engine of the pills. `fall.ts` decides how pills fall, `rest.ts` how they come to rest; here the engine is told, step
 * by step.
 */

/** Gravity turns from 0 to 1 after this many ms of physics (docs/rules.md#hero-pills). */
const gravityDelay = 1000;
/** One step of the engine, in ms. */
const step = 1000 / 60;
/** Steps per frame, at most: after a pause (a hidden tab) a world does not catch up. */
const mostSteps = 3;
/** Top speed in px per step: it keeps thrown pills inside the walls. */
const topSpeed = 40;
/** Longest run to rest that is not shown, in steps. */
const mostHidden = 900;

/** @returns the steps due since a time in ms, and the time that they reach */
const stepsDue = (last: number, now: number) => {
  const due = Math.floor((now - last) / step);
  return due > mostSteps ? { due: mostSteps, last: now } : { due, last: last + due * step };
};

/** What the engine moves, and how far the fall has come. */
interface World {
  engine: Engine;
  bounds: PillBounds;
  /** All bodies, and those in the engine. */
  bodies: readonly Body[];
  pile: readonly Body[];
  /** Floor, stop and turn, which carry bodies; left and right wall; perhaps a ceiling. */
  walls: readonly Body[];
  /** The rows of the copy, while they are solid. */
  copy: readonly Body[];
  held?: Constraint | undefined;
  rest: Rest;
  wall: WallRun;
  /** In a low window, until all have fallen or a visitor plays. */
  waves?: { plan: Waves<Body>; steps: number } | undefined;
}

const sideWalls = ({ walls }: World) => ({ left: walls[3], right: walls[4] });

/** @returns the bodies that rest on floor, stop or turn, directly or on each other */
const carriedIn = ({ engine, walls }: World): ReadonlySet<Body> => {
  const carried = new Set(walls.slice(0, 3));
  // Compound bodies touch with their parts.
  const touching = engine.pairs.list
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

const wake = (world: World) => {
  world.rest.calm = 0;
  world.pile.forEach((body) => Sleeping.set(body, false));
};

const removeCopy = (world: World) => {
  Composite.remove(world.engine.world, [...world.copy]);
  world.copy = [];
};

/** The pills fall, each way as suits the window. */
const startFall = (world: World, random: () => number) => {
  const { engine, pile, bounds } = world;
  engine.gravity.y = 1;
  const way = wayToFall(bounds);
  if (way === 'waves') world.waves = { plan: planWaves(pile, bounds, random), steps: 0 };
  else {
    const pushes = way === 'tossed' ? tossUp(pile) : fallBesideCopy(pile, bounds, random);
    for (const { pill, velocity, spin } of pushes) {
      Body.setVelocity(pill, velocity);
      Body.setAngularVelocity(pill, spin);
    }
  }
  wake(world);
};

/** Pills of a later wave float until their turn; those that are low enough slide to their places. */
const moveWaves = (world: World) => {
  const { waves, engine } = world;
  if (!waves) return;
  const { plan, steps } = waves;
  for (const { pill, at, x } of plan.pills) {
    if (steps < at) pill.force.y -= pill.mass * engine.gravity.y * engine.gravity.scale;
    if (steps === at) Sleeping.set(pill, false);
    if (steps >= at && pill.position.y >= plan.slidesFrom) Body.setVelocity(pill, slideTo(x, pill));
  }
  waves.steps += 1;
  if (waves.steps >= plan.end) world.waves = undefined;
};

const moveWall = (world: World) => {
  if (!keepsCopySolid(world.wall)) return;
  const { left } = sideWalls(world);
  const wasMoving = isWallMoving(world.wall);
  world.wall = wallAfter(world.wall);
  if (left && wasMoving) {
    const by = wallX(world.wall) - left.bounds.max.x;
    Body.setPosition(left, { x: left.position.x + by, y: left.position.y });
    // The engine pushes with it; after the last step it is 0.
    Body.setVelocity(left, { x: by, y: 0 });
  }
  if (!keepsCopySolid(world.wall)) removeCopy(world);
};

/**
 * Brings the pile to rest. All sleep together: a body asleep on one that still moves would be left hanging in the air.
 */
const settle = (world: World) => {
  const { engine, pile, bounds, copy } = world;
  const carried = carriedIn(world);
  const isFalling = pile.some((body) => body.speed > freeSpeed && !carried.has(body));
  const isMoved =
    world.held !== undefined ||
    engine.gravity.y === 0 ||
    isWallMoving(world.wall) ||
    world.waves !== undefined;
  const isBusy = isMoved || isFalling;
  const pace = copy.length > 0 ? paces.first : paces.slow;
  const calm = countCalm(world.rest, isBusy);
  const drag = dragAfter(calm, pace);
  const sleeps = sleepAfter(calm, pace);
  for (const body of pile) {
    body.frictionAir = carried.has(body) ? drag : air;
    if (sleeps === 'asleep') Sleeping.set(body, true);
    if (sleeps === 'awake' && !body.isSleeping) Sleeping.set(body, false);
  }
  const isCopyCovered = copy.length === 0 && pile.some((body) => isOverCopy(body, bounds));
  world.rest = restAfter(world.rest, { isBusy, isCopyCovered });
  return carried;
};

/** Keeps pills off the copy: while it is solid they slide off it, later they are pressed off. */
const clearCopy = ({ copy, pile, bounds, rest }: World, carried: ReadonlySet<Body>) => {
  if (copy.length > 0)
    for (const body of pile) {
      const tip = carried.has(body) ? tipOver(body.angle) : 0;
      if (tip !== 0) Body.setAngularVelocity(body, body.angularVelocity + tip);
      if (isOnCopy(body, bounds.copy))
        Body.setVelocity(body, { x: body.velocity.x + slip, y: body.velocity.y });
    }
  if (rest.calm < 0)
    for (const body of pile)
      if (isOverCopy(body, bounds)) Body.setVelocity(body, pressOff(body, bounds, rest.presses));
};

/** A thrown pill is no faster than walls can hold; one dragged through a wall is put back, at rest. */
const keepInside = (world: World) => {
  const { pile, bounds } = world;
  const { width } = bounds.pill;
  const from = (sideWalls(world).left?.bounds.max.x ?? 0) - width;
  for (const body of pile) {
    if (body.speed > topSpeed) Body.setSpeed(body, topSpeed);
    const { x, y } = body.position;
    if (x > from && x < bounds.right + width && y < bounds.stop + wallThickness) continue;
    Body.setPosition(body, { x: (bounds.left + bounds.right) / 2, y: bounds.top / 2 });
    Body.setVelocity(body, { x: 0, y: 0 });
  }
};

const moveOn = (world: World, random: () => number) => {
  const { engine } = world;
  // Counts steps, not clock time: neither a background tab nor a slow start shortens the wait.
  if (engine.gravity.y === 0 && engine.timing.timestamp >= gravityDelay - step / 2)
    startFall(world, random);
  moveWaves(world);
  moveWall(world);
  const carried = settle(world);
  clearCopy(world, carried);
  Engine.update(engine, step);
  keepInside(world);
};

/** A visitor plays: nothing leads the pills, and they need all the room up to `edge`. */
const endFall = (world: World, edge: number) => {
  world.rest.presses = 0;
  world.waves = undefined;
  const { right } = sideWalls(world);
  if (right) Body.translate(right, { x: edge - world.bounds.right, y: 0 });
  world.bounds = { ...world.bounds, right: edge };
};

/** Keeps a dragged pill inside, wherever the pointer goes. */
const clamped = ({ x, y }: Point, { left, right, top, turn, stop }: PillBounds): Point => ({
  x: Math.min(Math.max(x, left), right),
  y: Math.min(Math.max(y, top), x < turn.x ? 0 : stop),
});

/** Moves pills that lie outside of new bounds back in. */
const moveInside = (pile: readonly Body[], { left, right, turn, pill }: PillBounds) =>
  pile.forEach((body) => {
    const x = Math.min(Math.max(body.position.x, left + pill.height), right - pill.height);
    const isUnder = x < turn.x && body.position.y > 0;
    Body.setPosition(body, { x, y: isUnder ? -pill.height : body.position.y });
  });

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

const makeBodies = (
  start: readonly Pose[],
  { pill }: PillBounds,
  { drift, others }: InitialMotion,
): Body[] =>
  start.map((pose, index) => {
    const other = others?.[index];
    const body = other ?? makePill(pose, pill);
    if (other) {
      Body.setPosition(other, pose);
      Body.setAngle(other, pose.angle);
    }
    const { x, y } = drift?.[index] ?? { x: 0, y: 0 };
    Body.setVelocity(body, { x: x * step, y: y * step });
    return body;
  });

/** Opens a world: solid copy, until a visitor grabs a pill or the window changes, and pills that do not fall yet. */
const openWorld = (given: PillBounds, start: readonly Pose[], motion: InitialMotion): World => {
  const { hasFallen = false, away } = motion;
  // In a low window the right wall of the first fall stands at the content's edge.
  const isNarrowed = given.isLow && !hasFallen;
  const right = isNarrowed ? given.turn.x + given.turn.radius : given.right;
  const bounds = { ...given, right };
  const engine = Engine.create({
    enableSleeping: true,
    gravity: { x: 0, y: hasFallen ? 1 : 0 },
  });
  const bodies = makeBodies(start, bounds, motion);
  const pile = bodies.filter((_, index) => !away?.has(index));
  const walls = makeWalls(bounds);
  const copy = hasFallen || bounds.view < desktopWidth ? [] : makeCopy(bounds);
  Composite.add(engine.world, [...pile, ...walls, ...copy]);
  const rest = { calm: 0, presses: 0 };
  return { engine, bounds, bodies, pile, walls, copy, rest, wall: wallAt(bounds.left) };
};

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
  motion: InitialMotion = {},
) {
  const { random = Math.random } = motion;
  const world = openWorld(initialBounds, start, motion);
  const { engine } = world;
  const taken = new Set(motion.away);
  /** Where the right wall stands once a visitor plays, in px. */
  let edge = initialBounds.right;
  let last = startTime;
  const inside = () => world.bodies.filter((_, index) => !taken.has(index));
  /** After the set of pills in the world has changed. */
  const changePile = () => {
    world.pile = inside();
    endFall(world, edge);
    wake(world);
  };

  return {
    /** Poses of the pills, in their order. Read it after each `advance`. */
    get poses(): Pose[] {
      return world.bodies.map(({ position: { x, y }, angle }) => ({ x, y, angle }));
    },
    /** Advances to a time in ms, on the clock of `startTime`. @returns whether any pill is awake */
    advance(now: number) {
      const steps = stepsDue(last, now);
      ({ last } = steps);
      for (let left = steps.due; left > 0; left -= 1) moveOn(world, random);
      return world.pile.some((body) => !body.isSleeping) || keepsCopySolid(world.wall);
    },
    /** Lets everything come to rest at once. */
    settle() {
      for (let steps = 0; steps < mostHidden; steps += 1) {
        moveOn(world, random);
        if (world.pile.every((body) => body.isSleeping)) return;
      }
    },
    /** Grabs a pill at a point; `hold` drags that point, `release` lets the pill go at its speed. */
    grab(index: number, point: Point) {
      const body = world.bodies[index];
      if (!body || taken.has(index)) return;
      endFall(world, edge);
      removeCopy(world);
      wake(world);
      world.held = Constraint.create({
        pointA: { ...point },
        bodyB: body,
        pointB: { x: point.x - body.position.x, y: point.y - body.position.y },
        length: 0,
        stiffness: 0.2,
        damping: 0.1,
      });
      Composite.add(engine.world, world.held);
    },
    hold(point: Point) {
      if (world.held) world.held.pointA = clamped(point, world.bounds);
    },
    release() {
      const { held } = world;
      if (!held) return;
      Composite.remove(engine.world, held);
      // The engine keeps part of the pull, which would wake the pill for seconds.
      Object.assign(held.bodyB ?? {}, { constraintImpulse: { x: 0, y: 0, angle: 0 } });
      world.held = undefined;
    },
    /** Takes a pill out of the world. Its pose stays as it is. */
    take(index: number) {
      const body = world.bodies[index];
      if (!body || taken.has(index)) return;
      if (world.held?.bodyB === body) this.release();
      taken.add(index);
      Composite.remove(engine.world, body);
      changePile();
    },
    /** Puts a pill back at a pose, at rest but for `spin`, in radians per step, and `speed`, in px per step. */
    give(index: number, { x, y, angle }: Pose, spin: number, speed: Point = { x: 0, y: 0 }) {
      const body = world.bodies[index];
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
      const { bounds } = world;
      if (x === bounds.left) return;
      const at = sideWalls(world).left?.bounds.max.x ?? 0;
      world.wall = { from: Math.min(x, at), to: x, steps: 0 };
      world.bounds = { ...bounds, left: x };
      removeCopy(world);
      if (bounds.view >= desktopWidth) world.copy = makeCopy(bounds);
      Composite.add(engine.world, [...world.copy]);
      changePile();
    },
    /** @returns indices of the pills that cover the copy */
    overCopy: () =>
      world.pile
        .filter((body) => isOverCopy(body, world.bounds))
        .map((body) => world.bodies.indexOf(body)),
    /** Whether pills fall: the first second of physics is over. */
    get hasGravity() {
      return engine.gravity.y > 0;
    },
    /** Rebuilds walls and floor, rebuilds the pills if their size changes, and moves pills outside back in. */
    resize(next: PillBounds) {
      endFall(world, edge);
      world.wall = wallAt(next.left);
      removeCopy(world);
      Composite.remove(engine.world, [...world.walls]);
      if (next.pill.width !== world.bounds.pill.width) {
        this.release();
        Composite.remove(engine.world, [...world.pile]);
        // Scale positions, so that pills do not all end up at the new wall.
        const scale = next.right / world.bounds.right;
        world.bodies = this.poses.map((pose) =>
          makePill({ ...pose, x: pose.x * scale }, next.pill),
        );
        world.pile = inside();
        Composite.add(engine.world, [...world.pile]);
      }
      world.bounds = next;
      edge = next.right;
      world.walls = makeWalls(next);
      Composite.add(engine.world, [...world.walls]);
      moveInside(world.pile, next);
      wake(world);
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
