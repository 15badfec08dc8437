import type { Body, Engine, Pair } from 'matter-js';
import { afterEach, expect, it, vi } from 'vitest';
import { fallWindows } from './fall-windows';
import type { Line, Pose } from './pill-bounds';
import { Matter } from './matter';
import { createPillWorld } from './world';

const frame = 1000 / 60;

/** @returns a generator of numbers from 0 to 1, repeatable by seed. */
const numbersFrom = (seed: number) => {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** @returns the distance from a pill's centre line to the nearest line of the copy, in px. */
const distance = ({ x, y, angle }: Pose, copy: readonly Line[]) =>
  Math.min(
    ...[-61, -40, -20, 0, 20, 40, 61].flatMap((along) =>
      copy.map(({ top, bottom, right }) => {
        const at = { x: x + along * Math.cos(angle), y: y + along * Math.sin(angle) };
        return Math.hypot(Math.max(0, at.x - right), Math.max(top - at.y, 0, at.y - bottom));
      }),
    ),
  );

/** @returns the angle between a pill and the horizontal, in degrees. */
const tilt = ({ angle }: Pose) => (Math.abs(Math.asin(Math.sin(angle))) * 180) / Math.PI;

/** Runs the fall in a window and measures every step. */
const fallIn = ({ bounds, start }: (typeof fallWindows)[number], seed: number) => {
  const create = vi.spyOn(Matter.Engine, 'create');
  const world = createPillWorld(bounds, start, 0, { random: numbersFrom(seed) });
  const engine: Engine = create.mock.results.at(-1)?.value;
  const down = new Set<Body>();
  let [now, touchDown, nearest] = [0, 0, Infinity];
  let isMoving = true;
  while (now < 12_000 && (isMoving || now < 1100)) {
    isMoving = world.advance((now += frame) + 0.01);
    nearest = Math.min(nearest, ...world.poses.map((pose) => distance(pose, bounds.copy)));
    if (engine.gravity.y === 0) continue;
    const meets: Pair[] = engine.pairs.list.filter(({ isActive }: Pair) => isActive);
    for (const { bodyA, bodyB } of meets) {
      for (const [pill, ground] of [
        [bodyA, bodyB],
        [bodyB, bodyA],
      ] as const) {
        // The centres of floor, stop and turn are below the floor's edge; those of walls and copy are above.
        const isGround = ground.isStatic ? ground.position.y > 0 : down.has(ground);
        if (pill.isStatic || down.has(pill) || !isGround) continue;
        down.add(pill);
        touchDown = now;
      }
    }
  }
  return { rest: now - touchDown, isMoving, nearest, poses: world.poses };
};

afterEach(() => vi.restoreAllMocks());

const seeds = [1, 2, 3, 4, 5];

it.each(fallWindows)(
  'crosses no copy at $name, and rests in a pile within 1.5 s of the last touch-down',
  (view) => {
    for (const seed of seeds) {
      const { rest, isMoving, nearest, poses } = fallIn(view, seed);
      expect(isMoving).toBe(false);
      expect(rest).toBeLessThanOrEqual(1500);
      // Half a pill is 23.5 px thick. At full speed it overlaps the line's box by half of that for a step or two; the
      // letters start lower.
      expect(nearest).toBeGreaterThan(11);
      const resting = poses.map((pose) => distance(pose, view.bounds.copy));
      expect(Math.min(...resting)).toBeGreaterThan(22);
      expect(poses.filter((pose) => tilt(pose) > 10).length).toBeGreaterThanOrEqual(4);
    }
  },
);
