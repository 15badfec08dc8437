import { valueAt, type Keys } from '../../drawing/keys';
import artwork from '../artwork/dastan.json';
import { clipRect, group, move, picture, rect } from '../svg';

const WIDTH = 700;
const HEIGHT = 1172;
const BROWN = '#3B1512';
const CREAM = '#F0D9B5';
const GOLD = '#E0A13C';
const NAVY = '#20325C';
const RUST = '#A63D2F';
const BRICK = '#C9563F';

/** Colours of the warp from left to right, and of the weft from the cloth's edge down; the weft repeats. */
const WARP = [RUST, BRICK, CREAM, RUST, NAVY, BRICK, CREAM, RUST, GOLD, BRICK];
const WEFT = [CREAM, NAVY, CREAM, GOLD] as const;

/** From a thread to the next, and the thickness of the bands; where the weft band nearest to the shuttle lies. */
const PITCH = 70;
const BAND = 52;
const EDGE = 330;
const ROWS = 13;
/** Where the shuttle runs. */
const WAY = 259;

/** How far the shuttle is from its place in the still; it goes four times through the shed. */
const runs: Keys<number> = [
  [0, 0, 'in'],
  [13, -420, 'hold'],
  [34, -420, 'roll'],
  [58, 820, 'hold'],
  [80, 820, 'roll'],
  [104, -420, 'hold'],
  [126, -420, 'roll'],
  [148, 820, 'hold'],
  [168, 820, 'out'],
  [192, 0],
];

/** When the reed strikes, each time after the shuttle has gone through, and when the shuttle comes again. */
const PICKS = [
  { strike: 14, next: 34 },
  { strike: 60, next: 80 },
  { strike: 106, next: 126 },
  { strike: 148, next: 168 },
];

/** The lower edge of the reed: out of sight, against the cloth, and where a new row has its place. */
const REED = { away: 150, touches: EDGE, down: 391 };

const reedFalls = (start: number): Keys<number> => [
  [start, REED.away, 'fall'],
  [start + 8, REED.down, 'hold'],
  [start + 10, REED.down, 'roll'],
  [start + 20, REED.away],
];

const reedAt = (f: number) => Math.max(...PICKS.map(({ strike }) => valueAt(reedFalls(strike), f)));

/** How many rows the cloth has gone down, pushed by the reed. */
const rowsGiven = (f: number) =>
  PICKS.reduce((rows, { strike }) => {
    const reached = valueAt(reedFalls(strike), Math.min(f, strike + 8));
    return rows + Math.max(0, (reached - REED.touches) / (REED.down - REED.touches));
  }, 0);

/** The bands of a weft row; each crosses every second warp, the next row those between. */
function row(index: number) {
  const isEven = index % 2 === 0;
  const fill = WEFT[((index % WEFT.length) + WEFT.length) % WEFT.length] ?? CREAM;
  return Array.from({ length: 6 }, (_, i) =>
    rect((isEven ? -79.5 : -9.5) + i * 2 * PITCH, EDGE + index * PITCH, 89, BAND, fill, 0),
  ).join('');
}

const warp = WARP.map((fill, i) => rect(9 + i * PITCH, -20, BAND, HEIGHT + 40, fill, 0)).join('');

/** What has been woven, the rows that are still to come above it. */
const cloth = Array.from({ length: ROWS + PICKS.length }, (_, i) => row(i - PICKS.length)).join('');

/** The comb that strikes a new row against the cloth; its teeth stand between the warps. */
function reed(bottom: number) {
  const teeth = Array.from({ length: 11 }, (_, i) =>
    rect(-4 + i * PITCH, bottom - 50, 8, 40, CREAM),
  );
  return rect(-40, bottom - 60, WIDTH + 80, 60, BROWN) + teeth.join('');
}

/** The shuttle with its bobbin, its thread behind it; it faces the way that it goes. */
function shuttle(at: number, isRightward: boolean) {
  const body =
    rect(-60, WAY - 37, 420, 74, GOLD) +
    rect(40, WAY - 17, 230, 34, BROWN) +
    rect(62, WAY - 9, 186, 18, CREAM) +
    rect(360, WAY - 3, 1400, 6, CREAM, 0);
  return move(at, 0, isRightward ? group('translate(300 0) scale(-1 1)', body) : body);
}

/** One frame of the Dastan Looms film, 0 to 191: four times through the shed, four rows more, and the still again. */
export function dastan(f: number): string {
  const isRightward = (f >= 34 && f < 80) || (f >= 126 && f < 168);
  const bottom = reedAt(f);
  const pick = PICKS.find(({ strike, next }) => f >= strike && f < next);
  const isStriking = pick !== undefined && f < pick.strike + 8;
  const laid = rect(-20, Math.max(WAY - 3, bottom - 6), WIDTH + 40, 6, CREAM, 0);
  const woven = clipRect(
    0,
    isStriking ? Math.max(bottom, EDGE) : EDGE - 8,
    WIDTH,
    HEIGHT,
    move(0, rowsGiven(f) * PITCH, cloth),
  );
  return picture(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, BROWN, 0) +
      warp +
      woven +
      // The thread lies across until the reed has taken it along.
      (isStriking ? laid : '') +
      (pick ? '' : shuttle(valueAt(runs, f), isRightward)) +
      (bottom > REED.away ? reed(bottom) : '') +
      artwork.join(''),
  );
}
