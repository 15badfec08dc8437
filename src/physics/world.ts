import type { Point, Pose } from '@/lib/point';
import { isOverCopy } from './fall';
import { Body, Composite, Constraint, Engine } from './matter';
import type { PillBounds } from './pill-bounds';
import { makeCopy, makePill, makeWalls } from './world-bodies';
import {
  endFall,
  leftWallX,
  letGo,
  openWorld,
  pileOf,
  placeBody,
  removeSolidCopy,
  stepTime,
  type World,
  type WorldStart,
} from './world-state';
import { takeStep } from './world-step';

/** Steps per frame, at most: a world does not catch up on the time in which its tab was hidden. */
const mostSteps = 3;
/** Longest run to rest that is not shown, in steps. */
const mostHidden = 900;
/** How firmly a pill follows the hand that drags it: a share of the distance, and of its speed. */
const hold = { stiffness: 0.2, damping: 0.1 } as const;

/** Pills, or the not-found page's pieces, as rigid bodies. Time, a visitor and a name move them. */
export class PillWorld {
  private readonly world: World;
  /** How far `advance` has come, in ms. */
  private time: number;

  /** @param startTime in ms, on the clock of `advance`; pills that float fall a second later */
  constructor(
    bounds: PillBounds,
    poses: readonly Pose[],
    startTime: number,
    start: WorldStart = {},
  ) {
    this.world = openWorld(bounds, poses, start);
    this.time = startTime;
  }

  /** Poses of the pills, in their order. Read it after each `advance`. */
  get poses(): Pose[] {
    return this.world.bodies.map(({ position: { x, y }, angle }) => ({ x, y, angle }));
  }

  /** Whether pills fall: the first second of physics is over. */
  get hasGravity() {
    return this.world.engine.gravity.y > 0;
  }

  /** @returns indices of the pills that cover the copy */
  overCopy() {
    const { bodies, bounds, away } = this.world;
    return [...bodies.entries()].flatMap(([index, body]) =>
      !away.has(index) && isOverCopy(body, bounds) ? index : [],
    );
  }

  /** Advances to a time in ms, on the clock of `startTime`. @returns whether any pill is awake */
  advance(now: number) {
    const stepsDue = Math.floor((now - this.time) / stepTime);
    const steps = Math.min(stepsDue, mostSteps);
    this.time = stepsDue > mostSteps ? now : this.time + steps * stepTime;
    for (let step = 0; step < steps; step += 1) takeStep(this.world);
    return this.isAwake || this.world.wallRun !== undefined;
  }

  /** Lets everything come to rest at once. */
  settle() {
    for (let steps = 0; steps < mostHidden; steps += 1) {
      takeStep(this.world);
      if (!this.isAwake) return;
    }
  }

  /** Grabs a pill at a point; `drag` moves that point, `release` lets the pill go at its speed. */
  grab(index: number, point: Point) {
    const { world } = this;
    const body = world.bodies[index];
    if (!body || world.away.has(index)) return;
    endFall(world);
    removeSolidCopy(world);
    world.grip = Constraint.create({
      pointA: { ...point },
      bodyB: body,
      pointB: { x: point.x - body.position.x, y: point.y - body.position.y },
      length: 0,
      ...hold,
    });
    Composite.add(world.engine.world, world.grip);
  }

  drag(point: Point) {
    const { grip, bounds } = this.world;
    if (grip) grip.pointA = clamped(point, bounds);
  }

  release() {
    letGo(this.world);
  }

  /** Takes a pill out of the engine. Its pose stays as it is. */
  take(index: number) {
    const { world } = this;
    const body = world.bodies[index];
    if (!body || world.away.has(index)) return;
    if (world.grip?.bodyB === body) letGo(world);
    world.away.add(index);
    Composite.remove(world.engine.world, body);
    endFall(world);
  }

  /** Gives a pill back at a pose, with a spin and a speed, in radians and px per step. */
  give(index: number, pose: Pose, spin: number, speed: Point = { x: 0, y: 0 }) {
    const { world } = this;
    const body = world.bodies[index];
    if (!body || !world.away.delete(index)) return;
    placeBody(body, pose, speed, spin);
    Composite.add(world.engine.world, body);
    endFall(world);
  }

  /** Runs the left wall to x, in px: it pushes to the right, and makes way to the left at once. */
  runWall(x: number) {
    const { world } = this;
    const { bounds } = world;
    if (x === bounds.left) return;
    world.wallRun = { from: Math.min(x, leftWallX(world)), to: x, steps: 0 };
    world.bounds = { ...bounds, left: x };
    removeSolidCopy(world);
    world.solidCopy = makeCopy(bounds);
    Composite.add(world.engine.world, [...world.solidCopy]);
    endFall(world);
  }

  /** Rebuilds walls and floor, and pills if their size changes; moves pills outside back in. */
  resize(next: PillBounds) {
    const { world } = this;
    endFall(world);
    removeSolidCopy(world);
    Composite.remove(world.engine.world, [...world.walls.all]);
    if (next.pill.width !== world.bounds.pill.width) rebuildPills(world, next);
    world.bounds = next;
    world.farRight = next.right;
    world.wallRun = undefined;
    world.walls = makeWalls(next);
    Composite.add(world.engine.world, [...world.walls.all]);
    moveInside(pileOf(world), next);
  }

  /** Frees the engine's bodies and constraints. */
  dispose() {
    const { engine } = this.world;
    Composite.clear(engine.world, false, true);
    Engine.clear(engine);
  }

  private get isAwake() {
    return pileOf(this.world).some((body) => !body.isSleeping);
  }
}

/** Keeps a dragged pill inside, wherever the pointer goes. */
const clamped = ({ x, y }: Point, { left, right, top, turn, stop }: PillBounds): Point => ({
  x: Math.min(Math.max(x, left), right),
  y: Math.min(Math.max(y, top), x < turn.x ? 0 : stop),
});

const rebuildPills = (world: World, { pill, right }: PillBounds) => {
  letGo(world);
  Composite.remove(world.engine.world, pileOf(world));
  // Scales positions, so that pills do not all end up at the new wall.
  const scale = right / world.bounds.right;
  world.bodies = world.bodies.map(({ position: { x, y }, angle }) =>
    makePill({ x: x * scale, y, angle }, pill),
  );
  Composite.add(world.engine.world, pileOf(world));
};

const moveInside = (pile: readonly Body[], { left, right, turn, pill }: PillBounds) => {
  for (const body of pile) {
    const x = Math.min(Math.max(body.position.x, left + pill.height), right - pill.height);
    const isUnder = x < turn.x && body.position.y > 0;
    Body.setPosition(body, { x, y: isUnder ? -pill.height : body.position.y });
  }
};
