import type { Body as PillBody } from 'matter-js';
import { Matter } from './matter';
import type { PillBounds } from './pill-bounds';

const { Body, Sleeping } = Matter;

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

const fromLeft = (bodies: readonly PillBody[]) =>
  bodies.toSorted((a, b) => a.position.x - b.position.x);

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
export const startWaves = (
  bodies: readonly PillBody[],
  bounds: PillBounds,
  random: () => number,
) => {
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
