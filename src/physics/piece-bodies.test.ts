import type { Engine, Pair } from 'matter-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '@/lib/alphabet/name';
import { Matter } from './matter';
import { closedBounds, eggBody, pieceBody, setGhost } from './piece-bodies';
import { createPillWorld } from './world';

afterEach(() => vi.restoreAllMocks());

const pieces = layOut('404').pieces.filter(({ kind }) => kind !== 'dot');

const ring = (quarters: number, r: number) =>
  (quarters * Math.PI * ((r + 0.02) ** 2 - (r - 1.02) ** 2)) / 4;

it('are as large as the drawn pieces and 2 px of the ground around them', () => {
  const leg = 1.04;
  const areas = [
    (1.28 - 0.5 + 0.02) * leg + (Math.PI * 0.52 ** 2) / 2,
    ring(1, 1.5) + (0.78 + 0.04) * leg,
    (4 - 0.5 + 0.02) * leg + (Math.PI * 0.52 ** 2) / 2,
    ring(2, 1.75) + 2 * 0.16 * leg,
  ];
  areas.forEach((area, index) => {
    const piece = pieces[index];
    const drawn = piece && pieceBody(piece, 100).body.area / 10_000;
    expect(drawn && Math.abs(drawn / area - 1)).toBeLessThan(0.02);
  });
});

const frame = 1000 / 60;

/** The eight pieces, one above the other, and the egg; with bodies of the engine. */
const open = (unit: number) => {
  const create = vi.spyOn(Matter.Engine, 'create');
  const width = 14 * unit;
  const made = pieces.map((piece) => pieceBody(piece, unit).body);
  const bodies = [...made, eggBody(1.3 * unit, 1.64 * unit, made[0]?.mass ?? 1)];
  const bounds = closedBounds(unit, { width, top: -6 * unit, left: 0 });
  const start = bodies.map((_, index) => ({
    x: (index + 1) * 1.4 * unit,
    y: -3 * unit,
    angle: index,
  }));
  const world = createPillWorld(bounds, start, 0, { hasFallen: true, others: bodies });
  const engine: Engine = create.mock.results[0]?.value;
  return { world, bodies, bounds, engine };
};

describe.each([94, 49.5])('bodies of a line %d px thick', (unit) => {
  it('rest inside walls, floor and ceiling, and none lies in another', () => {
    const { world, bodies, bounds, engine } = open(unit);
    world.settle();
    expect(world.advance(frame)).toBe(false);
    for (const { bounds: box } of bodies) {
      expect(box.min.x).toBeGreaterThan(-2);
      expect(box.max.x).toBeLessThan(bounds.width + 2);
      expect(box.max.y).toBeLessThan(2);
    }
    const depths = engine.pairs.list.flatMap(({ isActive, collision }: Pair) =>
      isActive ? [collision.depth] : [],
    );
    expect(Math.max(...depths)).toBeLessThan(2);
  });

  it('are thrown no higher than the ceiling', () => {
    const { world, bodies, bounds } = open(unit);
    bodies.forEach((_, index) => world.take(index));
    world.give(8, { x: bounds.width / 2, y: -2 * unit, angle: 0 }, 0, { x: 0, y: -30 });
    let highest = 0;
    for (let now = 0; now < 500; now += frame) {
      world.advance(now);
      highest = Math.min(highest, bodies[8]?.bounds.min.y ?? 0);
    }
    expect(highest).toBeLessThan(bounds.top + unit);
    // It is thrown by 30 px a step.
    expect(highest).toBeGreaterThan(bounds.top - 30);
  });
});

it('lets the egg through the floor while it is a ghost', () => {
  const { world, bodies } = open(60);
  const [egg] = bodies.slice(8);
  let now = 0;
  const fall = (ms: number) => {
    for (const until = now + ms; now < until; now += frame) world.advance(now);
    return world.poses[8]?.y ?? 0;
  };
  expect(fall(1500)).toBeLessThan(0);
  if (egg) setGhost(egg, true);
  bodies.forEach((_, index) => world.take(index));
  world.give(8, { x: 300, y: -100, angle: 0 }, 0);
  expect(fall(600)).toBeGreaterThan(0);
});
