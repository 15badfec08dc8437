import type { Body, Engine, Pair } from 'matter-js';
import { expect, it, vi } from 'vitest';
import type { Pose } from '@/lib/point';
import * as Matter from '@/physics/matter';
import { type TextRow, pillBoundsFor } from '@/physics/pill-bounds';
import { PillWorld } from '@/physics/world';
import { pillPhysics } from '@/physics/world-bodies';
import floatPositions from './float-positions.json';

const frame = 1000 / 60;

/** @returns a generator of numbers from 0 to 1, repeatable by seed. */
const numbersFrom = (seed: number) => {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** @returns the distance from a pill's centre line to the nearest row of the copy, in px. */
const distance = ({ x, y, angle }: Pose, copy: readonly TextRow[]) =>
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

/**
 * Windows as the style sheet lays them out, in px: height above the floor, side, and the headline's second row and the
 * lead's row, each with its top and bottom from the floor and its right end.
 */
const screens: Readonly<Record<string, readonly [number, number, ...(readonly number[])[]]>> = {
  '1280x600': [469, 64, [-318, -234, 982], [-216, -144, 1019]],
  '1366x645': [514, 80, [-339, -255, 998], [-229, -157, 1035]],
  '1440x690': [559, 80, [-384, -300, 998], [-274, -202, 1035]],
  '1920x600': [469, 160, [-318, -234, 1078], [-216, -144, 1115]],
  '1440x760': [629, 80, [-398, -314, 998], [-288, -189, 935]],
  '1440x900': [769, 80, [-504, -420, 998], [-392, -293, 935]],
  '1920x950': [819, 160, [-554, -470, 1078], [-442, -343, 1015]],
  '2560x1300': [869, 480, [-604, -520, 1398], [-492, -393, 1335]],
};

/** The bounds of a window, and where its pills float (pills.css). */
const fallWindows = Object.entries(screens).map(([name, [height, side, ...rows]]) => {
  const copy = rows.map(([top = 0, bottom = 0, right = 0]) => ({ top, bottom, right }));
  const width = Number(name.split('x')[0]);
  const bounds = pillBoundsFor({ width, height, side, copy });
  const foot = copy.at(-1)?.bottom ?? 0;
  const { isLow, turn } = bounds;
  const wall = isLow ? turn.x + turn.radius : bounds.right;
  const below = isLow ? 31 : height < 709 ? 345 : 565;
  const beside = isLow ? 1046 : 897;
  const start = floatPositions.map((pill): Pose => {
    const low = [pill.low, pill.lowX, pill.lowY] as const;
    const [part, across, down] = isLow ? low : ([pill.at, pill.x, pill.y] as const);
    const left = side + (part === 'below' ? below : beside);
    const [top, end] = part === 'below' ? [foot, 0] : [-height, foot];
    return {
      x: left + across * (wall - 94 - left),
      y: top + 27 + down * (end - top - 54),
      angle: ((pill.tilt / (isLow ? 2 : 1)) * Math.PI) / 180,
    };
  });
  return { name, bounds, start, foot };
});

/** @returns the upper end of a pill */
const topOf = ({ y, angle }: Pose) => y - 23.5 - 61.5 * Math.abs(Math.sin(angle));

/**
 * Runs the fall in a window, from anywhere within the drift.
 * @returns the time from the last touch-down to rest in ms, the least distance to the copy in px, and the pile
 */
const fallIn = ({ bounds, start }: (typeof fallWindows)[number], seed: number) => {
  const create = vi.spyOn(Matter.Engine, 'create');
  const random = numbersFrom(seed);
  const drift = () => 6 * random() - 3;
  const from = start.map(({ x, y, angle }) => ({ x: x + drift(), y: y + drift(), angle }));
  const world = new PillWorld(bounds, from, 0, { random });
  const engine: Engine = create.mock.results.at(-1)?.value;
  /** Pills that have touched the ground, or a pill that has. */
  const down = new Set<Body>();
  let now = 0;
  let touchDown = 0;
  let nearest = Infinity;
  let isMoving = true;
  while (now < 12_000 && (isMoving || now < 1100)) {
    isMoving = world.advance((now += frame) + 0.01);
    nearest = Math.min(nearest, ...world.poses.map((pose) => distance(pose, bounds.copy)));
    if (engine.gravity.y === 0) continue;
    const meets = engine.pairs.list.filter(({ isActive }: Pair) => isActive);
    const touches = meets.flatMap(({ bodyA, bodyB }: Pair) => [
      [bodyA, bodyB] as const,
      [bodyB, bodyA] as const,
    ]);
    for (const [pill, ground] of touches) {
      // The centres of floor, stop and turn are below the floor's edge; those of walls and copy are above.
      const isGround = ground.isStatic ? ground.position.y > 0 : down.has(ground);
      if (pill.isStatic || down.has(pill) || !isGround) continue;
      down.add(pill);
      touchDown = now;
    }
  }
  return { rest: now - touchDown, isMoving, nearest, poses: world.poses };
};

const seeds = [1, 2, 3, 4, 5];

it.each(fallWindows)(
  'crosses no copy at $name, and rests in a pile within 1.5 s of the last touch-down',
  (view) => {
    for (const seed of seeds) {
      const { rest, isMoving, nearest, poses } = fallIn(view, seed);
      expect(isMoving).toBe(false);
      expect(rest).toBeLessThanOrEqual(1500);
      // Nothing of ours puts the pile to sleep before the fixed threshold does.
      expect(rest).toBeGreaterThan((pillPhysics.sleepThreshold - 1) * frame);
      // Half a pill is 23.5 px thick. At full speed it overlaps the line's box by half of that for a step or two; the
      // letters start lower.
      expect(nearest).toBeGreaterThan(11);
      const resting = poses.map((pose) => distance(pose, view.bounds.copy));
      expect(Math.min(...resting)).toBeGreaterThan(22);
      // In low windows the three layers that fit under the foot of the copy leave no room for tilted pills.
      const tilted = poses.filter((pose) => tilt(pose) > 10).length;
      const [found, least] = view.bounds.isLow
        ? [Math.min(...poses.map(topOf)), view.foot - 2]
        : [tilted, 4];
      expect(found).toBeGreaterThanOrEqual(least);
    }
  },
);
