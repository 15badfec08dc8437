import type { Engine, Pair } from 'matter-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FigureBounds } from '@/physics/figure-bodies';
import { topSpeed } from '@/physics/figure-hand';
import { createFigureWorld } from '@/physics/figure-world';
import { Matter } from '@/physics/matter';
import type { Pose } from '@/physics/pill-bounds';
import { figurePushes } from './fall-pushes';
import { eggIndex, homesAt, shapesAt } from './figure-measures';
import { eggLeastScale, eggTilt } from './pieces';

const frame = 1000 / 60;

interface View {
  name: string;
  scale: number;
  eggScale: number;
  bounds: FigureBounds;
  homes: readonly Pose[];
}

/** A window as the style sheet lays it out; y is measured from the upper edge of the section. */
const wide = (width: number, height: number): View => {
  const isLow = height < 760;
  const side = Math.max(width < 1360 ? 64 : width < 1760 ? 80 : 160, (width - 1600) / 2);
  const room = Math.min(960, Math.max(516, height - 84));
  const floor = room - (isLow ? 24 : 50) - 47;
  const scale = Math.min(width < 1360 ? 0.871 : 1, (room - (isLow ? 255 : 329)) / 470);
  const eggScale = Math.max(scale, eggLeastScale);
  const egg = { x: side + 1109 * scale + 26 + 61 * eggScale, y: floor - 61 * eggScale };
  return {
    name: `${width} × ${height}`,
    scale,
    eggScale,
    bounds: { width, ceiling: isLow ? 148 : 196, floor },
    homes: [
      ...homesAt(scale, { x: side, y: floor - 20 - 470 * scale }),
      { ...egg, angle: eggTilt },
    ],
  };
};

/** One column: the egg lies in the mouth of a half ring below the floor. */
const column: View = {
  name: '640 × 400',
  scale: 0.519,
  eggScale: 0.701,
  bounds: {
    width: 640,
    ceiling: 284,
    floor: 568,
    mouth: { floor: 744, right: 588, radius: 54 },
  },
  homes: [
    ...homesAt(0.519, { x: 32, y: 568 - 8 - 470 * 0.519 }),
    { x: 502, y: 744 - 61 * 0.701, angle: eggTilt },
  ],
};

const views = [
  wide(1280, 600),
  wide(1366, 645),
  wide(1280, 720),
  wide(1440, 900),
  wide(1920, 950),
  wide(2560, 1300),
  column,
];

const open = ({ bounds, scale, eggScale, homes }: View, delay = 0) =>
  createFigureWorld(bounds, shapesAt(scale, eggScale), homes, 0, {
    delay,
    pushes: figurePushes(bounds, scale),
  });
type World = ReturnType<typeof open>;

/** Runs a world until it rests or time is up. @returns the time, in ms */
const run = (world: World, from: number, until: number) => {
  let now = from;
  while (now < until && world.advance((now += frame) + 0.01));
  return now;
};
const poseOf = (world: World, index: number) => {
  const pose = world.poses[index];
  if (!pose) throw new Error(`Body ${index} is not there`);
  return pose;
};

afterEach(() => vi.restoreAllMocks());

describe.each(views)('at $name', (view) => {
  it('stands whole for 600 ms, then falls and rests within 2.5 s', () => {
    const world = open(view, 600);
    run(world, 0, 590);
    expect(world.isWhole).toBe(true);
    expect(world.poses).toEqual(view.homes.map((home) => expect.objectContaining(home)));
    const rest = run(world, 590, 10_000);
    expect(world.isWhole).toBe(false);
    expect(rest - 600).toBeLessThanOrEqual(2500);
    expect(world.advance(rest + frame)).toBe(false);
  });

  it('lies inside walls, floor and ceiling, and no two pieces lie in each other', () => {
    const create = vi.spyOn(Matter.Engine, 'create');
    const world = open(view);
    run(world, 0, 10_000);
    const engine: Engine = create.mock.results[0]?.value;
    const bodies = Matter.Composite.allBodies(engine.world).filter(({ isStatic }) => !isStatic);
    expect(bodies).toHaveLength(9);
    const { width, ceiling, floor, mouth } = view.bounds;
    for (const { bounds } of bodies) {
      expect(bounds.min.x).toBeGreaterThan(-2);
      expect(bounds.max.x).toBeLessThan(width + 2);
      expect(bounds.min.y).toBeGreaterThan(ceiling - 2);
      expect(bounds.max.y).toBeLessThan((mouth?.floor ?? floor) + 2);
    }
    const depths = engine.pairs.list.flatMap(({ isActive, collision }: Pair) =>
      isActive ? [collision.depth] : [],
    );
    expect(Math.max(...depths)).toBeLessThan(2);
  });

  it('lays both stems down: no piece stands where it stood', () => {
    const world = open(view);
    run(world, 0, 10_000);
    for (const stem of [2, 7])
      expect(Math.abs(Math.sin(poseOf(world, stem).angle))).toBeGreaterThan(0.5);
  });
});

describe('a held body', () => {
  const view = wide(1440, 900);

  it('follows the hand, stays there, and nothing moves any more', () => {
    const world = open(view);
    let now = run(world, 0, 10_000);
    const from = poseOf(world, eggIndex);
    world.grab(eggIndex, { x: from.x + 10, y: from.y });
    world.hold({ x: 1010, y: 300 });
    now = run(world, now, now + 10_000);
    expect(poseOf(world, eggIndex).x).toBeCloseTo(1000, 0);
    expect(poseOf(world, eggIndex).y).toBeCloseTo(300, 0);
    expect(world.advance(now + frame)).toBe(false);
    world.release();
    run(world, now, now + 10_000);
    expect(poseOf(world, eggIndex).y).toBeGreaterThan(400);
  });

  it('turns to an angle', () => {
    const world = open(view);
    const now = run(world, 0, 10_000);
    world.grab(0, poseOf(world, 0));
    world.hold({ x: 700, y: 280 }, 0);
    run(world, now, now + 10_000);
    expect(poseOf(world, 0).angle).toBeCloseTo(0, 1);
  });

  it('is thrown at 24 px a step at most, and stays inside', () => {
    expect(topSpeed).toBe(24);
    const world = open(view);
    let now = run(world, 0, 10_000);
    world.grab(eggIndex, poseOf(world, eggIndex));
    world.hold({ x: -9000, y: -9000 });
    let before = poseOf(world, eggIndex);
    for (let step = 0; step < 60; step += 1) {
      world.advance((now += frame) + 0.01);
      const after = poseOf(world, eggIndex);
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(topSpeed + 2);
      expect(after.x).toBeGreaterThan(0);
      expect(after.y).toBeGreaterThan(view.bounds.ceiling);
      before = after;
    }
  });

  it('pushes what is in its way', () => {
    const world = open(view);
    const now = run(world, 0, 10_000);
    const [egg, stem] = [poseOf(world, eggIndex), poseOf(world, 7)];
    world.grab(eggIndex, egg);
    world.hold({ x: egg.x - 300, y: egg.y - 10 });
    run(world, now, now + 3000);
    const pushed = poseOf(world, 7);
    expect(Math.hypot(pushed.x - stem.x, pushed.y - stem.y)).toBeGreaterThan(20);
  });
});

it('rolls the egg out of the mouth when it is held, and lets it lie on the floor', () => {
  const world = open(column);
  let now = run(world, 0, 10_000);
  expect(poseOf(world, eggIndex).y).toBeGreaterThan(column.bounds.floor);
  world.grab(eggIndex, poseOf(world, eggIndex));
  world.hold({ x: 320, y: 320 });
  now = run(world, now, now + 5000);
  world.release();
  run(world, now, now + 8000);
  expect(poseOf(world, eggIndex).y).toBeLessThan(column.bounds.floor);
});

it('comes to rest at once when nothing may be seen to move', () => {
  const world = open(views[3] ?? column, 600);
  world.settle();
  expect(world.advance(1)).toBe(false);
  expect(world.poses[2]?.y).toBeGreaterThan(500);
});

it('does not know a piece that was taken out', () => {
  const world = open(column);
  run(world, 0, 10_000);
  world.grab(0, poseOf(world, 0));
  world.remove(0);
  expect(world.poses[0]).toBeUndefined();
  world.hold({ x: 0, y: 0 });
  expect(world.poses.filter(Boolean)).toHaveLength(8);
});

it('frees its bodies on dispose', () => {
  const create = vi.spyOn(Matter.Engine, 'create');
  const world = open(column);
  world.dispose();
  const engine: Engine = create.mock.results[0]?.value;
  expect(Matter.Composite.allBodies(engine.world)).toHaveLength(0);
});
