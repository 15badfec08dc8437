import type { Engine } from 'matter-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PillBounds, pillBoundsFor, pillSize, type Pose } from './pill-bounds';
import { Matter } from './matter';
import { createPillWorld, gravityDelay } from './world';
import { pillPhysics } from './world-bodies';

const bounds = pillBoundsFor(1440, 769, 80);
const frame = 1000 / 60;

/** Nineteen pills in four rows in the right half. */
const startPoses = ({ width, right }: PillBounds): Pose[] =>
  Array.from({ length: 19 }, (_, index) => ({
    x: right - 100 - (index % 5) * (width / 9),
    y: -80 - Math.floor(index / 5) * 150 - (index % 5) * 6,
    angle: ((index % 7) - 3) / 40,
  }));

/** Runs a world on a simulated clock until it sleeps or time is up. */
const run = (world: ReturnType<typeof createPillWorld>, from: number, until: number) => {
  let now = from;
  let isMoving = true;
  while (now < until && (isMoving || now < gravityDelay + 100)) {
    now += frame;
    isMoving = world.advance(now + 0.01);
  }
  return { now, isMoving };
};

const one = (pose: Partial<Pose> = {}) =>
  createPillWorld(bounds, [{ x: 600, y: -300, angle: 0, ...pose }], 0, { random: () => 0 });
const first = (world: ReturnType<typeof createPillWorld>) =>
  world.poses[0] ?? { x: 0, y: 0, angle: 0 };

afterEach(() => vi.restoreAllMocks());

describe('the constants of docs/rules.md#hero-pills', () => {
  it('gives each pill its size, density, friction and sleep threshold', () => {
    const rectangle = vi.spyOn(Matter.Bodies, 'rectangle');
    createPillWorld(bounds, startPoses(bounds), 0);
    const made = rectangle.mock.calls.filter(([, , , , options]) => !options?.isStatic);
    expect(made).toHaveLength(19);
    for (const [, , width, height, options] of made) {
      expect([width, height]).toEqual([170, 47]);
      expect(options).toMatchObject({ density: 0.09, friction: 0.009, sleepThreshold: 50 });
    }
    expect(pillPhysics).toEqual({ density: 0.09, friction: 0.009, sleepThreshold: 50 });
    expect(gravityDelay).toBe(1000);
  });

  it('has no gravity in the first 1000 ms of physics, and gravity 1 from then on', () => {
    const create = vi.spyOn(Matter.Engine, 'create');
    const world = one();
    const gravity = () => create.mock.results[0]?.value.gravity.y;
    let now = 0;
    const steps = (count: number) => {
      for (let step = 0; step < count; step += 1) world.advance((now += frame) + 0.01);
    };
    steps(60);
    expect(gravity()).toBe(0);
    expect(first(world).y).toBe(-300);
    steps(1);
    expect(gravity()).toBe(1);
    steps(15);
    expect(first(world).y).toBeGreaterThan(-300);
  });

  it('does not count time without steps towards the wait', () => {
    const create = vi.spyOn(Matter.Engine, 'create');
    const world = one();
    world.advance(60_000);
    expect(create.mock.results[0]?.value.gravity.y).toBe(0);
  });

  it('keeps the drift of weightless pills, and drops pills that fell before at once', () => {
    const pose = { x: 600, y: -300, angle: 0 };
    const drifting = createPillWorld(bounds, [pose], 0, { drift: [{ x: 0.005, y: 0 }] });
    for (let now = 0; now < 900; now += frame) drifting.advance(now + 0.01);
    expect(first(drifting).x).toBeGreaterThan(602);
    expect(first(drifting).x).toBeLessThan(605);
    expect(first(drifting).y).toBe(-300);
    const fallen = createPillWorld(bounds, [pose], 0, { hasFallen: true });
    for (let now = 0; now < 300; now += frame) fallen.advance(now + 0.01);
    expect(first(fallen).y).toBeGreaterThan(-290);
  });
});

describe('the fall', () => {
  it.each([1280, 1440, 1920])('ends asleep inside the walls, on the line, at %i px', (width) => {
    const wide = pillBoundsFor(width, 769, width === 1280 ? 64 : width === 1440 ? 80 : 160);
    const world = createPillWorld(wide, startPoses(wide), 0, { random: () => 0.5 });
    expect(run(world, 0, 15_000).isMoving).toBe(false);
    for (const { x, y } of world.poses) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(wide.right - 20);
      expect(y).toBeLessThan(x < wide.turn.x ? 0 : wide.stop);
    }
  });

  it('spreads over the floor from the right half to the left edge', () => {
    const world = createPillWorld(bounds, startPoses(bounds), 0, { random: () => 0.5 });
    run(world, 0, 15_000);
    expect(Math.min(...world.poses.map(({ x }) => x))).toBeLessThan(200);
  });

  it('leaves no pill on the copy', () => {
    const copy = { top: -216, bottom: -144, right: 1119 };
    const low = pillBoundsFor(1280, 469, 64, [copy]);
    const stacked = startPoses(low).map((pose, index) =>
      index < 6 ? { ...pose, x: 1000, y: -30 - index * 50, angle: 0 } : pose,
    );
    const world = createPillWorld(low, stacked, 0, { hasFallen: true });
    expect(run(world, 0, 20_000).isMoving).toBe(false);
    for (const { x, y, angle } of world.poses) {
      const top = y - 23.5 - 61.5 * Math.abs(Math.sin(angle));
      const left = x - 23.5 - 61.5 * Math.abs(Math.cos(angle));
      expect(top > copy.bottom - 3 || left > copy.right - 3).toBe(true);
    }
  });

  it('does not catch up after a hidden tab', () => {
    const world = createPillWorld(bounds, [{ x: 600, y: -300, angle: 0 }], 0, { hasFallen: true });
    world.advance(60_000);
    expect(first(world).y).toBeLessThan(-290);
  });
});

describe('a pill', () => {
  it('follows the pointer, and keeps its speed on release', () => {
    const world = one({ y: -pillSize.height / 2 });
    const { now } = run(world, 0, 6000);
    world.grab(0, { x: 600, y: -23 });
    let time = now;
    for (let x = 600; x < 900; x += 15) {
      world.hold({ x, y: -200 });
      time += frame;
      world.advance(time + 0.01);
    }
    const held = first(world);
    expect(held.x).toBeGreaterThan(750);
    expect(held.y).toBeLessThan(-100);
    world.release();
    for (let step = 0; step < 10; step += 1) world.advance((time += frame) + 0.01);
    expect(first(world).x).toBeGreaterThan(held.x + 30);
    expect(run(world, time, time + 10_000).isMoving).toBe(false);
  });

  it('sleeps again within 3 s of a press that moves nothing', () => {
    const world = one({ y: -pillSize.height / 2 });
    const { now } = run(world, 0, 6000);
    world.grab(0, { x: 650, y: -23 });
    for (let step = 1; step <= 6; step += 1) {
      world.hold({ x: 650, y: -25 });
      world.advance(now + step * frame + 0.01);
    }
    world.release();
    expect(run(world, now + 6 * frame, now + 3000).isMoving).toBe(false);
  });

  it('wakes the pills on top of it', () => {
    const world = createPillWorld(
      bounds,
      [
        { x: 600, y: -24, angle: 0 },
        { x: 600, y: -72, angle: 0 },
      ],
      0,
      { hasFallen: true },
    );
    const { now } = run(world, 0, 8000);
    world.grab(0, { x: 600, y: -24 });
    let time = now;
    for (let x = 600; x > 250; x -= 5) {
      world.hold({ x, y: -24 });
      world.advance((time += frame) + 0.01);
    }
    world.release();
    run(world, time, time + 10_000);
    for (const { y } of world.poses) expect(y).toBeGreaterThan(-90);
  });

  it('stays inside the walls at any speed', () => {
    const world = one({ y: -24 });
    world.grab(0, { x: 600, y: -24 });
    let time = 0;
    for (let step = 0; step < 5; step += 1) {
      world.hold({ x: 600 + step * 2000, y: -24 });
      world.advance((time += frame) + 0.01);
    }
    world.release();
    run(world, time, 15_000);
    expect(first(world).x).toBeLessThan(bounds.right);
  });
});

it('brings pills inside when the window narrows', () => {
  const wide = pillBoundsFor(1920, 769, 160);
  const world = createPillWorld(wide, startPoses(wide), 0, { random: () => 0.5 });
  const { now } = run(world, 0, 15_000);
  const narrow = pillBoundsFor(1280, 700, 64);
  world.resize(narrow);
  expect(world.advance(now + 100)).toBe(true);
  run(world, now + 100, now + 20_000);
  for (const { x } of world.poses) expect(x).toBeLessThan(narrow.right);
});

it('frees its bodies and constraints on dispose', () => {
  const create = vi.spyOn(Matter.Engine, 'create');
  const world = createPillWorld(bounds, startPoses(bounds), 0);
  world.dispose();
  const engine: Engine = create.mock.results[0]?.value;
  expect(Matter.Composite.allBodies(engine.world)).toHaveLength(0);
  expect(Matter.Composite.allConstraints(engine.world)).toHaveLength(0);
});

describe('the name on the line', () => {
  it('takes pills out and drops them where they are given back', () => {
    const world = createPillWorld(bounds, startPoses(bounds), 0, { hasFallen: true });
    let { now } = run(world, 0, 15_000);
    world.take(3);
    const before = world.poses[3];
    now = run(world, now, now + 2000).now;
    expect(world.poses[3]).toEqual(before);
    world.grab(3, { x: 0, y: 0 });
    world.give(3, { x: 600, y: -400, angle: 0 }, 0.02);
    const { isMoving } = run(world, now, now + 6000);
    expect(isMoving).toBe(false);
    expect(world.poses[3]?.y).toBeGreaterThan(-250);
  });

  it('pushes the pile to the right of its wall, and rests', () => {
    const world = createPillWorld(bounds, startPoses(bounds), 0, { hasFallen: true });
    const { now } = run(world, 0, 15_000);
    for (let index = 0; index < 10; index += 1) world.take(index);
    world.runWall(700);
    const { isMoving } = run(world, now, now + 8000);
    expect(isMoving).toBe(false);
    const pile = world.poses.slice(10);
    expect(Math.min(...pile.map(({ x }) => x))).toBeGreaterThan(700);
    expect(Math.max(...pile.map(({ x }) => x))).toBeLessThan(bounds.right);
  });
});
