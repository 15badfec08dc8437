import type { Pair } from 'matter-js';
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
import { Body, Composite, type Constraint, Engine, Sleeping } from './matter';
import type { PillBounds } from './pill-bounds';
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
  type WallRun,
  wallX,
} from './rest';
import { wallThickness } from './world-bodies';

/*
 * One step of the engine. What goes in: what the engine moves, and how far the fall has come. What comes out: the same, a
 * sixtieth of a second later. `fall.ts` decides how pills fall, `rest.ts` how they come to rest.
 */

/** Gravity turns from 0 to 1 after this many ms of physics (docs/rules.md#hero-pills). */
const gravityDelay = 1000;
/** One step of the engine, in ms. */
export const stepTime = 1000 / 60;
/** Top speed in px per step: it keeps thrown pills inside the walls. */
const topSpeed = 40;

/** What the engine moves, and how far the fall has come. */
export interface World {
  engine: Engine;
  bounds: PillBounds;
  /** All bodies, and those in the engine. */
  bodies: readonly Body[];
  pile: readonly Body[];
  /** Floor, stop and turn, which carry bodies; left and right wall; perhaps a ceiling. */
  walls: readonly Body[];
  /** The rows of the copy, while they are solid. */
  copy: readonly Body[];
  /** Ties a body to the hand that drags it. */
  grip?: Constraint | undefined;
  rest: Rest;
  wall: WallRun;
  /** In a low window, until all have fallen or a visitor plays. */
  waves?: { plan: Waves<Body>; steps: number } | undefined;
}

/**
 * Takes one step.
 * @param random returns a number from 0 to 1
 */
export const takeStep = (world: World, random: () => number) => {
  const { engine } = world;
  // Counts steps, not clock time: neither a background tab nor a slow start shortens the wait.
  if (engine.gravity.y === 0 && engine.timing.timestamp >= gravityDelay - stepTime / 2)
    startFall(world, random);
  moveWaves(world);
  moveWall(world);
  const carried = settle(world);
  clearCopy(world, carried);
  Engine.update(engine, stepTime);
  keepInside(world);
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
    const by = wallX(world.wall) - leftWallX(world);
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
    world.grip !== undefined ||
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
  const from = leftWallX(world) - width;
  for (const body of pile) {
    if (body.speed > topSpeed) Body.setSpeed(body, topSpeed);
    const { x, y } = body.position;
    if (x > from && x < bounds.right + width && y < bounds.stop + wallThickness) continue;
    Body.setPosition(body, { x: (bounds.left + bounds.right) / 2, y: bounds.top / 2 });
    Body.setVelocity(body, { x: 0, y: 0 });
  }
};

/** A visitor plays: nothing leads the pills, and they need all the room up to `edge`. */
export const endFall = (world: World, edge: number) => {
  world.rest.presses = 0;
  world.waves = undefined;
  const { right } = sideWalls(world);
  if (right) Body.translate(right, { x: edge - world.bounds.right, y: 0 });
  world.bounds = { ...world.bounds, right: edge };
};

/** Nothing sleeps, and the pile has all its time to rest again. */
export const wake = (world: World) => {
  world.rest.calm = 0;
  world.pile.forEach((body) => Sleeping.set(body, false));
};

export const removeCopy = (world: World) => {
  Composite.remove(world.engine.world, [...world.copy]);
  world.copy = [];
};

export const sideWalls = ({ walls }: World) => ({ left: walls[3], right: walls[4] });

/** @returns where the left wall ends, in px: the engine stretches the bounds of what moves by its speed */
export const leftWallX = (world: World) =>
  (sideWalls(world).left?.position.x ?? 0) + wallThickness / 2;
