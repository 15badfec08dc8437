import { Body, Composite } from './matter';
import type { PillBounds } from './pill-bounds';
import { wallAt } from './wall-run';
import { makePill, makeWalls } from './world-bodies';
import { endFall, pileOf, removeSolidCopy, wake, type World } from './world-state';

/** Rebuilds walls and floor, and pills if their size changes; moves pills outside back in. */
export const resizeWorld = (world: World, next: PillBounds) => {
  endFall(world);
  removeSolidCopy(world);
  Composite.remove(world.engine.world, [...world.walls.all]);
  if (hasOtherPills(world, next)) rebuildPills(world, next);
  world.bounds = next;
  world.farRight = next.right;
  world.wallRun = wallAt(next.left);
  world.walls = makeWalls(next);
  Composite.add(world.engine.world, [...world.walls.all]);
  moveInside(pileOf(world), next);
  wake(world);
};

/** Whether pills have another size in these bounds. */
export const hasOtherPills = ({ bounds }: World, { pill }: PillBounds) =>
  pill.width !== bounds.pill.width;

const rebuildPills = (world: World, { pill, right }: PillBounds) => {
  Composite.remove(world.engine.world, pileOf(world));
  // Scales positions, so that pills do not all end up at the new wall.
  const scale = right / world.bounds.right;
  world.bodies = world.bodies.map(({ position: { x, y }, angle }) =>
    makePill({ x: x * scale, y, angle }, pill),
  );
  Composite.add(world.engine.world, pileOf(world));
};

const moveInside = (pile: readonly Body[], { left, right, turn, pill }: PillBounds) => {
  for (const body of pile) {
    const x = Math.min(Math.max(body.position.x, left + pill.height), right - pill.height);
    const isUnder = x < turn.x && body.position.y > 0;
    Body.setPosition(body, { x, y: isUnder ? -pill.height : body.position.y });
  }
};
