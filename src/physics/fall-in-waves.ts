import type { Point } from '@/lib/point';
import { fromLeft, type Pill } from './fall';
import type { PillBounds } from './pill-bounds';

/*
 * In low windows pills fall in three waves, the lowest first, and slide to places in three layers
 * under the foot of the copy (docs/rules.md#hero-pills). The first wave lies along the floor, the
 * second on its left part. On a long floor the last one lies beside them, in two layers; on a short
 * one it is the third layer. Times are steps, 60 in a second.
 */

/** How many pills each wave has. */
const [firstSize, secondSize, lastSize] = [7, 6, 6] as const;
/** From wave to wave, from pill to pill of the last wave, and from its last pill to the end. */
const delays = { wave: 14, pill: 16, end: 46 } as const;
/** Pills of the first two waves start at random within this time. */
const startSpread = 6;
/** Width of a place in a layer, in px. */
const placeWidth = 176;
/** A floor is long if more than this many places fit on it before the line's turn. */
const longFloor = 9;
/**
 * A pill slides to its place at `pace`, a share of the distance per step, but at most at `top`, in
 * px per step; in a step it gains a share of the speed that it lacks.
 */
const slide = { pace: 0.14, top: 24, gain: 0.5 } as const;
/** From the foot of the copy to the middle of a pill that fits under it, in px. */
const underFoot = 26;

/** Pills that fall in waves. */
export interface Waves<P> {
  /** When each begins to fall, in steps, and the middle of the place where it slides to, in px. */
  pills: readonly { pill: P; startsAt: number; x: number }[];
  /** Below this, in px from the floor, a pill slides to its place. */
  slidesFrom: number;
  /** The step in which all are in their places. */
  end: number;
}

/** @param random returns a number from 0 to 1 */
export const planWaves = <P extends Pill>(
  pills: readonly P[],
  { copy, right, turn }: PillBounds,
  random: () => number,
): Waves<P> => {
  const lowestFirst = pills.toSorted((a, b) => b.position.y - a.position.y);
  const first = fromLeft(lowestFirst.slice(0, firstSize));
  const second = fromLeft(lowestFirst.slice(firstSize, firstSize + secondSize));
  const last = lowestFirst.slice(firstSize + secondSize);

  const alongFloor = sideBySide(first, 0, Math.min(right / firstSize, placeWidth));
  const onLeftPart = sideBySide(second, 0);
  const soon = () => Math.floor(startSpread * random());
  const planned = [
    ...alongFloor.map((placed) => ({ ...placed, startsAt: soon() })),
    ...onLeftPart.map((placed) => ({ ...placed, startsAt: delays.wave + soon() })),
    ...placeLastWave(last, turn.x).map((placed, index) => ({
      ...placed,
      startsAt: 2 * delays.wave + delays.pill * index,
    })),
  ];
  return {
    pills: planned,
    slidesFrom: Math.max(...copy.map(({ bottom }) => bottom)) + underFoot,
    end: Math.max(...planned.map(({ startsAt }) => startsAt)) + delays.end,
  };
};

/** Places pills next to each other from `left` on, in px. */
const sideBySide = <P>(pills: readonly P[], left: number, width = placeWidth) =>
  pills.map((pill, place) => ({ pill, x: left + width * (place + 0.5) }));

/** Places the last wave before the line's turn. @returns its pills in the order of their fall */
const placeLastWave = <P extends Pill>(lowestFirst: readonly P[], turnX: number) => {
  // As the third layer they lie on others: the lowest falls first, and its place is the leftmost.
  if (turnX <= longFloor * placeWidth)
    return sideBySide(lowestFirst, turnX - lastSize * placeWidth);
  const perLayer = lastSize / 2;
  const left = turnX - perLayer * placeWidth;
  return [
    ...sideBySide(fromLeft(lowestFirst.slice(0, perLayer)), left),
    ...sideBySide(fromLeft(lowestFirst.slice(perLayer)), left),
  ];
};

/** @returns the velocity of a pill that slides to its place at x */
export const slideTo = (x: number, { position, velocity }: Pill): Point => {
  const towards = slide.pace * (x - position.x);
  const speed = Math.max(-slide.top, Math.min(slide.top, towards));
  return { x: velocity.x + slide.gain * (speed - velocity.x), y: velocity.y };
};
