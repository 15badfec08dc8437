import type { Point, Pose } from '@/lib/point';
import { isOverCopy } from './fall';
import { Body, Composite, Constraint, Engine } from './matter';
import { desktopWidth, type PillBounds } from './pill-bounds';
import { keepsCopySolid, wallAt } from './rest';
import { makeCopy, makePill, makeWalls } from './world-bodies';
import { endFall, leftWallX, takeStep, removeCopy, stepTime, wake, type World } from './world-step';

/** Steps per frame, at most: a world does not catch up on the time in which its tab was hidden. */
const mostSteps = 3;
/** Longest run to rest that is not shown, in steps. */
const mostHidden = 900;

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
  /** The bodies; without them there is a pill for each pose. */
  bodies?: readonly Body[];
}

/** The pills as rigid bodies. Time, a visitor, and a name on the line move them. */
export class PillWorld {
  private readonly world: World;
  /** Bodies that are out of the engine. */
  private readonly away: Set<number>;
  private readonly random: () => number;
  /** Where the right wall stands once a visitor plays, in px. */
  private rightEdge: number;
  /** How far `advance` has come, in ms. */
  private time: number;

  /** @param startTime in ms, on the clock of `advance`; gravity starts 1000 ms of physics later */
  constructor(
    bounds: PillBounds,
    start: readonly Pose[],
    startTime: number,
    motion: InitialMotion = {},
  ) {
    this.world = openWorld(bounds, start, motion);
    this.away = new Set(motion.away);
    this.random = motion.random ?? Math.random;
    this.rightEdge = bounds.right;
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
    const { pile, bodies, bounds } = this.world;
    return pile.filter((body) => isOverCopy(body, bounds)).map((body) => bodies.indexOf(body));
  }

  /** Advances to a time in ms, on the clock of `startTime`. @returns whether any pill is awake */
  advance(now: number) {
    const { due, time } = stepsDue(this.time, now);
    this.time = time;
    for (let step = 0; step < due; step += 1) takeStep(this.world, this.random);
    return this.world.pile.some((body) => !body.isSleeping) || keepsCopySolid(this.world.wall);
  }

  /** Lets everything come to rest at once. */
  settle() {
    for (let steps = 0; steps < mostHidden; steps += 1) {
      takeStep(this.world, this.random);
      if (this.world.pile.every((body) => body.isSleeping)) return;
    }
  }

  /** Grabs a pill at a point; `drag` moves that point, `release` lets the pill go at its speed. */
  grab(index: number, point: Point) {
    const { world } = this;
    const body = world.bodies[index];
    if (!body || this.away.has(index)) return;
    endFall(world, this.rightEdge);
    removeCopy(world);
    wake(world);
    world.grip = Constraint.create({
      pointA: { ...point },
      bodyB: body,
      pointB: { x: point.x - body.position.x, y: point.y - body.position.y },
      length: 0,
      stiffness: 0.2,
      damping: 0.1,
    });
    Composite.add(world.engine.world, world.grip);
  }

  drag(point: Point) {
    const { grip, bounds } = this.world;
    if (grip) grip.pointA = clamped(point, bounds);
  }

  release() {
    const { grip, engine } = this.world;
    if (!grip) return;
    Composite.remove(engine.world, grip);
    // The engine keeps part of the pull, which would wake the pill for seconds.
    Object.assign(grip.bodyB ?? {}, { constraintImpulse: { x: 0, y: 0, angle: 0 } });
    this.world.grip = undefined;
  }

  /** Takes a pill out of the world. Its pose stays as it is. */
  take(index: number) {
    const { bodies, grip, engine } = this.world;
    const body = bodies[index];
    if (!body || this.away.has(index)) return;
    if (grip?.bodyB === body) this.release();
    this.away.add(index);
    Composite.remove(engine.world, body);
    this.updatePile();
  }

  /** Puts a pill back at a pose, with a spin and a speed, in radians and px per step. */
  give(index: number, { x, y, angle }: Pose, spin: number, speed: Point = { x: 0, y: 0 }) {
    const body = this.world.bodies[index];
    if (!body || !this.away.delete(index)) return;
    Body.setPosition(body, { x, y });
    Body.setAngle(body, angle);
    Body.setVelocity(body, speed);
    Body.setAngularVelocity(body, spin);
    Composite.add(this.world.engine.world, body);
    this.updatePile();
  }

  /** Runs the left wall to x, in px: it pushes to the right, and makes way to the left at once. */
  runWall(x: number) {
    const { world } = this;
    const { bounds } = world;
    if (x === bounds.left) return;
    world.wall = { from: Math.min(x, leftWallX(world)), to: x, steps: 0 };
    world.bounds = { ...bounds, left: x };
    removeCopy(world);
    if (bounds.view >= desktopWidth) world.copy = makeCopy(bounds);
    Composite.add(world.engine.world, [...world.copy]);
    this.updatePile();
  }

  /** Rebuilds walls and floor, pills if their size changes, and moves pills outside back in. */
  resize(next: PillBounds) {
    const { world } = this;
    endFall(world, this.rightEdge);
    world.wall = wallAt(next.left);
    removeCopy(world);
    Composite.remove(world.engine.world, [...world.walls.all]);
    if (next.pill.width !== world.bounds.pill.width) this.rebuildPills(next);
    world.bounds = next;
    this.rightEdge = next.right;
    world.walls = makeWalls(next);
    Composite.add(world.engine.world, [...world.walls.all]);
    moveInside(world.pile, next);
    wake(world);
  }

  /** Frees the engine's bodies and constraints. */
  dispose() {
    const { engine } = this.world;
    Composite.clear(engine.world, false, true);
    Engine.clear(engine);
  }

  private rebuildPills({ pill, right }: PillBounds) {
    const { world } = this;
    this.release();
    Composite.remove(world.engine.world, [...world.pile]);
    // Scale positions, so that pills do not all end up at the new wall.
    const scale = right / world.bounds.right;
    world.bodies = this.poses.map((pose) => makePill({ ...pose, x: pose.x * scale }, pill));
    world.pile = this.bodiesInEngine();
    Composite.add(world.engine.world, [...world.pile]);
  }

  private bodiesInEngine() {
    return this.world.bodies.filter((_, index) => !this.away.has(index));
  }

  /** Lets all bodies move again after one has come or gone, or a wall has set off. */
  private updatePile() {
    this.world.pile = this.bodiesInEngine();
    endFall(this.world, this.rightEdge);
    wake(this.world);
  }
}

/** Opens a world. Its copy is solid until a visitor grabs a pill or the window changes. */
const openWorld = (area: PillBounds, start: readonly Pose[], motion: InitialMotion): World => {
  const { hasFallen = false, away } = motion;
  // In a low window the right wall of the first fall stands at the content's edge.
  const isNarrowed = area.isLow && !hasFallen;
  const right = isNarrowed ? area.turn.x + area.turn.radius : area.right;
  const bounds = { ...area, right };
  const gravity = { x: 0, y: hasFallen ? 1 : 0 };
  const engine = Engine.create({ enableSleeping: true, gravity });
  const bodies = makeBodies(start, bounds, motion);
  const pile = bodies.filter((_, index) => !away?.has(index));
  const walls = makeWalls(bounds);
  const copy = hasFallen || bounds.view < desktopWidth ? [] : makeCopy(bounds);
  Composite.add(engine.world, [...pile, ...walls.all, ...copy]);
  const rest = { calm: 0, presses: 0 };
  return { engine, bounds, bodies, pile, walls, copy, rest, wall: wallAt(bounds.left) };
};

const makeBodies = (
  start: readonly Pose[],
  { pill }: PillBounds,
  { drift, bodies }: InitialMotion,
): Body[] =>
  start.map((pose, index) => {
    const brought = bodies?.[index];
    const body = brought ?? makePill(pose, pill);
    if (brought) {
      Body.setPosition(brought, pose);
      Body.setAngle(brought, pose.angle);
    }
    const { x, y } = drift?.[index] ?? { x: 0, y: 0 };
    Body.setVelocity(body, { x: x * stepTime, y: y * stepTime });
    return body;
  });

/** @returns the steps due since a time in ms, and the time that they reach */
const stepsDue = (last: number, now: number) => {
  const due = Math.floor((now - last) / stepTime);
  return due > mostSteps ? { due: mostSteps, time: now } : { due, time: last + due * stepTime };
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
