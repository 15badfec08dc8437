import artwork from '../outlines/varsa.json';
import { eased } from '../../drawing/keys';
import { chance, RADIAN, times } from '../../drawing/numbers';
import { lengthOf, pointAt } from '../../drawing/path';
import { flow } from '../../drawing/spline';
import { clipRect, ground, group, move, picture, rect, shape } from '../svg';
import { risingLines } from '../words';
import {
  BEND,
  blackPlate,
  COPIES,
  dirt,
  finishLine,
  grass,
  grey,
  greys,
  halftone,
  HEIGHT,
  laneRadius,
  MARGIN,
  MISREGISTER,
  PAPER,
  photocopied,
  RED,
  redPlate,
  SHEET_END,
  TONER,
  vignette,
  WIDTH,
} from './varsa-poster';
import { type Papers, paperRunner } from './varsa-runner';

const FRAMES = 192;

/** Paper is moved and photographed 12 times a second. */
const HELD = 2;

const YELLOW = '#FFC62E';

/** Frames at which the runner has crossed the line, the sheet of the track is gone, and the next one comes. */
const CROSSED = 121;
const GONE = 130;
const AGAIN = 176;

/** Origin of the world in the frame. */
const cameraX = flow('28 0, 56 96, 76 140, 98 240, 120 330');
const cameraY = flow('28 -104, 56 -112, 76 -140, 98 -250, 120 -820, 130 -2100');
/** The next sheet slides in from the right. */
const nextSheet = eased('176 1010 out, 186 0');
const camera = (f: number) => {
  const [x, y] = f < AGAIN ? [cameraX(f), cameraY(f)] : [nextSheet(f), -104];
  // In whole pixels, so that a dot of the screen keeps its edge.
  return { x: Math.round(x), y: Math.round(y) };
};

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
  `H${BEND.x}A${r3} ${r3} 0 0 0 ${BEND.x - r3} ${BEND.y}V4000`;

/** Where something on a path is, and in which direction it moves there, in degrees, over `reach` px before and behind. */
function placeOn(way: string, at: number, reach = 6) {
  const whole = lengthOf(way);
  const [x, y] = pointAt(way, at / whole);
  const [aheadX, aheadY] = pointAt(way, (at + reach) / whole);
  const [behindX, behindY] = pointAt(way, (at - reach) / whole);
  return { x, y, angle: Math.atan2(aheadY - behindY, aheadX - behindX) / RADIAN };
}

/** Something cut from paper: its outline, which casts the shadow, and what it looks like. */
interface Cutout {
  place: string;
  outline: string;
  looks: string;
}

function runnerAt(
  { x, y, angle }: ReturnType<typeof placeOn>,
  drawing: number,
  seed: number,
  papers: Papers,
  size: number,
): Cutout {
  const { outline, pieces } = paperRunner(drawing, seed);
  // Heads point to the outside, feet to the inside of the track.
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)}) scale(${size} ${-size}) translate(-8 -18)`;
  return { place, outline, looks: pieces(papers) };
}

/** Shadows lie to the lower right, wherever a runner turns. */
const shadowOf = ({ place, outline }: Cutout) =>
  move(16, 20, group(place, shape(outline, grey(0))));

const paperOf = ({ place, looks }: Cutout) => group(place, looks);

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

const RIVAL: Papers = {
  body: '#F6EFE2',
  far: '#D9CDB8',
  head: '#F6EFE2',
  shirt: TONER,
  shoes: TONER,
  edge: '#FFFFFF',
};
const OURS: Papers = {
  body: YELLOW,
  far: '#E5A413',
  head: TONER,
  shirt: YELLOW,
  shoes: TONER,
  edge: '#FFF0BF',
};
const SIZE = 0.92;
const OUR_SIZE = 1.06;

/** Our runner sways through the change of lanes rather than turning with it. */
const STRIDE_REACH = 110;

/** How far behind its head a runner's hip is on the path, in px. */
const HIP = 40;

const rivals = (f: number): Cutout[] =>
  RIVALS.map(({ lane, at }, index) => {
    const again = f >= AGAIN;
    const place = placeOn(laneWay(lane), BEFORE + at(again ? 0 : f) - HIP);
    const aside = [0, gives(f), passesInside(f)][index] ?? 0;
    const [x, y] = [place.x + (again ? comes(index)(f) : 0), place.y + aside];
    return runnerAt({ ...place, x, y }, f / HELD + index, 100 * index, RIVAL, SIZE);
  });

/** Head of the runner, in px from x 720: along lane 1, through the change of lanes, round the bend in lane 3. */
const head = flow(`
  -1 220, 0 220, 28 310, 38 336, 57 78, 62 110, 76 460, 84 560, 98 925, 120 1705, 130 3060, 134 3160
`);
/** Length of the strips behind it. */
const length = flow('56 0, 62 40, 76 330, 84 300, 98 420, 120 420');

/** Three strips of paper fly behind the runner as it overtakes: beside its way, and how much later each ends, in px. */
const STRIPS = [
  { beside: -20, late: 60 },
  { beside: 0, late: 0 },
  { beside: 20, late: 95 },
];

/** A strip of paper along a path: it is widest at its head. */
function stripOn(way: string, tail: number, front: number, beside: number) {
  const steps = Math.max(2, Math.ceil((front - tail) / 14));
  const sides = times(steps + 1, (i) => {
    const share = i / steps;
    const { x, y, angle } = placeOn(way, tail + (front - tail) * share);
    const half = 1.5 + 5 * share + (chance(i, beside + 60) - 0.5);
    const [nx, ny] = [-Math.sin(angle * RADIAN), Math.cos(angle * RADIAN)];
    const on = (off: number) => `${(x + nx * off).toFixed(1)} ${(y + ny * off).toFixed(1)}`;
    return [on(beside - half), on(beside + half)] as const;
  });
  const left = sides.map(([point]) => point);
  const right = sides.map(([, point]) => point).toReversed();
  return `M${[...left, ...right].join('L')}z`;
}

/** The runner last, above its strips. */
function ours(f: number): Cutout[] {
  const again = f >= AGAIN;
  const at = head(again ? 0 : f);
  // Both paths coincide up to the first turn. Before the change the runner follows lane 1 throughout.
  const isChanging = f > 57 && !again;
  const start = CHANGE.from - BEND.x;
  const from = isChanging ? 0 : BEFORE - start;
  const way = isChanging ? change : laneWay(1);
  const place = placeOn(way, from + at - HIP, STRIDE_REACH);
  const [x, y] = [place.x + (again ? comes(3)(f) : 0), place.y + leansOut(f)];
  const strips = isChanging
    ? STRIPS.flatMap(({ beside, late }): Cutout[] => {
        const tail = Math.max(4, at - HIP - length(f) + late);
        const front = at - HIP - 26;
        if (front - tail < 40) return [];
        const outline = stripOn(way, tail, front, beside);
        return [{ place: '', outline, looks: shape(outline, YELLOW) }];
      })
    : [];
  return [...strips, runnerAt({ ...place, x, y }, f / HELD, 900, OURS, OUR_SIZE)];
}

/** The mark: three bars between these heights, which lean about their centre. */
const MARK = { top: 256, bottom: 590, middle: 423, width: 129 };
const FIRST = 217.5;

const leans = eased('134 0 roll, 148 17.5 hold, 172 17.5 roll, 180 0');
/** The strips have become bars, which run down one after another. */
const topsRun = eased(`134 -60 roll, 148 ${MARK.top}`);
const bottomsRun = [
  eased(`122 -60 lin, 132 620 stop, 138 640 roll, 148 ${MARK.bottom}`),
  eased(`126 -60 lin, 136 600 stop, 141 618 roll, 148 ${MARK.bottom}`),
  eased(`130 -60 lin, 140 570 stop, 148 ${MARK.bottom}`),
];
const turns = eased('172 0 roll, 181 -90');
/** Down to the middle of lane 3. */
const sinks = eased('172 0 roll, 181 63');
/** The bars grow into lanes, then leave the frame sideways (px). */
const grows = eased('172 0 roll, 182 330');
const leaves = eased('176 0 in, 187 1250');

/** Three bars, which lean into the mark; at the end they turn into lanes and run out. */
function mark(f: number): Cutout[] {
  if (f < CROSSED || f > 187) return [];
  const slope = Math.tan(leans(f) * RADIAN);
  const place = `translate(0 ${sinks(f)}) rotate(${turns(f)} 401.5 ${MARK.middle})`;
  return bottomsRun.flatMap((bottoms, i): Cutout[] => {
    const x = FIRST + 184 * i;
    const half = MARK.width / 2;
    const away = leaves(f) * (i === 1 ? 1 : -1);
    const top = topsRun(f) - grows(f) + away;
    const bottom = bottoms(f) + grows(f) + away;
    if (bottom <= top) return [];
    const at = (y: number) => x + (MARK.middle - y) * slope;
    const off = (corner: number) => 5 * chance(corner, i + 80) - 2.5;
    const [a, b] = [at(top), at(bottom)];
    const outline = `M${a - half + off(0)} ${top + off(1)}L${a + half + off(2)} ${top + off(3)}L${b + half + off(4)} ${bottom + off(5)}L${b - half + off(6)} ${bottom + off(7)}z`;
    const edge = `<path d="${outline}" fill="${OURS.edge}" transform="translate(-2 -1.5)"/>`;
    return [{ place, outline, looks: edge + shape(outline, YELLOW) }];
  });
}

const words = risingLines(artwork.words, PAPER, FRAMES, [
  { top: 655, bottom: 721, comes: 142, goes: 166, goesFor: 8 },
  { top: 750, bottom: 815, comes: 144, goes: 165, goesFor: 8 },
]);

/** The client's name on a label of its own. */
const LABEL = 'M618 874L886 880L882 958L622 954z';
const label: Cutout = {
  place: '',
  outline: LABEL,
  looks:
    `<path d="${LABEL}" fill="#FFFFFF" transform="translate(-2 -2)"/>` +
    shape(LABEL, PAPER) +
    shape(artwork.wordmark, TONER),
};

const cast = (cutouts: readonly Cutout[]) => cutouts.map(shadowOf).join('');
const paper = (cutouts: readonly Cutout[]) => cutouts.map(paperOf).join('');
const soft = (shadows: string) => `<g filter="url(#soft)" opacity=".9">${shadows}</g>`;

/** The printed sheet of the track with the runners on it, above bare red paper. */
function race(f: number) {
  const { x, y } = camera(f);
  // Left and lower edge of the sheet in the frame.
  const [left, end] = [f >= AGAIN ? x : 0, SHEET_END + y];
  const onSheet = (margin: number, inner: string) => {
    const [start, height] = [left > 0 ? left + margin : 0, Math.min(HEIGHT, end - margin)];
    return height > 0 ? clipRect(start, 0, WIDTH, height, inner) : '';
  };
  const isWhole = left <= 0 && end >= HEIGHT;
  const shadow = soft(rect(left - 14, -40, WIDTH + 60, end + 66, grey(0), 0));
  const runners = [...rivals(f), ...ours(f)];
  const red = move(x + MISREGISTER.x, y + MISREGISTER.y, redPlate);
  const dots = photocopied(greys(x, y), x, y);
  return {
    below: isWhole ? '' : photocopied(vignette + shadow),
    sheet:
      onSheet(0, ground(WIDTH, HEIGHT, PAPER)) +
      onSheet(
        MARGIN,
        red + move(x, y, f < AGAIN ? finishLine : '') + dots + move(x, y, blackPlate),
      ),
    shadows: move(x, y, cast(runners)),
    runners: move(x, y, paper(runners)),
  };
}

/** The red paper while no sheet lies on it. */
const BARE = { below: photocopied(vignette), sheet: '', shadows: '', runners: '' };

/** Draws a frame of the Varsa film, 0 to 191: boxed in inside, first outside; a poster from the copier, with paper on it. */
export function varsa(frame: number): string {
  const drawing = Math.floor(frame / HELD);
  const f = drawing * HELD;
  const isRace = f < GONE || f >= AGAIN;
  const { below, sheet, shadows, runners } = isRace ? race(f) : BARE;
  const bars = mark(f);
  return picture(
    WIDTH,
    HEIGHT,
    `<defs>${halftone}${grass}</defs>` +
      ground(WIDTH, HEIGHT, RED) +
      below +
      sheet +
      photocopied(soft(shadows + cast([...bars, label]))) +
      paper(bars) +
      runners +
      words(f) +
      paper([label]) +
      dirt(drawing % COPIES),
  );
}
