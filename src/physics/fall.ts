import type { Point } from '@/lib/point';
import { desktopWidth, type TextRow, type PillBounds } from './pill-bounds';

/*
 * How pills fall, and how they are kept off the copy. What goes in: where they are and how fast, in px and px per step.
 * What comes out: how fast they are next. `world.ts` tells the engine; `rest.ts` says when they come to rest.
 */

/** What is known of a pill; a body of the engine is one. */
export interface Pill {
  position: Point;
  velocity: Point;
  bounds: { min: Point; max: Point };
}

/** A pill’s new velocity, and its spin in radians per step. */
interface Push<P> {
  pill: P;
  velocity: Point;
  spin: number;
}

/** @returns how the pills of a window fall */
export const wayToFall = ({ isLow, view }: PillBounds): 'waves' | 'tossed' | 'beside' => {
  if (isLow) return 'waves';
  return view < desktopWidth ? 'tossed' : 'beside';
};

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

const fromLeft = <P extends Pill>(pills: readonly P[]) =>
  pills.toSorted((a, b) => a.position.x - b.position.x);

/**
 * @param end how far right a pill has to be to fall past a row of the copy, in px
 * @param up its speed upwards, in px per step
 * @returns the speed to the right that takes a pill there before it is as low as the row
 */
const speedPast = ({ position, bounds }: Pill, top: number, end: number, up: number) => {
  const aside = end - position.x;
  if (aside < 0 || position.y > top) return -Infinity;
  const down = Math.max(0, top - bounds.max.y);
  const steps = (up + Math.sqrt(up * up + 2 * fall * down)) / fall;
  return aside / Math.max(steps, detour.steps);
};

/**
 * Starts the fall: pills move towards an equal share of the floor, past the right end of the rows of the copy that are
 * below them.
 * @param random returns a number from 0 to 1
 */
export const fallBesideCopy = <P extends Pill>(
  pills: readonly P[],
  { right, copy }: PillBounds,
  random: () => number,
): Push<P>[] =>
  fromLeft(pills).map((pill, rank) => {
    const { position, velocity, bounds } = pill;
    const up = nudge.up * random();
    const ahead = copy
      .filter(({ bottom }) => position.y <= bottom)
      .map((row) => ({ ...row, end: row.right + detour.gap + position.x - bounds.min.x }));
    const share = ((rank + 0.5) / pills.length) * right;
    const place = Math.max(share, ...ahead.map(({ end }) => end));
    const part = ahead.length > 0 ? pace.beside : pace.below;
    const towards = velocity.x + part * Math.min(0, place - position.x);
    const x = Math.max(towards, ...ahead.map(({ top, end }) => speedPast(pill, top, end, up)));
    return {
      pill,
      velocity: { x, y: velocity.y - up },
      spin: nudge.turn * (2 * random() - 1),
    };
  });

/** Velocity in px per step, and `turn` in radians per step. */
const toss = { x: 2, y: -6, turn: 0.12 } as const;

/** Tosses the pills up: in zoomed windows they float too low to fall. */
export const tossUp = <P extends Pill>(pills: readonly P[]): Push<P>[] =>
  pills.map((pill, index) => {
    const rank = (index * 7) % pills.length;
    return {
      pill,
      velocity: { x: toss.x * ((rank % 5) - 2), y: toss.y * (1 + rank / (2 * pills.length)) },
      spin: toss.turn * ((rank % 3) - 1),
    };
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

/** A pill in a wave: when it begins to fall, in steps, and where it slides to. */
interface WavePill<P> {
  pill: P;
  at: number;
  x: number;
}

/** Pills that fall in waves. */
export interface Waves<P> {
  pills: readonly WavePill<P>[];
  /** Below this, in px from the floor, a pill slides to its place. */
  slidesFrom: number;
  /** Steps after which all are in their places. */
  end: number;
}

const placesInRow = (count: number, from: number, width: number) =>
  Array.from({ length: count }, (_, place) => from + width * (place + 0.5));

/** On a long floor the last wave lies beside the others, else on top of them: its pills slide there one after another. */
const isLong = ({ turn }: PillBounds) => turn.x > 9 * placeWidth;

/** @returns the places of each wave, in px */
const wavePlaces = (bounds: PillBounds) => {
  const { turn, right } = bounds;
  const [first, second, third] = waves.sizes;
  const half = placesInRow(third / 2, turn.x - (third / 2) * placeWidth, placeWidth);
  return [
    placesInRow(first, 0, Math.min(right / first, placeWidth)),
    placesInRow(second, 0, placeWidth),
    isLong(bounds)
      ? [...half, ...half]
      : placesInRow(third, turn.x - third * placeWidth, placeWidth),
  ];
};

/** @returns the pills in the order of the places: the lowest first, each layer from left to right */
const waveOrder = <P extends Pill>(pills: readonly P[], bounds: PillBounds) => {
  const lowest = pills.toSorted((a, b) => b.position.y - a.position.y);
  const [first, second, third] = waves.sizes;
  const last = lowest.slice(first + second);
  return [
    ...fromLeft(lowest.slice(0, first)),
    ...fromLeft(lowest.slice(first, first + second)),
    ...(isLong(bounds)
      ? [...fromLeft(last.slice(0, third / 2)), ...fromLeft(last.slice(third / 2))]
      : last),
  ];
};

/**
 * In low windows pills fall in waves, the lowest first, and slide to places in three layers, which end under the foot of the
 * copy (docs/rules.md#hero-pills).
 * @param random returns a number from 0 to 1
 */
export const planWaves = <P extends Pill>(
  pills: readonly P[],
  bounds: PillBounds,
  random: () => number,
): Waves<P> => {
  const order = waveOrder(pills, bounds);
  const planned = wavePlaces(bounds)
    .flatMap((places, wave) =>
      places.map((x, place) => {
        const after = wave === 2 ? waves.each * place : Math.floor(spread * random());
        return { x, at: waves.apart * wave + after };
      }),
    )
    .flatMap((place, index) => {
      const pill = order[index];
      return pill ? { ...place, pill } : [];
    });
  return {
    pills: planned,
    slidesFrom: Math.max(...bounds.copy.map(({ bottom }) => bottom)) + underFoot,
    end: Math.max(...planned.map(({ at }) => at)) + waves.after,
  };
};

/** @returns the velocity of a pill that slides to its place */
export const slideTo = (x: number, { position, velocity }: Pill): Point => {
  const away = slide.pace * (x - position.x);
  const speed = Math.max(-slide.most, Math.min(slide.most, away));
  return { x: velocity.x + slide.change * (speed - velocity.x), y: velocity.y };
};

/** A pill stands on end if the cosine of its angle is below `upright`; `turn` in radians per step tips it over. */
const tip = { upright: 0.3, turn: 0.003 } as const;

/** @returns the spin that tips over a pill that stands on end, to the side it leans to: it would fall asleep balanced */
export const tipOver = (angle: number): number =>
  Math.abs(Math.cos(angle)) > tip.upright ? 0 : -Math.sign(Math.sin(2 * angle)) * tip.turn;

/** Pills that land on the copy speed up to the right by this much in each step, in px per step. */
export const slip = 0.5;

/** @returns whether a pill lies on a row of the copy */
export const isOnCopy = ({ position, bounds: { min, max } }: Pill, rows: readonly TextRow[]) =>
  rows.some(({ top, right }) => min.x < right && max.y > top - 2 && position.y < top);

/** Bodies in contact overlap by up to this much, in px. */
const slack = 2;

/** @returns whether a pill covers the copy or lies above it */
export const isOverCopy = ({ bounds: { min } }: Pill, { copy }: PillBounds) =>
  copy.some(({ bottom, right }) => min.y < bottom - slack && min.x < right - slack);

/** Added to the speed of pills over the copy in each step: `x` to the middle, `y` down, in px per step. */
const press = { x: 0.2, y: 0.8 } as const;

/**
 * Presses a pill off the copy into the pile: down, and away from the nearer wall.
 * @param strength grows with each attempt
 * @returns its new velocity
 */
export const pressOff = (
  { position, velocity }: Pill,
  { left, right }: PillBounds,
  strength: number,
): Point => ({
  x: velocity.x + (position.x > (left + right) / 2 ? -1 : 1) * press.x * strength,
  y: velocity.y + press.y * strength,
});
