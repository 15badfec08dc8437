import artwork from '../outlines/varsa.json';
import { eased } from '../../drawing/keys';
import { RADIAN } from '../../drawing/numbers';
import { lengthOf, pointAt } from '../../drawing/path';
import { flow } from '../../drawing/spline';
import { circle, film, group, move, rect, repeat, shape, stroke } from '../svg';
import { risingLines } from '../words';

const RED = '#D8320F';
const CREAM = '#FFE9DC';
const YELLOW = '#FFC83D';
const INK = '#16110F';
const DARK_LANE = '#B92205';
const GREEN = '#0E4B3A';

/** Start and centre of the bend; lane 1 is the innermost, and every lane is 92 px wide. */
const BEND = { x: 300, y: 970 };
const LANE = 92;
const INNER = 150;

/** Radius of the centre of a lane in the bend. */
const laneRadius = (lane: number) => INNER + LANE * (lane - 0.5);

/** Path of a lane line of radius r: from the right, round the bend to the left, and down. */
const round = (r: number) =>
  `M910 ${BEND.y - r}H${BEND.x}A${r} ${r} 0 0 0 ${BEND.x - r} ${BEND.y}V2600`;

/** Origin of the world in the frame. */
const cameraX = flow('28 0, 56 96, 76 140, 98 240, 120 330');
const cameraY = flow('28 -104, 56 -112, 76 -140, 98 -250, 120 -820, 134 -2100');
const camera = (f: number) => (f < 150 ? { x: cameraX(f), y: cameraY(f) } : { x: 0, y: -104 });

const linesCome = eased('176 0 out, 190 1');
const infieldRises = eased('176 400 out, 190 0');

/** Share of a lane line's path that lies in the frame; the rest runs far below it. Lines run in from the right. */
const SHARE_IN_FRAME = 0.62;

const line = (k: number, head: number) =>
  stroke(round(INNER + LANE * k), CREAM, { t: 6, head: head < 1 ? head * SHARE_IN_FRAME : 1 });

/** Lane numbers, facing the runners, who come from the right. */
const numbers = (shift: number) =>
  artwork.numbers
    .map((d, k) =>
      group(
        `translate(${846 + shift} ${BEND.y - laneRadius(k + 1)}) rotate(-90)`,
        shape(d, k === 2 ? YELLOW : CREAM),
      ),
    )
    .join('');

/** The track in the race, and as it returns at the end: lines and numbers run in, the infield rises. */
function track(f: number) {
  const comes = f < 150 ? 1 : linesCome(f);
  const sunk = f < 150 ? 0 : infieldRises(f);
  const lane = stroke(round(laneRadius(3)), DARK_LANE, {
    t: 86,
    head: comes < 1 ? comes * SHARE_IN_FRAME : 1,
  });
  const infield = shape(
    `M2600 820H${BEND.x}A${INNER} ${INNER} 0 0 0 ${BEND.x - INNER} ${BEND.y}V2600H2600z`,
    GREEN,
  );
  const lines = repeat(9, (k) => line(k + 1, comes));
  return lane + lines + move(0, sunk, infield + line(0, 1)) + numbers((1 - comes) * 160);
}

const CHECK = 23;
/** The near edge of the finish line, in the world. */
const FINISH = 1470;

/** Two rows of squares across all lanes. */
function finishLine() {
  const right = BEND.x - INNER;
  const squares = repeat(46, (i) =>
    rect(right - CHECK * (i + 1), FINISH + (i % 2 === 0 ? CHECK : 0), CHECK, CHECK, INK, 0),
  );
  return rect(right - CHECK * 46, FINISH, CHECK * 46, 2 * CHECK, CREAM, 0) + squares;
}

/**
 * The track after the runner has crossed the line: strips whose lower ends run up, one after another.
 * @param shift x of the camera
 * @param lean x at height y of a line that starts at x and leans as the track does
 */
function departingTrack(f: number, shift: number, lean: (x: number, y: number) => number) {
  const end = (starts: number) => eased(`${starts} 980 in, ${starts + 11} -30`)(f);
  const strip = (x: number, width: number, bottom: number, fill: string) =>
    bottom > -20
      ? shape(`M${lean(x, -20)} -20h${width}L${lean(x, bottom) + width} ${bottom}h${-width}z`, fill)
      : '';
  const lines = repeat(9, (i) =>
    strip(shift + BEND.x - INNER - LANE * (8 - i) - 3, 6, end(126 + i * 0.7), CREAM),
  );
  const lane = shift + BEND.x - laneRadius(3) - 43;
  return (
    strip(shift + BEND.x - INNER, 900, end(122), GREEN) +
    strip(lane, 86, end(124), DARK_LANE) +
    lines
  );
}

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
const RIVALS = [
  { lane: 1, at: flow('-1 -20, 0 -20, 28 70, 56 238, 76 300, 98 400, 120 700, 134 1200') },
  { lane: 2, at: flow('-1 -220, 0 -220, 28 -130, 56 -10, 76 132, 98 325, 120 760, 134 1200') },
  {
    lane: 1,
    at: flow('-1 -380, 0 -380, 28 -290, 40 -200, 56 74, 76 124, 98 220, 120 530, 134 1000'),
  },
];

/** The runner leans towards lane 2, is blocked, and leaves the inside to the rival behind. */
const leansOut = eased('16 0 out, 28 -38 roll, 36 -24 hold, 46 -24 roll, 54 0');
const passesInside = eased('29 0 roll, 37 22 hold, 46 22 roll, 54 0');
const gives = eased('20 0 out, 28 -10 roll, 38 0');

/** The pack enters from the right for the next round, the runner last. */
const comes = (late: number) => eased(`${178 + late} 760 stop, 191 0`);

const rivals = (f: number) =>
  RIVALS.map(({ lane, at }, index) => {
    const again = f > 150;
    const head = BEFORE + at(again ? 0 : f);
    const body = bar(laneWay(lane), head - RIVAL, head, PINK, CREAM);
    const aside = [0, gives(f), passesInside(f)][index] ?? 0;
    return move(again ? comes(index)(f) : 0, aside, body);
  }).join('');

/** Head of the runner, in px from x 720: along lane 1, through the change of lanes, round the bend in lane 3. */
const head = flow(`
  -1 220, 0 220, 28 310, 38 336, 57 78, 62 110, 76 460, 84 560, 98 925, 120 1705, 134 2200
`);
const length = flow('38 110, 56 78, 76 390, 84 340, 98 430, 120 380');

function runner(f: number) {
  const again = f > 150;
  const at = head(again ? 0 : f);
  // Both paths coincide up to the first turn. Before the change the runner follows lane 1 throughout.
  const isChanging = f > 57 && !again;
  const start = CHANGE.from - BEND.x;
  const from = isChanging ? 0 : BEFORE - start;
  const way = isChanging ? change : laneWay(1);
  const body = bar(way, from + at - (again ? RIVAL : length(f)), from + at, YELLOW, INK);
  return move(again ? comes(3)(f) : 0, leansOut(f), body);
}

/** The mark: three bars between these heights, which lean about their centre. */
const MARK = { top: 256, bottom: 590, middle: 423, width: 129 };
const FIRST = 217.5;

const leans = eased('130 0 roll, 146 17.5 hold, 172 17.5 roll, 180 0');
const topsRun = eased(`134 -40 roll, 148 ${MARK.top}`);
/** The tail of the runner, 380 px behind the head on the finish line, lengthens to a bar. */
const tailRuns = eased('120 353 in, 126 -40');
/** The lower ends: the first takes the place of the runner, the others follow 4 frames apart. */
const bottomsRun = [
  eased(`124 733 roll, 135 790 roll, 148 ${MARK.bottom}`),
  eased(`128 -40 lin, 136 580 stop, 140 612 roll, 146 ${MARK.bottom}`),
  eased(`131 -40 lin, 140 540 stop, 147 ${MARK.bottom}`),
];
/** The bar of the runner, 44 px thick, becomes the first of the three. */
const widens = eased(`122 44 roll, 136 ${MARK.width}`);
const takesPlace = eased(`122 250 roll, 136 ${FIRST}`);
/** The runner runs on, out of the mark. */
const runsOut = eased('120 733 lin, 136 733 in, 148 1040');

/** @returns a function that gives, at height y, the x of a leaning line through x at the centre of the mark */
const leaning = (f: number) => {
  const slope = Math.tan(leans(f) * RADIAN);
  return (x: number, y: number) => x + (MARK.middle - y) * slope;
};

const turns = eased('172 0 roll, 181 -90');
/** Down to the middle of lane 3. */
const sinks = eased('172 0 roll, 181 63');
/** The bars grow into lanes, then leave the frame sideways (px). */
const grows = eased('172 0 roll, 182 330');
const leaves = eased('176 0 in, 187 1250');

/** The runner becomes three bars, which lean into the mark; at the end they turn into lanes and run out. */
function mark(f: number) {
  if (f < 120 || f > 187) return '';
  const at = leaning(f);
  const bars = bottomsRun
    .map((bottoms, i) => {
      const isFirst = i === 0;
      const x = isFirst && f < 136 ? takesPlace(f) : FIRST + 184 * i;
      const half = (isFirst ? widens(f) : MARK.width) / 2;
      const away = leaves(f) * (i === 1 ? 1 : -1);
      const tail = (isFirst && f < 126 ? tailRuns : topsRun)(f);
      const top = tail - grows(f) + away;
      const bottom = bottoms(f) + grows(f) + away;
      if (bottom <= top) return '';
      const [a, b] = [at(x, top), at(x, bottom)];
      return shape(`M${a - half} ${top}H${a + half}L${b + half} ${bottom}H${b - half}z`, YELLOW);
    })
    .join('');
  const y = runsOut(f);
  const dot = f < 150 ? circle(at(f < 136 ? takesPlace(f) : FIRST, y), y, 22, INK) : '';
  return group(`translate(0 ${sinks(f)}) rotate(${turns(f)} 401.5 ${MARK.middle})`, bars) + dot;
}

const FRAMES = 192;
/** Frames at which the runner has crossed the line and the track returns. */
const CROSSED = 121;
const AGAIN = 176;

const words = risingLines(artwork.words, CREAM, FRAMES, [
  { top: 655, bottom: 721, comes: 142, goes: 166, goesFor: 8 },
  { top: 750, bottom: 815, comes: 144, goes: 165, goesFor: 8 },
]);

function race(f: number) {
  const { x, y } = camera(f);
  return move(x, y, track(f) + (f < AGAIN ? finishLine() : '') + rivals(f) + runner(f));
}

/** The world left behind: it moves up and out of the frame. */
function leftBehind(f: number) {
  const { x, y } = camera(f);
  return departingTrack(f, x, leaning(f)) + move(x, y, finishLine() + rivals(f));
}

/** Draws a frame of the Varsa film, 0 to 191: boxed in inside, first outside; the lanes turn into the mark. */
export const varsa = film(900, 970, RED, (f) => {
  const isRace = f < CROSSED || f >= AGAIN;
  return (
    (isRace ? race(f) : f < 145 ? leftBehind(f) : '') +
    (isRace && f < CROSSED ? '' : mark(f)) +
    words(f) +
    shape(artwork.wordmark, CREAM)
  );
});
