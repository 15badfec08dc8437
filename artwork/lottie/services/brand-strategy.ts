import { type Keys, keys, switches, valueAt } from '../../drawing/keys';
import { times } from '../../drawing/numbers';
import { apart, lengthOf, type Point, pointAt } from '../../drawing/path';
import { animation, layer } from '../animation';
import { cutLine, joined } from '../cut-line';
import { dot, dots } from '../shapes';

const T = 24;
const FRAMES = 240;
const GOAL_X = 648;
/** Length of the retracted line. */
const SHORT = 110;

/** Length of the gap before and after a turn. */
const GAP = 5.3;
/** Radius of a turn at the centre of the line. */
const R = 30;
const START = 24;
const LEVEL = 216;
const END = 602.9;

/** The pieces of a line that turns up at `x` and back at height `y`. */
const turning = (x: number, y: number): readonly string[] => [
  `M${START} ${LEVEL}H${x - R - GAP}`,
  `M${x - R} ${LEVEL}A${R} ${R} 0 0 0 ${x} ${LEVEL - R}`,
  `M${x} ${LEVEL - R - GAP}V${y + R + GAP}`,
  `M${x} ${y + R}A${R} ${R} 0 0 1 ${x + R} ${y}`,
  `M${x + R + GAP} ${y}H${END}`,
];

const UPPER = turning(312, 72);
const LOWER = turning(432, 120);
const STRAIGHT = [`M${START} ${LEVEL}H${END}`];

interface Plan {
  pieces: readonly string[];
  from: number;
  to: number;
  head: Keys<number>;
}

/** The plans, each from the point to which the last has retracted. `runFrames`: how long the line runs out; 0: already out. */
const PLANS: readonly Plan[] = [
  { pieces: UPPER, from: 0, to: 56, runFrames: 0 },
  { pieces: LOWER, from: 56, to: 132, runFrames: 34 },
  { pieces: STRAIGHT, from: 132, to: 196, runFrames: 34 },
  { pieces: UPPER, from: 196, to: FRAMES, runFrames: 34 },
].map(({ pieces, from, to, runFrames }): Plan => {
  const short = SHORT / lengthOf(joined(pieces));
  const runs: Keys<number> = runFrames === 0 ? [] : keys(`${from} ${short} roll`);
  const back: Keys<number> =
    to === FRAMES ? [[from + runFrames, 1]] : keys(`${to - 16} 1 roll, ${to} ${short}`);
  const holds: Keys<number> =
    runFrames === 0 || to === FRAMES ? [] : keys(`${from + runFrames} 1 hold`);
  return { pieces, from, to, head: [...runs, ...holds, ...back] };
});

const goal = keys(`
  40 72 rise, 47 28 fall, 56 120 hold, 116 120 rise, 123 76 fall, 132 216 hold,
  180 216 rise, 187 28 fall, 196 72
`);

/** @returns whether a grid dot shows: those within 30 px of the line or 28 px of the goal are hidden */
function isClear(place: Point, frame: number): boolean {
  if (apart(place, [GOAL_X, valueAt(goal, frame)]) < 28) return false;
  const plan = PLANS.find(({ to }) => frame < to);
  if (!plan) return true;
  const head = valueAt(plan.head, frame);
  return times(41, (i) => pointAt(joined(plan.pieces), (head * i) / 40)).every(
    (point) => apart(place, point) >= 30,
  );
}

/** Grid dots; those that show at the same frames share one fill. */
function grid() {
  const timetables = new Map<string, { shown: Keys<number>; places: Point[] }>();
  for (let column = 0; column < 17; column += 1)
    for (let row = 0; row < 6; row += 1) {
      const place: Point = [24 + 48 * column, 24 + 48 * row];
      const shown = switches(FRAMES, (frame) => (isClear(place, frame) ? 1 : 0));
      const name = JSON.stringify(shown);
      const same = timetables.get(name) ?? { shown, places: [] };
      timetables.set(name, { shown, places: [...same.places, place] });
    }
  return [...timetables.values()].map(({ shown, places }) => dots(places, T / 2, 'ink', { shown }));
}

/** The goal moves; the line retracts and takes a new route; the grid makes room for it. */
export const brandStrategy = animation({ size: [816, 288], frames: FRAMES }, [
  layer('grid', grid()),
  // The line's round start; `cutLine` draws the round end at the head.
  layer('start', [dot({ x: START, y: LEVEL, r: T / 2, color: 'moss' })]),
  ...PLANS.map(({ pieces, from, to, head }, i) =>
    layer(`plan ${i + 1}`, cutLine(pieces, { t: T, color: 'moss', head }), { from, to }),
  ),
  layer('goal', [dot({ x: GOAL_X, y: goal, r: T / 2, color: 'green' })]),
]);
