import type { Body as PillBody, Engine, Pair } from 'matter-js';
import type { Line, PillBounds } from './pill-bounds';
import { Matter } from './matter';

const { Body } = Matter;

/** Of the way to its place each pill gets this share as its speed a step; air and pile stop it about there. */
const pace = 0.015;
/** Gravity adds this to a speed, in px a step, with each step. */
const fall = 0.28;
/** What falls past the copy keeps this far from it, in px, and has this many steps at least to go aside. */
const detour = { gap: 8, steps: 12 } as const;
/** Each pill is nudged up by up to this much, in px a step, so that they drop at moments of their own, and turned. */
const nudge = { up: 4, turn: 0.09 } as const;

/**
 * Lets the pills fall. They float at the right and lie all along the floor: what floats below the copy leaves for its
 * share of the floor, and what floats over a line of the copy leaves for the free side of it.
 */
export const letGo = (
  bodies: readonly PillBody[],
  { right, copy }: PillBounds,
  random: () => number,
) =>
  bodies
    .toSorted((a, b) => a.position.x - b.position.x)
    .forEach((body, rank) => {
      const up = nudge.up * random();
      let { x } = body.velocity;
      if (copy.every(({ bottom }) => body.position.y > bottom)) {
        const share = ((rank + 0.5) / bodies.length) * right;
        x += pace * Math.min(0, share - body.position.x);
      }
      for (const line of copy) {
        const aside = line.right + detour.gap - body.bounds.min.x;
        if (aside < 0 || body.position.y > line.top) continue;
        const down = Math.max(0, line.top - body.bounds.max.y);
        const steps = (up + Math.sqrt(up * up + 2 * fall * down)) / fall;
        x = Math.max(x, aside / Math.max(steps, detour.steps));
      }
      Body.setVelocity(body, { x, y: body.velocity.y - up });
      Body.setAngularVelocity(body, nudge.turn * (2 * random() - 1));
    });

/** In px a step, and radians a step. */
const toss = { x: 2, y: -6, turn: 0.12 } as const;

/** In a zoomed window the pills float low: tossed up, each its own way, they have a fall. */
export const tossUp = (bodies: readonly PillBody[]) =>
  bodies.forEach((body, index) => {
    const rank = (index * 7) % bodies.length;
    const y = toss.y * (1 + rank / (2 * bodies.length));
    Body.setVelocity(body, { x: toss.x * ((rank % 5) - 2), y });
    Body.setAngularVelocity(body, toss.turn * ((rank % 3) - 1));
  });

/**
 * @param engine whose contacts count
 * @param walls floor, stop and turn come first
 * @returns the bodies that lie on floor, stop or turn, or on others that do
 */
export const carriedBy = ({ pairs }: Engine, walls: readonly PillBody[]): Set<PillBody> => {
  const carried = new Set(walls.slice(0, 3));
  const touching: Pair[] = pairs.list.filter(({ isActive }: Pair) => isActive);
  for (let before = 0; before < carried.size;) {
    before = carried.size;
    for (const { bodyA, bodyB } of touching) {
      if (!bodyB.isStatic && carried.has(bodyA)) carried.add(bodyB);
      if (!bodyA.isStatic && carried.has(bodyB)) carried.add(bodyA);
    }
  }
  return carried;
};

/** A pill whose angle has a cosine under `upright` stands on its head; it tips over by so many radians a step more. */
const tip = { upright: 0.3, turn: 0.003 } as const;

/** Tips over what stands on its head, to the side that it leans to: it would freeze there, balanced. */
export const topple = (lying: Iterable<PillBody>) => {
  for (const body of lying) {
    if (body.isStatic || Math.abs(Math.cos(body.angle)) > tip.upright) continue;
    const side = -Math.sign(Math.sin(2 * body.angle));
    Body.setAngularVelocity(body, body.angularVelocity + side * tip.turn);
  }
};

/** What lands on a line of the copy slips off it: so much faster to its free side each step, in px a step. */
const slip = 0.5;

/** Sheds what lies on a line of the copy. */
export const shed = (bodies: readonly PillBody[], lines: readonly Line[]) =>
  bodies.forEach((body) => {
    const { min, max } = body.bounds;
    const isOn = lines.some(
      ({ top, right }) => min.x < right && max.y > top - 2 && body.position.y < top,
    );
    if (isOn) Body.setVelocity(body, { x: body.velocity.x + slip, y: body.velocity.y });
  });

/** The pile's contacts give way by this much, in px. */
const slack = 2;

/** @returns what lies over a line of the copy, or above one. */
export const overCopy = (bodies: readonly PillBody[], { copy }: PillBounds): PillBody[] =>
  bodies.filter(({ bounds: { min } }) =>
    copy.some(({ bottom, right }) => min.y < bottom - slack && min.x < right - slack),
  );

/** What lies over the copy is so much faster with each step: towards the middle of the floor, and down; in px a step. */
const press = { x: 0.2, y: 0.8 } as const;

/** Presses bodies off the copy into the pile: down, and away from the nearer wall. */
export const pressOff = (over: readonly PillBody[], { right }: PillBounds, strength: number) =>
  over.forEach((body) => {
    const toMiddle = body.position.x > right / 2 ? -1 : 1;
    Body.setVelocity(body, {
      x: body.velocity.x + toMiddle * press.x * strength,
      y: body.velocity.y + press.y * strength,
    });
  });
