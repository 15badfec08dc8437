import { describe, expect, it } from 'vitest';
import { topSpeed } from '@/physics/numeral-hand';
import { column, frame, open, poseOf, run, wide } from './numeral-views';
import { eggIndex } from './numeral-measures';

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

  it('pushes pieces in its way', () => {
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
