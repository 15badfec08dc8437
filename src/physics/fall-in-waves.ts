import type { Point } from '@/lib/point';
import { fromLeft, type Pill } from './fall';
import type { PillBounds } from './pill-bounds';

/*
 * In low windows pills fall in three waves, the lowest first, and slide to places in three layers,
 * under the foot of the copy (docs/rules.md#hero-pills). Times are steps, 60 in a second.
 */

/** How many pills each wave has. */
const [firstSize, secondSize, lastSize] = [7, 6, 6] as const;
/** Steps between two waves, between two pills of the last one, and from its last pill to the end. */
const delays = { wave: 14, pill: 16, end: 46 } as const;
/** Pills of the first two waves start at random within so many steps. */
const spread = 6;
/** Width of a place in a layer, in px. */
const placeWidth = 176;
/**
 * Speed towards a place: a share of the distance, at most so many px per step, and the share of a
 * change in a step.
 */
const slide = { pace: 0.14, most: 24, change: 0.5 } as const;
/** From the foot of the copy to the middle of a pill that fits under it, in px. */
const underFoot = 26;

/** A pill in a wave: when it begins to fall, in steps, and where it slides to, in px. */
interface WavePill<P> {
  pill: P;
  startsAt: number;
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

/** @param random returns a number from 0 to 1 */
export const planWaves = <P extends Pill>(
  pills: readonly P[],
  bounds: PillBounds,
  random: () => number,
): Waves<P> => {
  const order = inOrderOfPlaces(pills, bounds);
  const planned: WavePill<P>[] = [];
  for (const [wave, places] of wavePlaces(bounds).entries())
    for (const [place, x] of places.entries()) {
      const isLast = wave === 2;
      const delay = isLast ? delays.pill * place : Math.floor(spread * random());
      const pill = order[planned.length];
      if (pill) planned.push({ pill, x, startsAt: delays.wave * wave + delay });
    }
  return {
    pills: planned,
    slidesFrom: Math.max(...bounds.copy.map(({ bottom }) => bottom)) + underFoot,
    end: Math.max(...planned.map(({ startsAt }) => startsAt)) + delays.end,
  };
};

/** @returns the velocity of a pill that slides to its place at x */
export const slideTo = (x: number, { position, velocity }: Pill): Point => {
  const towards = slide.pace * (x - position.x);
  const speed = Math.max(-slide.most, Math.min(slide.most, towards));
  return { x: velocity.x + slide.change * (speed - velocity.x), y: velocity.y };
};

/** @returns the x of the places of each wave, in px */
const wavePlaces = (bounds: PillBounds) => {
  const { turn, right } = bounds;
  const half = placesInRow(lastSize / 2, turn.x - (lastSize / 2) * placeWidth, placeWidth);
  const lastPlaces = placesInRow(lastSize, turn.x - lastSize * placeWidth, placeWidth);
  return [
    placesInRow(firstSize, 0, Math.min(right / firstSize, placeWidth)),
    placesInRow(secondSize, 0, placeWidth),
    hasLongFloor(bounds) ? [...half, ...half] : lastPlaces,
  ];
};

const placesInRow = (count: number, from: number, width: number) =>
  Array.from({ length: count }, (_, place) => from + width * (place + 0.5));

/** On a long floor the last wave lies beside the others in two layers; on a short one, on top. */
const hasLongFloor = ({ turn }: PillBounds) => turn.x > 9 * placeWidth;

/** @returns the pills in the order of the places: lowest layer first, each from left to right */
const inOrderOfPlaces = <P extends Pill>(pills: readonly P[], bounds: PillBounds) => {
  const lowest = pills.toSorted((a, b) => b.position.y - a.position.y);
  const firstTwo = firstSize + secondSize;
  const last = lowest.slice(firstTwo);
  const half = lastSize / 2;
  return [
    ...fromLeft(lowest.slice(0, firstSize)),
    ...fromLeft(lowest.slice(firstSize, firstTwo)),
    ...(hasLongFloor(bounds)
      ? [...fromLeft(last.slice(0, half)), ...fromLeft(last.slice(half))]
      : last),
  ];
};
