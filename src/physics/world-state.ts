import type { Point, Pose } from '@/lib/point';
import type { Waves } from './fall-in-waves';
import { Body, Composite, type Constraint, Engine, Sleeping } from './matter';
import type { PillBounds } from './pill-bounds';
import { type Rest, restless } from './rest';
import type { WallRun } from './wall-run';
import { makeCopy, makePill, makeWalls, type Walls, wallThickness } from './world-bodies';

/** One step of the engine, in ms. */
export const stepTime = 1000 / 60;

/**
 * A pile of pills, which floats, falls and rests until a visitor plays with it. `world.ts` changes
 * it for a visitor, a name or a window; `world-step.ts` moves it on in time.
 */
export interface World {
  engine: Engine;
  bounds: PillBounds;
  /** Where the right wall stands once a visitor plays, in px; in low windows it is nearer before. */
  farRight: number;
  /** All bodies, by their index. */
  bodies: readonly Body[];
  /** Indices of the bodies that are out of the engine; the others are the pile. */
  away: Set<number>;
  walls: Walls;
  /** The left wall on its way, and until the copy need not be solid any longer. */
  wallRun?: WallRun | undefined;
  /** The rows of the copy as bodies, while they are solid. */
  solidCopy: readonly Body[];
  /** How pills fall in a low window, and the steps so far. */
  waves?: { plan: Waves<Body>; steps: number } | undefined;
  rest: Rest;
  /** Ties a body to the hand that drags it. */
  grip?: Constraint | undefined;
  /** Returns a number from 0 to 1; varies how each pill starts to fall. */
  random: () => number;
}

/** What differs from pills that float, at rest, and then fall. */
export interface WorldStart {
  /** Velocity of each pill, in px per ms. */
  drift?: readonly Point[];
  /** The pills have fallen before, so gravity starts at once. */
  hasFallen?: boolean;
  away?: ReadonlySet<number>;
  random?: () => number;
  /** The bodies; without them there is a pill for each pose. */
  bodies?: readonly Body[];
}

/** Opens a world. Its copy is solid until a visitor grabs a pill or the window changes. */
export const openWorld = (area: PillBounds, poses: readonly Pose[], start: WorldStart): World => {
  const { drift, hasFallen = false, away, random = Math.random, bodies: made } = start;
  // In a low window the right wall of the first fall stands at the content's edge.
  const isNarrowed = area.isLow && !hasFallen;
  const bounds = { ...area, right: isNarrowed ? area.turn.x + area.turn.radius : area.right };
  const world: World = {
    engine: Engine.create({ enableSleeping: true, gravity: { x: 0, y: hasFallen ? 1 : 0 } }),
    bounds,
    farRight: area.right,
    bodies: poses.map((pose, index) => made?.[index] ?? makePill(pose, bounds.pill)),
    away: new Set(away),
    walls: makeWalls(bounds),
    solidCopy: hasFallen ? [] : makeCopy(bounds),
    rest: restless,
    random,
  };
  poses.forEach((pose, index) => {
    const body = world.bodies[index];
    const { x, y } = drift?.[index] ?? { x: 0, y: 0 };
    if (body) placeBody(body, pose, { x: x * stepTime, y: y * stepTime });
  });
  Composite.add(world.engine.world, [...pileOf(world), ...world.walls.all, ...world.solidCopy]);
  return world;
};

/** Places a body, with a velocity in px and a spin in radians, both per step. */
export const placeBody = (body: Body, pose: Pose, velocity: Point, spin = 0) => {
  Body.setPosition(body, pose);
  Body.setAngle(body, pose.angle);
  Body.setVelocity(body, velocity);
  Body.setAngularVelocity(body, spin);
};

/** @returns the bodies that are in the engine */
export const pileOf = ({ bodies, away }: World): Body[] =>
  bodies.filter((_, index) => !away.has(index));

/** Wakes the pile, which then has all its time to come to rest again. */
export const wake = (world: World) => {
  world.rest = restless;
  pileOf(world).forEach((body) => Sleeping.set(body, false));
};

/** Ends what leads the pills, since they are moved from outside: they get all the room, and wake. */
export const endFall = (world: World) => {
  world.waves = undefined;
  Body.translate(world.walls.right, { x: world.farRight - world.bounds.right, y: 0 });
  world.bounds = { ...world.bounds, right: world.farRight };
  wake(world);
};

/** Lets go of the body that is dragged. */
export const letGo = (world: World) => {
  const { grip, engine } = world;
  if (!grip) return;
  Composite.remove(engine.world, grip);
  // The engine keeps part of the pull on the body, which would wake the pill for seconds.
  if (grip.bodyB) Object.assign(grip.bodyB, { constraintImpulse: { x: 0, y: 0, angle: 0 } });
  world.grip = undefined;
};

/** The copy lets pills through from now on. */
export const removeSolidCopy = (world: World) => {
  Composite.remove(world.engine.world, [...world.solidCopy]);
  world.solidCopy = [];
};

/** @returns the left wall's edge, in px; while a wall moves, the engine stretches its bounds */
export const leftWallX = ({ walls }: World) => walls.left.position.x + wallThickness / 2;
