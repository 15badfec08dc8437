import { eased } from '../../drawing/keys';
import { times, wrap } from '../../drawing/numbers';
import { apart, lengthOf, type Point, pointAt } from '../../drawing/path';
import { palette } from '../palette';
import { arc, circle, clipRect, grid, rect, repeat, stroke, text, turn } from '../svg';

type Drop = readonly [x: number, start: number, fill: string];

/** Where and when each dot falls; a negative frame counts back from the end of the film. */
const DROPS: readonly Drop[] = [
  [118, -6, palette.forest],
  [196, -14, palette.marigold],
  [268, -10, palette.cream],
  [342, 4, palette.ink],
  [410, -3, palette.coral],
  [482, -16, palette.forest],
  [548, -8, palette.marigold],
  [732, -12, palette.forest],
  [802, -17, palette.coral],
  [876, -9, palette.ink],
  [944, 7, palette.cream],
  [1012, -15, palette.marigold],
  [1084, -2, palette.forest],
  [1156, -7, palette.coral],
  [1222, 2, palette.ink],
];
/** Dots that land on two others, or still fall at the cut. */
const LATER: readonly Drop[] = [
  [157, 13, palette.coral],
  [305, 19, palette.marigold],
  [376, 33, palette.forest],
  [446, 16, palette.cream],
  [515, 37, palette.coral],
  [767, 27, palette.cream],
  [839, 17, palette.marigold],
  [910, 35, palette.forest],
  [978, 14, palette.coral],
  [1048, 31, palette.cream],
  [1120, 21, palette.marigold],
  [1189, 38, palette.forest],
];
const ON_FLOOR = 490;
const ON_OTHERS = 442;

const CUTS = [0, 250, 520, 760, 1030, 1280];
const BREAK = 20;
const gapOpens = eased(`${BREAK} 0 out, 26 13`);
const kick = (height: number) => eased(`${BREAK} 0 rise, 23 ${height} fall, 27 0`);

function floor(f: number) {
  if (f <= BREAK) return rect(-20, 520, 1320, 60, palette.ink, 0);
  const gap = gapOpens(f);
  return CUTS.slice(1)
    .map((end, i) => {
      const from = (CUTS[i] ?? 0) + (i > 0 ? gap / 2 : -20);
      const to = end + (i < 4 ? -gap / 2 : 20);
      return rect(from, 520 + kick(-10 - 6 * (i % 2))(f), to - from, 60, palette.ink, 0);
    })
    .join('');
}

const falling = (list: readonly Drop[], rest: number, f: number) =>
  list
    .map(([x, start, fill]) => {
      const y = eased(`
        ${start} -40 fall, ${start + 12} ${rest} rise, ${start + 16} ${rest - 28} fall,
        ${start + 20} ${rest}
      `);
      return circle(x, y(f), 30, fill);
    })
    .join('');

/** The falling dots, at a frame of the film. */
export const drops = (f: number) => falling(LATER, ON_OTHERS, f) + falling(DROPS, ON_FLOOR, f);

const greenHops = eased('4 490 rise, 12 370 fall, 20 490');

/** Shot 1: dots rain; the floor breaks where the green one lands. */
export const rain = (f: number) =>
  floor(f) + drops(f) + circle(640, greenHops(f), 30, palette.green);

/** The thickness of the page's line in windows of 1920 px and more, scaled to a frame of 1280 px. */
const T = 47;
/** The road starts one gap after the end of the page's line, which reaches 17.5 % into the film. */
const ROAD_BEGINS = 236;
const GREEN_ROAD = 'M-40 100H253A75 75 0 0 1 328 175V233A75 75 0 0 0 403 308H603.5';
const CORAL_ROAD = 'M1320 620H1027A75 75 0 0 1 952 545V383A75 75 0 0 0 877 308H676.5';
/** 40 px of the road lie left of the frame. */
const TAIL = (ROAD_BEGINS + 40) / lengthOf(GREEN_ROAD);
const MEETING = { frame: 34, x: 640, y: 308 };

const run = eased('0 0.03 in, 18 0.55 lin, 20 0.6 stop, 34 1');

const nearest = (points: readonly Point[], x: number, y: number) =>
  Math.min(...points.map((q) => apart(q, [x, y])));

/** Shot 2: two dots draw roads through a crowd that looks up as they pass, and meet. */
export function crowd(f: number) {
  const p = run(f);
  const heads = [pointAt(GREEN_ROAD, p), pointAt(CORAL_ROAD, p)] as const;
  const passed = times(61, (i) => (p * i) / 60).flatMap((share) => [
    pointAt(GREEN_ROAD, share),
    pointAt(CORAL_ROAD, share),
  ]);
  const one = (x: number, y: number) => {
    const road = nearest(passed, x, y);
    if (road < 48) return '';
    const near = nearest(heads, x, y) < 150;
    const wave = (f - MEETING.frame) * 70;
    const inWave = f > MEETING.frame && Math.abs(apart([x, y], [MEETING.x, MEETING.y]) - wave) < 90;
    const awake = near ? palette.mint : road < 112 ? palette.moss : palette.fern;
    return circle(x, y, near || inWave ? 26 : 20, inWave ? palette.cream : awake);
  };
  const head = Math.max(0, p - 0.055);
  const [green, coral] = heads;
  return (
    grid(11, 6, (i, j) => one(120 + 104 * i, 100 + 104 * j)) +
    stroke(GREEN_ROAD, palette.cream, { t: T, head, tail: TAIL }) +
    stroke(CORAL_ROAD, palette.marigold, { t: T, head }) +
    circle(green[0], green[1], T / 2, palette.green) +
    circle(coral[0], coral[1], T / 2, palette.coral)
  );
}

const CX = 1040;
const CY = 370;

/** How far a half ring is from its final place, in px. */
const distanceLeft = (from: number) => eased(`0 ${from} in, 16 70 lin, 18 20 out, 22 6.5`);
const leftComes = distanceLeft(800);
const rightComes = distanceLeft(170);

/** How far the two dots have turned, in degrees. */
const pairTurns = eased('22 0 roll, 36 180');

/** Dots that move left along the top, 9 px per frame. */
const passersBy = (f: number) =>
  repeat(16, (i) => {
    const x = wrap(1400 - i * 104 - f * 9, 1664) - 120;
    return x > 240 ? circle(x, 96, 14, i % 5 === 2 ? palette.marigold : palette.moss) : '';
  });

const SIZE = 172;
/** The word rises from its baseline. */
const wordRises = eased(`2 ${SIZE * 1.1} out, 16 0`);

/** Shot 3: two half rings close around two dots, and the dots turn. */
export const connect = (f: number) =>
  passersBy(f) +
  stroke(arc(CX - leftComes(f), CY, 150, 90, 270), palette.ink) +
  stroke(arc(CX + rightComes(f), CY, 150, -90, 90), palette.ink) +
  turn(
    pairTurns(f),
    CX,
    CY,
    circle(1003.5, CY, 30, palette.green) + circle(1076.5, CY, 30, palette.coral),
  ) +
  clipRect(
    0,
    420 - SIZE,
    1280,
    SIZE * 1.3,
    text('Connect.', 84, 420 + wordRises(f), SIZE, palette.ink),
  );
