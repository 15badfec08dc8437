import type { Engine, Pair } from 'matter-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Matter } from '@/physics/matter';
import { column, frame, open, poseOf, run, views } from './numeral-views';

afterEach(() => vi.restoreAllMocks());

describe.each(views)('at $name', (view) => {
  it('stays whole for 600 ms, then falls and rests within 2.5 s', () => {
    const world = open(view, 600);
    run(world, 0, 590);
    expect(world.isWhole).toBe(true);
    expect(world.poses).toEqual(view.targetPoses.map((target) => expect.objectContaining(target)));
    const rest = run(world, 590, 10_000);
    expect(world.isWhole).toBe(false);
    expect(rest - 600).toBeLessThanOrEqual(2500);
    expect(world.advance(rest + frame)).toBe(false);
  });

  it('lies inside walls, floor and ceiling, and no two pieces overlap', () => {
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

  it('lays both stems down: no piece stays where it was', () => {
    const world = open(view);
    run(world, 0, 10_000);
    for (const stem of [2, 7])
      expect(Math.abs(Math.sin(poseOf(world, stem).angle))).toBeGreaterThan(0.5);
  });
});

it('settles at once under reduced motion', () => {
  const world = open(views[3] ?? column, 600);
  world.settle();
  expect(world.advance(1)).toBe(false);
  expect(world.poses[2]?.y).toBeGreaterThan(500);
});

it('ignores a removed piece', () => {
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
