import type { Pair } from 'matter-js';
import { fallBesideCopy, isOnCopy, isOverCopy, pressOff, slip, tipOver, tossUp } from './fall';
import { planWaves, slideTo } from './fall-in-waves';
import { Body, Engine, Sleeping } from './matter';
import { desktopWidth } from './pill-bounds';
import { air, freeSpeed, paces, restAfter } from './rest';
import { isWallMoving, wallAfterStep, wallX } from './wall-run';
import { wallThickness } from './world-bodies';
import { leftWallX, pileOf, removeSolidCopy, stepTime, wake, type World } from './world-state';

/** Gravity turns from 0 to 1 after this many ms of physics (docs/rules.md#hero-pills). */
const gravityDelay = 1000;
/** Top speed in px per step: it keeps thrown pills inside the walls. */
const topSpeed = 40;

/**
 * Moves a world on by a sixtieth of a second. `fall.ts` and `fall-in-waves.ts` decide how pills
 * fall, `rest.ts` how they come to rest. This module turns their answers into forces and velocities
 * for the engine, which then moves the bodies. The copy is the text of headline and lead.
 */
export const takeStep = (world: World) => {
  if (isFallDue(world)) startFall(world);
  moveWaves(world);
  moveLeftWall(world);
  const carried = carriedIn(world);
  bringToRest(world, carried);
  slideOffCopy(world, carried);
  pressOffCopy(world);
  Engine.update(world.engine, stepTime);
  keepInside(world);
};

/** Counts steps, not clock time: neither a background tab nor a slow start shortens the wait. */
const isFallDue = ({ engine: { gravity, timing } }: World) =>
  // Half a step less, for rounding.
  gravity.y === 0 && timing.timestamp >= gravityDelay - stepTime / 2;

/** Lets the pills fall in the way that suits the window. */
const startFall = (world: World) => {
  const { engine, bounds, random } = world;
  const pile = pileOf(world);
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
    const isWaiting = steps < startsAt;
    const isSliding = !isWaiting && pill.position.y >= plan.slidesFrom;
    // As much force upwards as gravity has downwards.
    if (isWaiting) pill.force.y -= pill.mass * engine.gravity.y * engine.gravity.scale;
    if (steps === startsAt) Sleeping.set(pill, false);
    if (isSliding) Body.setVelocity(pill, slideTo(x, pill));
  }
  waves.steps += 1;
  if (waves.steps >= plan.end) world.waves = undefined;
};

/** Moves the left wall on its way; some time after its arrival the copy is no longer solid. */
const moveLeftWall = (world: World) => {
  const before = world.wallRun;
  if (!before) return;
  const after = wallAfterStep(before);
  world.wallRun = after;
  if (!after) return removeSolidCopy(world);
  if (!isWallMoving(before)) return;
  const { left } = world.walls;
  const by = wallX(after) - leftWallX(world);
  Body.setPosition(left, { x: left.position.x + by, y: left.position.y });
  // The engine pushes bodies by this velocity. In the last step it is 0.
  Body.setVelocity(left, { x: by, y: 0 });
};

/**
 * Brings the pile to rest: judges how calm it is, and slows down what is carried. All bodies fall
 * asleep together: one that slept before the one below it would be left hanging in the air.
 */
const bringToRest = (world: World, carried: ReadonlySet<Body>) => {
  const pile = pileOf(world);
  const isFalling = pile.some((body) => body.speed > freeSpeed && !carried.has(body));
  const isBusy = isFalling || isMovedFromOutside(world);
  const isSolid = world.solidCopy.length > 0;
  const isCopyCovered = !isSolid && pile.some((body) => isOverCopy(body, world.bounds));
  const pace = isSolid ? paces.first : paces.slow;
  const next = restAfter(world.rest, { isBusy, isCopyCovered }, pace);
  world.rest = next.rest;
  for (const body of pile) {
    body.frictionAir = carried.has(body) ? next.drag : air;
    if (next.fallsAsleep) Sleeping.set(body, true);
    // The engine counts the calm steps of each body too; this begins its count anew.
    if (next.staysAwake && !body.isSleeping) Sleeping.set(body, false);
  }
};

/** Whether a hand, a wall or a plan moves the pills, or they still float. */
const isMovedFromOutside = ({ grip, engine, wallRun, waves }: World) =>
  grip !== undefined ||
  engine.gravity.y === 0 ||
  waves !== undefined ||
  (wallRun !== undefined && isWallMoving(wallRun));

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

/** While the copy is solid, pills slide off it, and those that stand on end tip over. */
const slideOffCopy = (world: World, carried: ReadonlySet<Body>) => {
  if (world.solidCopy.length === 0) return;
  for (const body of pileOf(world)) {
    const tip = carried.has(body) ? tipOver(body.angle) : 0;
    if (tip !== 0) Body.setAngularVelocity(body, body.angularVelocity + tip);
    if (isOnCopy(body, world.bounds.copy))
      Body.setVelocity(body, { x: body.velocity.x + slip, y: body.velocity.y });
  }
};

/** Later, pills that have come to rest over it are pressed off it. */
const pressOffCopy = (world: World) => {
  const { bounds, rest } = world;
  if (rest.pressSteps === 0) return;
  for (const body of pileOf(world))
    if (isOverCopy(body, bounds)) Body.setVelocity(body, pressOff(body, bounds, rest.presses));
};

/** Slows a thrown pill to what walls can hold, and puts one dragged through a wall back, at rest. */
const keepInside = (world: World) => {
  const { bounds } = world;
  const middle = { x: (bounds.left + bounds.right) / 2, y: bounds.top / 2 };
  const left = leftWallX(world) - bounds.pill.width;
  const right = bounds.right + bounds.pill.width;
  for (const body of pileOf(world)) {
    if (body.speed > topSpeed) Body.setSpeed(body, topSpeed);
    const { x, y } = body.position;
    if (x > left && x < right && y < bounds.stop + wallThickness) continue;
    Body.setPosition(body, middle);
    Body.setVelocity(body, { x: 0, y: 0 });
  }
};
