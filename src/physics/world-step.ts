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
 * for the engine, which then moves the bodies. The copy is the headline's text; whether it
 * is solid, `World.solidCopy` says.
 */
export const takeStep = (world: World) => {
  const { engine } = world;
  // Counts steps, not clock time, so that neither a background tab nor a slow start shortens the
  // wait. Half a step less, for rounding.
  if (engine.gravity.y === 0 && engine.timing.timestamp >= gravityDelay - stepTime / 2)
    startFall(world);
  moveWaves(world);
  moveLeftWall(world);
  const carried = carriedIn(world);
  bringToRest(world, carried);
  keepOffCopy(world, carried);
  Engine.update(engine, stepTime);
  keepInside(world);
};

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
    if (steps < startsAt) pill.force.y -= pill.mass * engine.gravity.y * engine.gravity.scale;
    if (steps === startsAt) Sleeping.set(pill, false);
    if (steps >= startsAt && pill.position.y >= plan.slidesFrom)
      Body.setVelocity(pill, slideTo(x, pill));
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
  if (!after) {
    removeSolidCopy(world);
  } else if (isWallMoving(before)) {
    const { left } = world.walls;
    const by = wallX(after) - leftWallX(world);
    Body.setPosition(left, { x: left.position.x + by, y: left.position.y });
    // The engine pushes bodies by this velocity. In the last step it is 0.
    Body.setVelocity(left, { x: by, y: 0 });
  }
};

const isCopySolid = ({ solidCopy }: World) => solidCopy.length > 0;

/**
 * Brings the pile to rest: judges how calm it is, and slows down what is carried. All bodies fall
 * asleep together: one that slept before the one below it would be left hanging in the air.
 */
const bringToRest = (world: World, carried: ReadonlySet<Body>) => {
  const { bounds, rest } = world;
  const pile = pileOf(world);
  const isFalling = pile.some((body) => body.speed > freeSpeed && !carried.has(body));
  const isBusy = isFalling || isMovedFromOutside(world);
  const isSolid = isCopySolid(world);
  const isCopyCovered = !isSolid && pile.some((body) => isOverCopy(body, bounds));
  const pace = isSolid ? paces.first : paces.slow;
  const step = restAfter(rest, { isBusy, isCopyCovered }, pace);
  world.rest = step.rest;
  for (const body of pile) {
    body.frictionAir = carried.has(body) ? step.drag : air;
    if (step.fallsAsleep) Sleeping.set(body, true);
    if (step.staysAwake && !body.isSleeping) Sleeping.set(body, false);
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

/** Keeps pills off the copy: while it is solid they slide off it, later they are pressed off. */
const keepOffCopy = (world: World, carried: ReadonlySet<Body>) => {
  const { bounds, rest } = world;
  const isSolid = isCopySolid(world);
  for (const body of pileOf(world)) {
    const tip = isSolid && carried.has(body) ? tipOver(body.angle) : 0;
    if (tip !== 0) Body.setAngularVelocity(body, body.angularVelocity + tip);
    if (isSolid && isOnCopy(body, bounds.copy))
      Body.setVelocity(body, { x: body.velocity.x + slip, y: body.velocity.y });
    if (rest.pressSteps > 0 && isOverCopy(body, bounds))
      Body.setVelocity(body, pressOff(body, bounds, rest.presses));
  }
};

/** Slows a thrown pill to what walls can hold, and puts one dragged through a wall back, at rest. */
const keepInside = (world: World) => {
  const { bounds } = world;
  const { width } = bounds.pill;
  const from = leftWallX(world) - width;
  for (const body of pileOf(world)) {
    if (body.speed > topSpeed) Body.setSpeed(body, topSpeed);
    const { x, y } = body.position;
    if (x > from && x < bounds.right + width && y < bounds.stop + wallThickness) continue;
    Body.setPosition(body, { x: (bounds.left + bounds.right) / 2, y: bounds.top / 2 });
    Body.setVelocity(body, { x: 0, y: 0 });
  }
};
