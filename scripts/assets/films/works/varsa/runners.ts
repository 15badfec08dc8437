import { valueAt, type Keys } from '../../../drawing/keys';
import { lengthOf, pointAt } from '../../../drawing/path-length';
import { flow } from '../../../drawing/spline';
import { circle, move, stroke } from '../../svg';
import { BEND, CREAM, INK, laneRadius, YELLOW } from './track';

const PINK = '#FF9A7A';
/** Thickness of a runner, and length of a rival. */
const T = 44;
const RIVAL = 110;

/** Length of the straight before the bend, to the right of the frame. */
const BEFORE = 1400;

/** @returns the path of the centre of a lane: left along the straight, round the bend, and down. */
const laneWay = (lane: number) => {
  const r = laneRadius(lane);
  return `M${BEND.x + BEFORE} ${BEND.y - r}H${BEND.x}A${r} ${r} 0 0 0 ${BEND.x - r} ${BEND.y}V2900`;
};

/** The change of lanes: from lane 1 by two quarter turns (r 92) behind the others to lane 3. */
const CHANGE = { from: 720, turn: 576, r: 92 };
const r3 = laneRadius(3);
const change =
  `M${CHANGE.from} 774H${CHANGE.turn}a${CHANGE.r} ${CHANGE.r} 0 0 1 -92 -92a${CHANGE.r} ${CHANGE.r} 0 0 0 -92 -92` +
  `H${BEND.x}A${r3} ${r3} 0 0 0 ${BEND.x - r3} ${BEND.y}V2900`;

/** A runner on a path, from tail to head (px along it). */
function bar(way: string, tail: number, head: number, fill: string, headFill: string) {
  const whole = lengthOf(way);
  const [x, y] = pointAt(way, head / whole);
  const body = stroke(way, fill, { t: T, cap: 'round', head: head / whole, tail: tail / whole });
  return body + circle(x, y, T / 2, headFill);
}

/** Rivals: lane, and px from the start of the bend by frame. They start from rest and are overtaken in the bend. */
const RIVALS: readonly { lane: number; at: readonly (readonly [number, number])[] }[] = [
  {
    lane: 1,
    at: [
      [-1, -20],
      [0, -20],
      [28, 70],
      [56, 238],
      [76, 300],
      [98, 400],
      [120, 700],
      [134, 1200],
    ],
  },
  {
    lane: 2,
    at: [
      [-1, -220],
      [0, -220],
      [28, -130],
      [56, -10],
      [76, 132],
      [98, 325],
      [120, 760],
      [134, 1200],
    ],
  },
  {
    lane: 1,
    at: [
      [-1, -380],
      [0, -380],
      [28, -290],
      [40, -200],
      [56, 74],
      [76, 124],
      [98, 220],
      [120, 530],
      [134, 1000],
    ],
  },
];

/** The runner leans towards lane 2, is blocked, and leaves the inside to the rival behind. */
const leans: Keys<number> = [
  [16, 0, 'out'],
  [28, -38, 'roll'],
  [36, -24, 'hold'],
  [46, -24, 'roll'],
  [54, 0],
];
const passesInside: Keys<number> = [
  [29, 0, 'roll'],
  [37, 22, 'hold'],
  [46, 22, 'roll'],
  [54, 0],
];
const gives: Keys<number> = [
  [20, 0, 'out'],
  [28, -10, 'roll'],
  [38, 0],
];

/** The pack enters from the right for the next round, the runner last. */
const comes = (late: number): Keys<number> => [
  [178 + late, 760, 'stop'],
  [191, 0],
];

function rival(index: number, f: number) {
  const { lane, at } = RIVALS[index] ?? { lane: 1, at: [] };
  const again = f > 150;
  const head = BEFORE + flow(at, again ? 0 : f);
  const body = bar(laneWay(lane), head - RIVAL, head, PINK, CREAM);
  const aside = [0, valueAt(gives, f), valueAt(passesInside, f)][index] ?? 0;
  return move(again ? valueAt(comes(index), f) : 0, aside, body);
}

export const rivals = (f: number) => [0, 1, 2].map((index) => rival(index, f)).join('');

/** Head of the runner, in px from x 720: along lane 1, through the change of lanes, round the bend in lane 3. */
const head = (f: number) =>
  flow(
    [
      [-1, 220],
      [0, 220],
      [28, 310],
      [38, 336],
      [57, 78],
      [62, 110],
      [76, 460],
      [84, 560],
      [98, 925],
      [120, 1705],
      [134, 2200],
    ],
    f,
  );

const length = (f: number) =>
  flow(
    [
      [38, 110],
      [56, 78],
      [76, 390],
      [84, 340],
      [98, 430],
      [120, 380],
    ],
    f,
  );

export function runner(f: number) {
  const again = f > 150;
  const at = head(again ? 0 : f);
  // Both paths coincide up to the first turn. Before the change the runner follows lane 1 throughout.
  const isChanging = f > 57 && !again;
  const start = CHANGE.from - BEND.x;
  const from = isChanging ? 0 : BEFORE - start;
  const way = isChanging ? change : laneWay(1);
  const body = bar(way, from + at - (again ? RIVAL : length(f)), from + at, YELLOW, INK);
  return move(again ? valueAt(comes(3), f) : 0, valueAt(leans, f), body);
}
