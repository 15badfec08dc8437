import { valueAt, type Keys } from '../../../drawing/keys';
import { flow } from '../../../drawing/spline';
import artwork from '../../artwork/varsa.json';
import { group, move, rect, shape, stroke } from '../../svg';

export const RED = '#D8320F';
export const CREAM = '#FFE9DC';
export const YELLOW = '#FFC83D';
export const INK = '#16110F';
const DARK_LANE = '#B92205';
const GREEN = '#0E4B3A';

/** Start and centre of the bend; lane 1 is the innermost, and every lane is 92 px wide. */
export const BEND = { x: 300, y: 970 };
const LANE = 92;
const INNER = 150;

/** Radius of the centre of a lane in the bend. */
export const laneRadius = (lane: number) => INNER + LANE * (lane - 0.5);

/** Path of a lane line of radius r: from the right, round the bend to the left, and down. */
const round = (r: number) =>
  `M910 ${BEND.y - r}H${BEND.x}A${r} ${r} 0 0 0 ${BEND.x - r} ${BEND.y}V2600`;

/** Origin of the world in the frame: x and y. */
export function camera(f: number) {
  const x = flow(
    [
      [28, 0],
      [56, 96],
      [76, 140],
      [98, 240],
      [120, 330],
    ],
    f,
  );
  const y = flow(
    [
      [28, -104],
      [56, -112],
      [76, -140],
      [98, -250],
      [120, -820],
      [134, -2100],
    ],
    f,
  );
  return f < 150 ? { x, y } : { x: 0, y: -104 };
}

const linesCome: Keys<number> = [
  [176, 0, 'out'],
  [190, 1],
];
const infieldRises: Keys<number> = [
  [176, 400, 'out'],
  [190, 0],
];

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
export function track(f: number) {
  const comes = f < 150 ? 1 : valueAt(linesCome, f);
  const sunk = f < 150 ? 0 : valueAt(infieldRises, f);
  const lane = stroke(round(laneRadius(3)), DARK_LANE, {
    t: 86,
    head: comes < 1 ? comes * SHARE_IN_FRAME : 1,
  });
  const infield = shape(
    `M2600 820H${BEND.x}A${INNER} ${INNER} 0 0 0 ${BEND.x - INNER} ${BEND.y}V2600H2600z`,
    GREEN,
  );
  const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((k) => line(k, comes)).join('');
  return lane + lines + move(0, sunk, infield + line(0, 1)) + numbers((1 - comes) * 160);
}

const CHECK = 23;
/** The near edge of the finish line, in the world. */
const FINISH = 1470;

/** Two rows of squares across all lanes. */
export function finishLine() {
  const right = BEND.x - INNER;
  const squares = Array.from({ length: 46 }, (_, i) =>
    rect(right - CHECK * (i + 1), FINISH + (i % 2 === 0 ? CHECK : 0), CHECK, CHECK, INK, 0),
  );
  return rect(right - CHECK * 46, FINISH, CHECK * 46, 2 * CHECK, CREAM, 0) + squares.join('');
}

/**
 * The track after the runner has crossed the line: strips whose lower ends run up, one after another.
 * @param shift x of the camera
 * @param lean x at height y of a line that starts at x and leans as the track does
 */
export function departingTrack(f: number, shift: number, lean: (x: number, y: number) => number) {
  const end = (starts: number): number =>
    valueAt(
      [
        [starts, 980, 'in'],
        [starts + 11, -30],
      ],
      f,
    );
  const strip = (x: number, width: number, bottom: number, fill: string) =>
    bottom > -20
      ? shape(`M${lean(x, -20)} -20h${width}L${lean(x, bottom) + width} ${bottom}h${-width}z`, fill)
      : '';
  const lines = [8, 7, 6, 5, 4, 3, 2, 1, 0]
    .map((k) => strip(shift + BEND.x - INNER - LANE * k - 3, 6, end(126 + (8 - k) * 0.7), CREAM))
    .join('');
  const lane = shift + BEND.x - laneRadius(3) - 43;
  return (
    strip(shift + BEND.x - INNER, 900, end(122), GREEN) +
    strip(lane, 86, end(124), DARK_LANE) +
    lines
  );
}
