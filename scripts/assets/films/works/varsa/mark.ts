import { valueAt, type Keys } from '../../../drawing/keys';
import { circle, group, shape } from '../../svg';
import { INK, YELLOW } from './track';

/** The mark: three bars between these heights, which lean about their centre. */
const MARK = { top: 256, bottom: 590, middle: 423, width: 129 };
const CENTRES = [217.5, 401.5, 585.5];
const RADIAN = Math.PI / 180;

const leans: Keys<number> = [
  [130, 0, 'roll'],
  [146, 17.5, 'hold'],
  [172, 17.5, 'roll'],
  [180, 0],
];
const topsRun: Keys<number> = [
  [134, -40, 'roll'],
  [148, MARK.top],
];
/** The tail of the runner, 380 px behind the head on the finish line, lengthens to a bar. */
const tailRuns: Keys<number> = [
  [120, 353, 'in'],
  [126, -40],
];
/** The lower ends: the first takes the place of the runner, the others follow 4 frames apart. */
const bottomsRun: readonly Keys<number>[] = [
  [
    [124, 733, 'roll'],
    [135, 790, 'roll'],
    [148, MARK.bottom],
  ],
  [
    [128, -40, 'lin'],
    [136, 580, 'stop'],
    [140, 612, 'roll'],
    [146, MARK.bottom],
  ],
  [
    [131, -40, 'lin'],
    [140, 540, 'stop'],
    [147, MARK.bottom],
  ],
];
/** The bar of the runner, 44 px thick, becomes the first of the three. */
const widens: Keys<number> = [
  [122, 44, 'roll'],
  [136, MARK.width],
];
const takesPlace: Keys<number> = [
  [122, 250, 'roll'],
  [136, CENTRES[0] ?? 0],
];
/** The runner runs on, out of the mark. */
const runsOut: Keys<number> = [
  [120, 733, 'lin'],
  [136, 733, 'in'],
  [148, 1040],
];

/** @returns a function that gives, at height y, the x of a leaning line through x at the centre of the mark */
export const leaning = (f: number) => {
  const slope = Math.tan(valueAt(leans, f) * RADIAN);
  return (x: number, y: number) => x + (MARK.middle - y) * slope;
};

const turns: Keys<number> = [
  [172, 0, 'roll'],
  [181, -90],
];
/** Down to the middle of lane 3. */
const sinks: Keys<number> = [
  [172, 0, 'roll'],
  [181, 63],
];
/** The bars grow into lanes, then leave the frame sideways (px). */
const grows: Keys<number> = [
  [172, 0, 'roll'],
  [182, 330],
];
const leaves: Keys<number> = [
  [176, 0, 'in'],
  [187, 1250],
];

/** The runner becomes three bars, which lean into the mark; at the end they turn into lanes and run out. */
export function mark(f: number) {
  if (f < 120 || f > 187) return '';
  const at = leaning(f);
  const bars = CENTRES.map((centre, i) => {
    const isFirst = i === 0;
    const x = isFirst && f < 136 ? valueAt(takesPlace, f) : centre;
    const half = (isFirst ? valueAt(widens, f) : MARK.width) / 2;
    const away = valueAt(leaves, f) * (i === 1 ? 1 : -1);
    const tail = valueAt(isFirst && f < 126 ? tailRuns : topsRun, f);
    const top = tail - valueAt(grows, f) + away;
    const bottom = valueAt(bottomsRun[i] ?? [], f) + valueAt(grows, f) + away;
    if (bottom <= top) return '';
    const [a, b] = [at(x, top), at(x, bottom)];
    return shape(`M${a - half} ${top}H${a + half}L${b + half} ${bottom}H${b - half}z`, YELLOW);
  }).join('');
  const y = valueAt(runsOut, f);
  const dot = f < 150 ? circle(at(f < 136 ? valueAt(takesPlace, f) : 217.5, y), y, 22, INK) : '';
  return (
    group(
      `translate(0 ${valueAt(sinks, f)}) rotate(${valueAt(turns, f)} 401.5 ${MARK.middle})`,
      bars,
    ) + dot
  );
}
