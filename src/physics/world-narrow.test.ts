import { expect, it, vi } from 'vitest';
import { pillBoundsFor } from './pill-bounds';
import { settledPoses } from './settled';
import { Matter } from './matter';
import { createPillWorld, gravityDelay } from './world';

const frame = 1000 / 60;

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

it('sizes the pills like the line of the window', () => {
  const rectangle = vi.spyOn(Matter.Bodies, 'rectangle');
  const wide = pillBoundsFor(1440, 769, 80);
  const world = createPillWorld(wide, settledPoses(wide), 0, { hasFallen: true });
  const { now } = run(world, 0, 15_000);
  rectangle.mockClear();
  world.resize(pillBoundsFor(640, 600, 32));
  const made = rectangle.mock.calls.filter(([, , , , options]) => !options?.isStatic);
  expect(made).toHaveLength(19);
  for (const [, , width, height] of made) expect([width, height]).toEqual([150, 36]);
  world.grab(0, { x: 100, y: -20 });
  world.release();
  run(world, now, now + 20_000);
  for (const { x } of world.poses) expect(x).toBeLessThan(640);
});

it.each([
  [320, 16, 300],
  [440, 20, 264],
  [640, 32, 240],
  [800, 32, 190],
  [960, 48, 230],
  [1200, 48, 190],
])('falls into the space above the floor of a zoomed window, %i px wide', (width, side, room) => {
  const narrow = pillBoundsFor(width, 600, side, [
    { top: -room - 100, bottom: -room, right: width },
  ]);
  const { pill } = narrow;
  const columns = Math.floor(width / pill.width);
  const rows = Math.ceil(19 / columns);
  const start = Array.from({ length: 19 }, (_, index) => ({
    x: (((index % columns) + 0.5) * width) / columns,
    y: (-(Math.floor(index / columns) + 0.5) * room) / rows,
    angle: 0,
  }));
  const world = createPillWorld(narrow, start, 0);
  expect(run(world, 0, 15_000).isMoving).toBe(false);
  for (const { x, y, angle } of world.poses) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeLessThan(x < narrow.turn.x ? 0 : narrow.stop);
    const reach = pill.height / 2 + ((pill.width - pill.height) / 2) * Math.abs(Math.sin(angle));
    expect(y - reach).toBeGreaterThan(-room);
  }
});
