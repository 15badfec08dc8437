import type { Body as PillBody } from 'matter-js';
import type { Line, PillBounds } from './pill-bounds';
import { Matter } from './matter';

const { Body } = Matter;

/**
 * Speed per step towards a pill's place, as a share of the distance; air and pile stop it about there. Pills that fall past
 * the copy take longer, and would go too far.
 */
const pace = { below: 0.015, beside: 0.0075 } as const;
/** Gravity adds this to the speed in each step, in px per step. */
const fall = 0.28;
/** A pill falls past the copy at this distance, in px, and takes at least this many steps to move aside. */
const detour = { gap: 8, steps: 12 } as const;
/** Largest random nudge: `up` in px per step, so that pills drop one after another, and `turn` in radians per step. */
const nudge = { up: 4, turn: 0.09 } as const;

/**
 * Starts the fall. Pills move towards an equal share of the floor, past the right end of the lines of the copy that are
 * below them.
 */
export const startFall = (
  bodies: readonly PillBody[],
  { right, copy }: PillBounds,
  random: () => number,
) =>
  bodies
    .toSorted((a, b) => a.position.x - b.position.x)
    .forEach((body, rank) => {
      const { position, bounds } = body;
      const up = nudge.up * random();
      const ahead = copy
        .filter(({ bottom }) => position.y <= bottom)
        .map((line) => ({ ...line, end: line.right + detour.gap + position.x - bounds.min.x }));
      const share = ((rank + 0.5) / bodies.length) * right;
      const place = Math.max(share, ...ahead.map(({ end }) => end));
      const part = ahead.length > 0 ? pace.beside : pace.below;
      let x = body.velocity.x + part * Math.min(0, place - position.x);
      for (const { top, end } of ahead) {
        const aside = end - position.x;
        if (aside < 0 || position.y > top) continue;
        const down = Math.max(0, top - bounds.max.y);
        const steps = (up + Math.sqrt(up * up + 2 * fall * down)) / fall;
        x = Math.max(x, aside / Math.max(steps, detour.steps));
      }
      Body.setVelocity(body, { x, y: body.velocity.y - up });
      Body.setAngularVelocity(body, nudge.turn * (2 * random() - 1));
    });

/** Velocity in px per step, and `turn` in radians per step. */
const toss = { x: 2, y: -6, turn: 0.12 } as const;

/** Tosses the pills up: in zoomed windows they float too low to fall. */
export const tossUp = (bodies: readonly PillBody[]) =>
  bodies.forEach((body, index) => {
    const rank = (index * 7) % bodies.length;
    const y = toss.y * (1 + rank / (2 * bodies.length));
    Body.setVelocity(body, { x: toss.x * ((rank % 5) - 2), y });
    Body.setAngularVelocity(body, toss.turn * ((rank % 3) - 1));
  });

/** A pill stands on end if the cosine of its angle is below `upright`; `turn` in radians per step tips it over. */
const tip = { upright: 0.3, turn: 0.003 } as const;

/** Tips over pills that stand on end, to the side they lean to: they would fall asleep balanced. */
export const topple = (carried: Iterable<PillBody>) => {
  for (const body of carried) {
    if (body.isStatic || Math.abs(Math.cos(body.angle)) > tip.upright) continue;
    const side = -Math.sign(Math.sin(2 * body.angle));
    Body.setAngularVelocity(body, body.angularVelocity + side * tip.turn);
  }
};

/** Pills that land on the copy speed up to the right by this much in each step, in px per step. */
const slip = 0.5;

/** Slides pills off the copy, to the right. */
export const slideOffCopy = (bodies: readonly PillBody[], lines: readonly Line[]) =>
  bodies.forEach((body) => {
    const { min, max } = body.bounds;
    const isOn = lines.some(
      ({ top, right }) => min.x < right && max.y > top - 2 && body.position.y < top,
    );
    if (isOn) Body.setVelocity(body, { x: body.velocity.x + slip, y: body.velocity.y });
  });

/** Bodies in contact overlap by up to this much, in px. */
const slack = 2;

/** @returns the pills that cover the copy or lie above it. */
export const overCopy = (bodies: readonly PillBody[], { copy }: PillBounds): PillBody[] =>
  bodies.filter(({ bounds: { min } }) =>
    copy.some(({ bottom, right }) => min.y < bottom - slack && min.x < right - slack),
  );

/** Added to the speed of pills over the copy in each step: `x` to the middle, `y` down, in px per step. */
const press = { x: 0.2, y: 0.8 } as const;

/** Presses pills off the copy into the pile: down, and away from the nearer wall. */
export const pressOff = (
  over: readonly PillBody[],
  { left, right }: PillBounds,
  strength: number,
) =>
  over.forEach((body) => {
    const toMiddle = body.position.x > (left + right) / 2 ? -1 : 1;
    Body.setVelocity(body, {
      x: body.velocity.x + toMiddle * press.x * strength,
      y: body.velocity.y + press.y * strength,
    });
  });
