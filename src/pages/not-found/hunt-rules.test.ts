import { expect, it } from 'vitest';
import {
  allPieces,
  endHunt,
  startFall,
  type HuntPlan,
  isWhole,
  dropDue,
  looseIn,
  placeFor,
  fillPlace,
  armAway,
  pushedHome,
  beginPlay,
  wholePlan,
} from './hunt-rules';
import { eggIndex } from './numeral';

const fallen = dropDue(startFall(wholePlan, 0, false), Infinity).plan;
/** A piece that is so many px from each place. */
const at = (piece: number, distance: (place: number) => number) => ({
  piece,
  distances: allPieces.map(distance),
});

it('the pieces fall from left to right, 80 ms apart, and the egg last', () => {
  let plan = startFall(wholePlan, 600, false);
  const order: string[] = [];
  for (let now = 0; plan.falling.length > 0; now += 20) {
    const next = dropDue(plan, now);
    order.push(...next.fallen.map((body) => `${body} at ${now}`));
    ({ plan } = next);
  }
  expect(order.join(', ')).toBe(
    '0 at 600, 1 at 680, 2 at 760, 3 at 840, 4 at 920, 5 at 1000, 6 at 1080, 7 at 1160, 8 at 1240',
  );
  expect(plan.phase).toBe('loose');
  expect(looseIn(plan)).toEqual(allPieces);
});

it('without motion all fall at once, and a fall that has begun does not begin anew', () => {
  const plan = startFall(wholePlan, 600, false);
  expect(dropDue(plan, Infinity).fallen).toEqual([...allPieces, eggIndex]);
  expect(startFall(plan, 9000, false)).toBe(plan);
  expect(dropDue(plan, 599)).toEqual({ plan, fallen: [] });
});

it('a piece goes to the nearest empty place that it fits, in either 4', () => {
  // The stems of the two fours.
  const [first, second] = [2, 7];
  const nearSecond = at(first, (place) => (place === second ? 40 : 300));
  expect(placeFor(fallen, nearSecond, 60)).toBe(second);
  expect(placeFor(fallen, nearSecond, 30)).toBeUndefined();
  const filled = fillPlace(fallen, second, second);
  expect(placeFor(filled, nearSecond)).toBe(first);
  expect(
    placeFor(
      filled,
      at(eggIndex, () => 0),
    ),
  ).toBeUndefined();
});

it('a pushed piece snaps once a visitor plays, and only after it has been away from its place', () => {
  const far = at(0, () => 300);
  const near = at(0, (place) => (place === 0 ? 10 : 300));
  expect(armAway(fallen, [far], 30)).toBe(fallen);
  const begun = beginPlay(fallen);
  expect(pushedHome(armAway(begun, [near], 30), [near], 30)).toBeUndefined();
  const armed = armAway(begun, [far], 30);
  expect(pushedHome(armed, [far], 30)).toBeUndefined();
  expect(pushedHome(armed, [near], 30)).toEqual({ piece: 0, place: 0 });
  expect(looseIn(fillPlace(armed, 0, 0))).toEqual(allPieces.slice(1));
});

it('once all pieces stand the egg goes into the nought, and starts from there the next time', () => {
  const done = allPieces.reduce<HuntPlan>((plan, piece) => fillPlace(plan, piece, piece), fallen);
  expect(isWhole(done)).toBe(true);
  const found = endHunt(done);
  expect(found).toMatchObject({ phase: 'found', eggHome: 'hole' });
  expect(startFall(found, 0, false)).toMatchObject({ eggHome: 'hole', isPlaying: false });
  // In one column it lies in the mouth below the floor again.
  expect(startFall(found, 0, true).eggHome).toBe('seat');
});
