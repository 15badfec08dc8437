import { valueAt, type Keys } from '../../drawing/keys';
import type { Point } from '../../drawing/path';
import { lengthOf, pointAt } from '../../drawing/path-length';
import { palette } from '../palette';
import { apart, circle, stroke } from '../svg';
import { ground } from './stage';

/** The thickness of the page's line in windows of 1920 px and more, scaled to a frame of 1280 px. */
const T = 47;
/** The road starts one gap after the end of the page's line, which reaches 17.5 % into the film. */
const ROAD_BEGINS = 236;
const GREEN_ROAD = 'M-40 100H253A75 75 0 0 1 328 175V233A75 75 0 0 0 403 308H603.5';
const CORAL_ROAD = 'M1320 620H1027A75 75 0 0 1 952 545V383A75 75 0 0 0 877 308H676.5';
/** 40 px of the road lie left of the frame. */
const TAIL = (ROAD_BEGINS + 40) / lengthOf(GREEN_ROAD);
const MEETING = { frame: 34, x: 640, y: 308 };

const run: Keys<number> = [
  [0, 0.03, 'in'],
  [18, 0.55, 'lin'],
  [20, 0.6, 'stop'],
  [34, 1],
];

const nearest = (points: readonly Point[], x: number, y: number) =>
  Math.min(...points.map((q) => apart(q[0], q[1], x, y)));

/** Shot 2: two dots draw roads through a crowd that looks up as they pass, and meet. */
export function crowd(f: number) {
  const p = valueAt(run, f);
  const heads = [pointAt(GREEN_ROAD, p), pointAt(CORAL_ROAD, p)] as const;
  const passed = Array.from({ length: 61 }, (_, i) => (p * i) / 60).flatMap((share) => [
    pointAt(GREEN_ROAD, share),
    pointAt(CORAL_ROAD, share),
  ]);
  const one = (x: number, y: number) => {
    const road = nearest(passed, x, y);
    if (road < 48) return '';
    const near = nearest(heads, x, y) < 150;
    const wave = (f - MEETING.frame) * 70;
    const inWave = f > MEETING.frame && Math.abs(apart(x, y, MEETING.x, MEETING.y) - wave) < 90;
    const awake = near ? palette.mint : road < 112 ? palette.moss : palette.fern;
    return circle(x, y, near || inWave ? 26 : 20, inWave ? palette.cream : awake);
  };
  let people = '';
  for (let i = 0; i < 11; i += 1)
    for (let j = 0; j < 6; j += 1) people += one(120 + 104 * i, 100 + 104 * j);
  const head = Math.max(0, p - 0.055);
  const [green, coral] = heads;
  return (
    ground(palette.forest) +
    people +
    stroke(GREEN_ROAD, palette.cream, { t: T, head, tail: TAIL }) +
    stroke(CORAL_ROAD, palette.marigold, { t: T, head }) +
    circle(green[0], green[1], T / 2, palette.green) +
    circle(coral[0], coral[1], T / 2, palette.coral)
  );
}
