import { switches, valueAt, type Keys } from '../../drawing/keys';
import { lengthOf, pointAt } from '../../drawing/path-length';
import type { Point } from '../../drawing/path';
import { animation, layer } from '../animation';
import { dot, dots, line } from '../shapes';

const T = 24;
const FRAMES = 240;
const GOAL_X = 648;
/** Length of the line when it has drawn back. */
const SHORT = 110;

const UPPER = 'M-20 216H262A34 34 0 0 0 288 182V106A34 34 0 0 1 322 72H600';
const LOWER = 'M-20 216H406A34 34 0 0 0 432 182V154A34 34 0 0 1 466 120H600';
const STRAIGHT = 'M-20 216H600';

interface Plan {
  d: string;
  from: number;
  to: number;
  head: Keys<number>;
}

/** Plans of the line, each from where the last has drawn back. */
const PLANS: readonly Plan[] = [
  { d: UPPER, from: 0, to: 56, out: 0 },
  { d: LOWER, from: 56, to: 132, out: 34 },
  { d: STRAIGHT, from: 132, to: 196, out: 34 },
  { d: UPPER, from: 196, to: FRAMES, out: 34 },
].map(({ d, from, to, out }): Plan => {
  const short = SHORT / lengthOf(d);
  const runs: Keys<number> = out === 0 ? [] : [[from, short, 'roll']];
  const back: Keys<number> =
    to === FRAMES
      ? [[from + out, 1]]
      : [
          [to - 16, 1, 'roll'],
          [to, short],
        ];
  const holds: Keys<number> = out === 0 || to === FRAMES ? [] : [[from + out, 1, 'hold']];
  return { d, from, to, head: [...runs, ...holds, ...back] };
});

const goal: Keys<number> = [
  [40, 72, 'rise'],
  [47, 28, 'fall'],
  [56, 120, 'hold'],
  [116, 120, 'rise'],
  [123, 76, 'fall'],
  [132, 216, 'hold'],
  [180, 216, 'rise'],
  [187, 28, 'fall'],
  [196, 72],
];

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Whether a grid dot shows: the line clears 30 px about itself, the goal 28. */
function isClear(place: Point, frame: number): boolean {
  if (apart(place, [GOAL_X, valueAt(goal, frame)]) < 28) return false;
  const plan = PLANS.find(({ to }) => frame < to);
  if (!plan) return true;
  const head = valueAt(plan.head, frame);
  return Array.from({ length: 41 }, (_, i) => pointAt(plan.d, (head * i) / 40)).every(
    (point) => apart(place, point) >= 30,
  );
}

/** Grid dots under one fill for each timetable of showing and hiding. */
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
  return [...timetables.values()].map(({ shown, places }) =>
    dots(places, T / 2, 'ink', { shown: shown.length > 1 ? shown : (shown[0]?.[1] ?? 1) }),
  );
}

/** The goal moves, the line draws back and plans anew; the grid makes room for it. */
export const brandStrategy = () =>
  animation({
    name: 'brand-strategy',
    width: 816,
    height: 288,
    frames: FRAMES,
    rest: 0,
    layers: [
      layer('grid', grid()),
      ...PLANS.map(({ d, from, to, head }, i) =>
        layer(`plan ${i + 1}`, [line(d, { t: T, ink: 'moss', cap: 'round', head })], { from, to }),
      ),
      layer('goal', [dot({ x: GOAL_X, y: goal, r: T / 2, ink: 'green' })]),
    ],
  });
