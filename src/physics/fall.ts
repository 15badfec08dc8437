import type { Pair } from 'matter-js';
import { Body, type Engine, Sleeping } from './matter';
import { desktopWidth, type Line, type PillBounds } from './pill-bounds';

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

const fromLeft = (bodies: readonly Body[]) =>
  bodies.toSorted((a, b) => a.position.x - b.position.x);

/**
 * Starts the fall. Pills move towards an equal share of the floor, past the right end of the lines of the copy that are
 * below them.
 */
const startFall = (bodies: readonly Body[], { right, copy }: PillBounds, random: () => number) =>
  fromLeft(bodies).forEach((body, rank) => {
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
const tossUp = (bodies: readonly Body[]) =>
  bodies.forEach((body, index) => {
    const rank = (index * 7) % bodies.length;
    const y = toss.y * (1 + rank / (2 * bodies.length));
    Body.setVelocity(body, { x: toss.x * ((rank % 5) - 2), y });
    Body.setAngularVelocity(body, toss.turn * ((rank % 3) - 1));
  });

/** A pill stands on end if the cosine of its angle is below `upright`; `turn` in radians per step tips it over. */
const tip = { upright: 0.3, turn: 0.003 } as const;

/** Tips over pills that stand on end, to the side they lean to: they would fall asleep balanced. */
export const topple = (carried: Iterable<Body>) => {
  for (const body of carried) {
    if (body.isStatic || Math.abs(Math.cos(body.angle)) > tip.upright) continue;
    const side = -Math.sign(Math.sin(2 * body.angle));
    Body.setAngularVelocity(body, body.angularVelocity + side * tip.turn);
  }
};

/** Pills that land on the copy speed up to the right by this much in each step, in px per step. */
const slip = 0.5;

/** Slides pills off the copy, to the right. */
export const slideOffCopy = (bodies: readonly Body[], lines: readonly Line[]) =>
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
export const overCopy = (bodies: readonly Body[], { copy }: PillBounds): Body[] =>
  bodies.filter(({ bounds: { min } }) =>
    copy.some(({ bottom, right }) => min.y < bottom - slack && min.x < right - slack),
  );

/** Added to the speed of pills over the copy in each step: `x` to the middle, `y` down, in px per step. */
const press = { x: 0.2, y: 0.8 } as const;

/** Presses pills off the copy into the pile: down, and away from the nearer wall. */
export const pressOff = (over: readonly Body[], { left, right }: PillBounds, strength: number) =>
  over.forEach((body) => {
    const toMiddle = body.position.x > (left + right) / 2 ? -1 : 1;
    Body.setVelocity(body, {
      x: body.velocity.x + toMiddle * press.x * strength,
      y: body.velocity.y + press.y * strength,
    });
  });

/** Pills in each wave; steps between the waves, between pills of the last one, and from its last pill to the end. */
const waves = { sizes: [7, 6, 6], apart: 14, each: 16, after: 46 } as const;
/** Pills of the first two waves start at random within so many steps. */
const spread = 6;
/** Width of a place in a layer, in px. */
const placeWidth = 176;
/** Speed towards a place: a share of the distance, at most so many px per step, and the share of a change in a step. */
const slide = { pace: 0.14, most: 24, change: 0.5 } as const;
/** From the foot of the copy to the middle of a pill that fits under it, in px. */
const underFoot = 26;

const row = (count: number, from: number, width: number) =>
  Array.from({ length: count }, (_, place) => from + width * (place + 0.5));

/** @returns the places of each wave, in px */
const placesOf = ({ turn, right }: PillBounds, isLong: boolean) => {
  const [first, second, third] = waves.sizes;
  const half = row(third / 2, turn.x - (third / 2) * placeWidth, placeWidth);
  return [
    row(first, 0, Math.min(right / first, placeWidth)),
    row(second, 0, placeWidth),
    isLong ? [...half, ...half] : row(third, turn.x - third * placeWidth, placeWidth),
  ];
};

/**
 * In low windows pills fall in waves, the lowest first, and slide to places in three layers, which end under the foot of the
 * copy (docs/rules.md#hero-pills).
 * @param random returns a number from 0 to 1
 * @returns moves them on by a step, under a gravity in px per step²; false once all are in their places
 */
const startWaves = (bodies: readonly Body[], bounds: PillBounds, random: () => number) => {
  const foot = Math.max(...bounds.copy.map(({ bottom }) => bottom));
  const lowest = bodies.toSorted((a, b) => b.position.y - a.position.y);
  // The last wave lies beside the others on a long floor, else on top of them: its pills slide there one after another.
  const isLong = bounds.turn.x > 9 * placeWidth;
  const [first, second, third] = waves.sizes;
  const lastWave = lowest.slice(first + second);
  const order = [
    ...fromLeft(lowest.slice(0, first)),
    ...fromLeft(lowest.slice(first, first + second)),
    ...(isLong
      ? [...fromLeft(lastWave.slice(0, third / 2)), ...fromLeft(lastWave.slice(third / 2))]
      : lastWave),
  ];
  const pills = placesOf(bounds, isLong)
    .flatMap((places, wave) =>
      places.map((x, place) => {
        const after = wave === 2 ? waves.each * place : Math.floor(spread * random());
        return { x, at: waves.apart * wave + after };
      }),
    )
    .flatMap((place, index) => {
      const body = order[index];
      return body ? { ...place, body } : [];
    });
  const end = Math.max(...pills.map(({ at }) => at)) + waves.after;
  let steps = 0;
  return (gravity: number): boolean => {
    for (const { body, at, x } of pills) {
      if (steps < at) body.force.y -= body.mass * gravity;
      if (steps === at) Sleeping.set(body, false);
      if (steps < at || body.position.y < foot + underFoot) continue;
      const away = slide.pace * (x - body.position.x);
      const speed = Math.max(-slide.most, Math.min(slide.most, away));
      const by = slide.change * (speed - body.velocity.x);
      Body.setVelocity(body, { x: body.velocity.x + by, y: body.velocity.y });
    }
    steps += 1;
    return steps < end;
  };
};

/**
 * Lets the pills fall, as suits the window.
 * @returns what moves them on in a low window
 */
export const letFall = (bodies: readonly Body[], bounds: PillBounds, random: () => number) => {
  if (bounds.isLow) return startWaves(bodies, bounds, random);
  if (bounds.view < desktopWidth) tossUp(bodies);
  else startFall(bodies, bounds, random);
  return undefined;
};

/** Share of its speed that a body in the air loses per step. */
const air = 0.01;
/** A body without support that is faster than this, in px per step, is falling. A slower one lands before the pile sleeps. */
const freeSpeed = 6;

/**
 * A step is calm while no body falls. Resting bodies lose a share of their speed per step: `from`, plus `more` for
 * each calm step, up to `most`. All sleep after `asleep` calm steps.
 */
type RestSettings = Readonly<Record<'from' | 'more' | 'most' | 'asleep', number>>;

/**
 * @param engine provides the contacts
 * @param ground static bodies that others rest on
 * @returns the bodies that rest on the ground, directly or on each other; includes the ground
 */
export const carriedBy = ({ pairs }: Engine, ground: readonly Body[]): Set<Body> => {
  const carried = new Set(ground);
  // Compound bodies touch with their parts.
  const touching = pairs.list
    .filter(({ isActive }: Pair) => isActive)
    .map(({ bodyA, bodyB }: Pair) => [bodyA.parent, bodyB.parent] as const);
  for (let before = 0; before < carried.size;) {
    before = carried.size;
    for (const [a, b] of touching) {
      if (!b.isStatic && carried.has(a)) carried.add(b);
      if (!a.isStatic && carried.has(b)) carried.add(a);
    }
  }
  return carried;
};

/**
 * Brings bodies to rest. All sleep together: a body asleep on one that still moves would be left hanging in the air.
 * @param carried the bodies that something carries
 * @param calmSteps calm steps so far; negative: steps to pass before the bodies may come to rest
 * @param isBusy whether anything else still moves them
 * @returns calm steps, including this one
 */
export const settleBodies = (
  bodies: readonly Body[],
  carried: ReadonlySet<Body>,
  calmSteps: number,
  isBusy: boolean,
  { from, more, most, asleep }: RestSettings,
): number => {
  const isFalling = bodies.some((body) => body.speed > freeSpeed && !carried.has(body));
  const calm = isBusy || isFalling ? 0 : calmSteps + 1;
  const drag = Math.min(most, from + more * Math.max(0, calm));
  bodies.forEach((body) => {
    body.frictionAir = carried.has(body) ? drag : air;
    if (calm <= 0 ? !body.isSleeping : calm === asleep) Sleeping.set(body, calm > 0);
  });
  return calm;
};
