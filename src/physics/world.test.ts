import { expect, it, vi } from 'vitest';
import type { Pose } from '@/lib/point';
import { Bodies, Engine } from './matter';
import { type PillBounds, pillBoundsFor } from './pill-bounds';
import { PillWorld } from './world';
import { pillPhysics } from './world-bodies';

const bounds = pillBoundsFor({ width: 1440, height: 769, side: 80 });
const frame = 1000 / 60;

/** Nineteen pills in four rows in the right half. */
const startPoses = ({ width, right }: PillBounds): Pose[] =>
  Array.from({ length: 19 }, (_, index) => ({
    x: right - 100 - (index % 5) * (width / 9),
    y: -80 - Math.floor(index / 5) * 150 - (index % 5) * 6,
    angle: ((index % 7) - 3) / 40,
  }));

/** A world and its clock; `run` lets time pass until it sleeps, `steps` takes so many frames. */
const open = (
  poses = startPoses(bounds),
  options: ConstructorParameters<typeof PillWorld>[3] = {},
  within = bounds,
) => {
  const world = new PillWorld(within, poses, 0, { random: () => 0.5, ...options });
  let now = 0.01;
  const steps = (count: number, ms = frame) => {
    let isMoving = true;
    for (let step = 0; step < count; step += 1) isMoving = world.advance((now += ms));
    return isMoving;
  };
  /** @returns whether it sleeps at the end */
  const run = (ms: number) => {
    for (let left = ms / frame; left > 0; left -= 1) if (!steps(1) && now > 1100) return true;
    return false;
  };
  return { world, steps, run, first: () => world.poses[0] ?? { x: 0, y: 0, angle: 0 } };
};
const alone: Pose[] = [{ x: 600, y: -300, angle: 0 }];
const onFloor: Pose[] = [{ x: 600, y: -24, angle: 0 }];

it('gives each pill its size and constants, and the size of a zoomed window’s line on a resize', () => {
  const rectangle = vi.spyOn(Bodies, 'rectangle');
  const made = () =>
    rectangle.mock.calls.flatMap(([, , width, height, options]) =>
      options?.isStatic ? [] : { width, height, ...options },
    );
  const { world, run } = open(startPoses(bounds), { hasFallen: true });
  expect(made()).toHaveLength(19);
  for (const pill of made()) expect(pill).toMatchObject({ ...bounds.pill, ...pillPhysics });
  run(15_000);
  world.resize(pillBoundsFor({ width: 640, height: 600, side: 32 }));
  const [zoomed] = made().slice(19);
  expect(zoomed).toMatchObject({ width: 150, height: 36, ...pillPhysics });
  run(20_000);
  for (const { x } of world.poses) expect(x).toBeLessThan(640);
});

it('has no gravity in the first 1000 ms of physics, whatever the clock says, and gravity 1 from then on', () => {
  const create = vi.spyOn(Engine, 'create');
  const { steps, first } = open(alone);
  const gravity = () => create.mock.results[0]?.value.gravity.y;
  steps(57);
  // A hidden tab: three steps are due.
  steps(1, 60_000);
  expect(gravity()).toBe(0);
  expect(first().y).toBe(-300);
  // The clock starts anew after it: the next step is due after one frame or two.
  steps(2);
  expect(gravity()).toBe(1);
  steps(15);
  expect(first().y).toBeGreaterThan(-300);
});

it('keeps the drift of weightless pills, and drops pills that fell before at once', () => {
  const drifting = open(alone, { drift: [{ x: 0.005, y: 0 }] });
  drifting.steps(54);
  expect(drifting.first().x).toBeCloseTo(603.5, -0.5);
  expect(drifting.first().y).toBe(-300);
  const fallen = open(alone, { hasFallen: true });
  fallen.steps(18);
  expect(fallen.first().y).toBeGreaterThan(-290);
});

it('the fall spreads over the floor from the right half to the left edge', () => {
  const { world, run } = open();
  expect(run(15_000)).toBe(true);
  expect(Math.min(...world.poses.map(({ x }) => x))).toBeLessThan(200);
});

it('the fall leaves no pill on the copy', () => {
  const copy = { top: -216, bottom: -144, right: 1119 };
  const low = pillBoundsFor({ width: 1280, height: 469, side: 64, copy: [copy] });
  const stacked = startPoses(low).map((pose, index) =>
    index < 6 ? { ...pose, x: 1000, y: -30 - index * 50, angle: 0 } : pose,
  );
  const { world, run } = open(stacked, { hasFallen: true }, low);
  expect(run(20_000)).toBe(true);
  for (const { x, y, angle } of world.poses) {
    const top = y - 23.5 - 61.5 * Math.abs(Math.sin(angle));
    const left = x - 23.5 - 61.5 * Math.abs(Math.cos(angle));
    expect(top > copy.bottom - 3 || left > copy.right - 3).toBe(true);
  }
});

it.each([
  [320, 16, 300],
  [640, 32, 240],
  [960, 48, 230],
  [1200, 48, 190],
])('the fall ends above the floor of a zoomed window, %i px wide', (width, side, room) => {
  const copy = [{ top: -room - 100, bottom: -room, right: width }];
  const narrow = pillBoundsFor({ width, height: 600, side, copy });
  const { pill } = narrow;
  const columns = Math.floor(width / pill.width);
  const rows = Math.ceil(19 / columns);
  const start = Array.from({ length: 19 }, (_, index) => ({
    x: (((index % columns) + 0.5) * width) / columns,
    y: (-(Math.floor(index / columns) + 0.5) * room) / rows,
    angle: 0,
  }));
  const { world, run } = open(start, {}, narrow);
  expect(run(15_000)).toBe(true);
  for (const { x, y, angle } of world.poses) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeLessThan(x < narrow.turn.x ? 0 : narrow.stop);
    const reach = pill.height / 2 + ((pill.width - pill.height) / 2) * Math.abs(Math.sin(angle));
    expect(y - reach).toBeGreaterThan(-room);
  }
});

it('a pill sleeps again within 3 s of a press that moves nothing', () => {
  const { world, steps, run } = open(onFloor);
  run(6000);
  world.grab(0, { x: 650, y: -23 });
  world.drag({ x: 650, y: -25 });
  steps(6);
  world.release();
  expect(run(2900)).toBe(true);
});

it('a pill wakes the pills on top of it', () => {
  const { world, steps, run } = open([...onFloor, { x: 600, y: -72, angle: 0 }], {
    hasFallen: true,
  });
  run(8000);
  world.grab(0, { x: 600, y: -24 });
  for (let x = 600; x > 250; x -= 5) {
    world.drag({ x, y: -24 });
    steps(1);
  }
  world.release();
  run(10_000);
  for (const { y } of world.poses) expect(y).toBeGreaterThan(-90);
});

it('a pill follows the pointer as far as the walls, and stays inside them at any speed', () => {
  const { world, steps, run, first } = open(onFloor);
  world.grab(0, { x: 600, y: -24 });
  for (let step = 0; step < 5; step += 1) {
    world.drag({ x: 600 + step * 2000, y: -24 });
    steps(1);
  }
  expect(first().x).toBeGreaterThan(bounds.right - 60);
  world.release();
  run(15_000);
  expect(first().x).toBeLessThan(bounds.right);
});

it('pushes the pile to the right of the name’s wall, and rests', () => {
  const { world, run } = open(startPoses(bounds), { hasFallen: true });
  run(15_000);
  for (let index = 0; index < 10; index += 1) world.take(index);
  world.runWall(700);
  expect(run(8000)).toBe(true);
  const pile = world.poses.slice(10);
  expect(Math.min(...pile.map(({ x }) => x))).toBeGreaterThan(700);
  expect(Math.max(...pile.map(({ x }) => x))).toBeLessThan(bounds.right);
});

it('the name’s wall stands where it was sent, however often that changes on its way', () => {
  const { world, steps, run, first } = open(onFloor, { hasFallen: true });
  for (const x of [300, 420, 540]) {
    world.runWall(x);
    steps(9);
  }
  run(8000);
  // Pressed against the wall, and let go.
  world.grab(0, first());
  world.drag({ x: 0, y: -24 });
  steps(60);
  world.release();
  run(8000);
  // It may roll back from it by a few px.
  expect(Math.abs(first().x - 85 - 540)).toBeLessThan(6);
});
