import type { Pair } from 'matter-js';
import { fallBesideCopy, isOnCopy, isOverCopy, pressOff, slip, tipOver, tossUp } from './fall';
import { planWaves, slideTo, type Waves } from './fall-in-waves';
import { Body, Composite, type Constraint, Engine, Sleeping } from './matter';
import { desktopWidth, type PillBounds } from './pill-bounds';
import {
  air,
  freeSpeed,
  isWallMoving,
  keepsCopySolid,
  paces,
  type Rest,
  restAfter,
  wallAfter,
  type WallRun,
  wallX,
} from './rest';
import { type Walls, wallThickness } from './world-bodies';

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
  /** All bodies, by their index. */
  bodies: readonly Body[];
  /** The bodies that are in the engine. */
  pile: readonly Body[];
  walls: Walls;
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
 * Moves a world on by a sixtieth of a second. `fall.ts` and `fall-in-waves.ts` decide how pills
 * fall, `rest.ts` how they come to rest; this module tells the engine.
 * @param random returns a number from 0 to 1
 */
export const takeStep = (world: World, random: () => number) => {
  const { engine } = world;
  // Counts steps, not clock time: neither a background tab nor a slow start shortens the wait.
  if (engine.gravity.y === 0 && engine.timing.timestamp >= gravityDelay - stepTime / 2)
    startFall(world, random);
  moveWaves(world);
  moveWall(world);
  const carried = carriedIn(world);
  slowDown(world, carried);
  clearCopy(world, carried);
  Engine.update(engine, stepTime);
  keepInside(world);
};

/** Lets the pills fall in the way that suits the window. */
const startFall = (world: World, random: () => number) => {
  const { engine, pile, bounds } = world;
  engine.gravity.y = 1;
  if (bounds.isLow) {
    world.waves = { plan: planWaves(pile, bounds, random), steps: 0 };
  } else {
    const isZoomed = bounds.view < desktopWidth;
    const pushes = isZoomed ? tossUp(pile) : fallBesideCopy(pile, bounds, random);
    for (const { pill, velocity, spin } of pushes) {
      Body.setVelocity(pill, velocity);
      Body.setAngularVelocity(pill, spin);
    }
  }
  wake(world);
};

/** Pills of a later wave float until their turn; those low enough slide to their places. */
const moveWaves = (world: World) => {
  const { waves, engine } = world;
  if (!waves) return;
  const { plan, steps } = waves;
  for (const { pill, startsAt, x } of plan.pills) {
    if (steps < startsAt) pill.force.y -= pill.mass * engine.gravity.y * engine.gravity.scale;
    if (steps === startsAt) Sleeping.set(pill, false);
    if (steps >= startsAt && pill.position.y >= plan.slidesFrom)
      Body.setVelocity(pill, slideTo(x, pill));
  }
  waves.steps += 1;
  if (waves.steps >= plan.end) world.waves = undefined;
};

const moveWall = (world: World) => {
  if (!keepsCopySolid(world.wall)) return;
  const { left } = world.walls;
  const wasMoving = isWallMoving(world.wall);
  world.wall = wallAfter(world.wall);
  if (wasMoving) {
    const by = wallX(world.wall) - leftWallX(world);
    Body.setPosition(left, { x: left.position.x + by, y: left.position.y });
    // The engine pushes bodies by this velocity. In the last step it is 0.
    Body.setVelocity(left, { x: by, y: 0 });
  }
  if (!keepsCopySolid(world.wall)) removeCopy(world);
};

/**
 * Brings the pile to rest. All bodies fall asleep together: one that slept before the one below it
 * would be left hanging in the air.
 */
const slowDown = (world: World, carried: ReadonlySet<Body>) => {
  const { pile, bounds, copy } = world;
  const isBusy =
    isMovedFromOutside(world) || pile.some((body) => body.speed > freeSpeed && !carried.has(body));
  const isCopyCovered = copy.length === 0 && pile.some((body) => isOverCopy(body, bounds));
  const pace = copy.length > 0 ? paces.first : paces.slow;
  const step = restAfter(world.rest, { isBusy, isCopyCovered }, pace);
  world.rest = step.rest;
  for (const body of pile) {
    body.frictionAir = carried.has(body) ? step.drag : air;
    if (step.fallsAsleep) Sleeping.set(body, true);
    if (step.staysAwake && !body.isSleeping) Sleeping.set(body, false);
  }
};

/** Whether a hand, a wall or a plan moves the pills, or they still float. */
const isMovedFromOutside = ({ grip, engine, wall, waves }: World) =>
  grip !== undefined || engine.gravity.y === 0 || isWallMoving(wall) || waves !== undefined;

/** @returns the bodies that rest on floor, stop or turn, directly or on each other */
const carriedIn = ({ engine, walls }: World): ReadonlySet<Body> => {
  const carried = new Set(walls.grounds);
  // Compound bodies touch with their parts.
  const touching = engine.pairs.list
    .filter(({ isActive }: Pair) => isActive)
    .map(({ bodyA, bodyB }: Pair) => [bodyA.parent, bodyB.parent] as const);
  // Each round adds what lies on the bodies of the round before, until a round adds nothing.
  let sizeBefore = 0;
  while (sizeBefore < carried.size) {
    sizeBefore = carried.size;
    for (const [a, b] of touching) {
      if (!b.isStatic && carried.has(a)) carried.add(b);
      if (!a.isStatic && carried.has(b)) carried.add(a);
    }
  }
  return carried;
};

/** Keeps pills off the copy: while it is solid they slide off it, later they are pressed off. */
const clearCopy = ({ copy, pile, bounds, rest }: World, carried: ReadonlySet<Body>) => {
  const isSolid = copy.length > 0;
  const isPressing = rest.calm < 0;
  for (const body of pile) {
    const tip = isSolid && carried.has(body) ? tipOver(body.angle) : 0;
    if (tip !== 0) Body.setAngularVelocity(body, body.angularVelocity + tip);
    if (isSolid && isOnCopy(body, bounds.copy))
      Body.setVelocity(body, { x: body.velocity.x + slip, y: body.velocity.y });
    if (isPressing && isOverCopy(body, bounds))
      Body.setVelocity(body, pressOff(body, bounds, rest.presses));
  }
};

/** Slows a thrown pill to what walls can hold, and puts one dragged through a wall back, at rest. */
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

/** Ends what leads the pills once a visitor plays: they need all the room up to `edge`, in px. */
export const endFall = (world: World, edge: number) => {
  world.rest.presses = 0;
  world.waves = undefined;
  Body.translate(world.walls.right, { x: edge - world.bounds.right, y: 0 });
  world.bounds = { ...world.bounds, right: edge };
};

/** Wakes the pile, which then has all its time to come to rest again. */
export const wake = (world: World) => {
  world.rest.calm = 0;
  world.pile.forEach((body) => Sleeping.set(body, false));
};

export const removeCopy = (world: World) => {
  Composite.remove(world.engine.world, [...world.copy]);
  world.copy = [];
};

/** @returns the left wall's edge, in px; while a wall moves, the engine stretches its bounds */
export const leftWallX = ({ walls }: World) => walls.left.position.x + wallThickness / 2;
