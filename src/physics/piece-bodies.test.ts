import type { Pair } from 'matter-js';
import { expect, it, vi } from 'vitest';
import { layOut } from '@/lib/alphabet/name';
import { Engine } from './matter';
import { eggBody, pieceBody, setGhost } from './piece-bodies';
import { closedBounds } from './pill-bounds';
import { PillWorld } from './world';

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

/** The eight pieces, one above the other, and the egg, of a line so many px thick. */
const open = (unit: number) => {
  const create = vi.spyOn(Engine, 'create');
  const made = pieces.map((piece) => pieceBody(piece, unit).body);
  const bodies = [...made, eggBody(1.3 * unit, 1.64 * unit, made[0]?.mass ?? 1)];
  const bounds = closedBounds(unit, { width: 14 * unit, top: -6 * unit, left: 0 });
  const start = bodies.map((_, index) => ({
    x: (index + 1) * 1.4 * unit,
    y: -3 * unit,
    angle: index,
  }));
  const world = new PillWorld(bounds, start, 0, { hasFallen: true, bodies });
  const engine: Engine = create.mock.results[0]?.value;
  return { world, bodies, bounds, engine };
};

it.each([94, 49.5])('rest on a line %d px thick inside its walls, none in another', (unit) => {
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

it('stay below the ceiling, and let the egg through the floor while it is a ghost', () => {
  const { world, bodies, bounds } = open(60);
  const [egg] = bodies.slice(8);
  let now = 0;
  let highest = 0;
  const pass = (ms: number) => {
    for (const until = now + ms; now < until; now += frame) {
      world.advance(now);
      highest = Math.min(highest, egg?.bounds.min.y ?? 0);
    }
    return world.poses[8]?.y ?? 0;
  };
  bodies.forEach((_, index) => world.take(index));
  world.give(8, { x: 300, y: -100, angle: 0 }, 0, { x: 0, y: -30 });
  expect(pass(1500)).toBeLessThan(0);
  // It is thrown by 30 px a step.
  expect(highest).toBeGreaterThan(bounds.top - 30);
  if (egg) setGhost(egg, true);
  world.take(8);
  world.give(8, { x: 300, y: -100, angle: 0 }, 0);
  expect(pass(600)).toBeGreaterThan(0);
});
