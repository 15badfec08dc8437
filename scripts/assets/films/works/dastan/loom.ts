import { valueAt, type Keys } from '../../../drawing/keys';
import { clipRect, group, move, rect } from '../../svg';
import { row } from './cloth';
import { BAND, BROWN, CREAM, FIRST, GOLD, HEIGHT, PITCH, WARP, WIDTH } from './constants';

/** Position of the weft band nearest to the shuttle. */
const EDGE = 330;
const ROWS = 13;

/** Height of the path of the shuttle. */
const WAY = 259;

/** Offset of the shuttle from its place in the still; it passes through the shed four times. */
const runs: Keys<number> = [
  [0, 0, 'in'],
  [13, -420, 'hold'],
  [34, -420, 'roll'],
  [58, 820, 'hold'],
  [80, 820, 'roll'],
  [104, -420, 'hold'],
  [126, -420, 'roll'],
  [148, 820],
];

/** When the reed strikes, after each pass of the shuttle, and when the shuttle returns. */
const PICKS = [
  { strike: 14, next: 34 },
  { strike: 60, next: 80 },
  { strike: 106, next: 126 },
  { strike: 148, next: Infinity },
];

/** Lower edge of the reed: out of sight, against the cloth, and at the place of a new row. */
const REED = { away: 150, touches: EDGE, down: 391 };

const reedFalls = (start: number): Keys<number> => [
  [start, REED.away, 'fall'],
  [start + 8, REED.down, 'hold'],
  [start + 10, REED.down, 'roll'],
  [start + 20, REED.away],
];

const reedAt = (f: number) => Math.max(...PICKS.map(({ strike }) => valueAt(reedFalls(strike), f)));

/** Number of rows by which the reed has pushed the cloth down. */
const rowsGiven = (f: number) =>
  PICKS.reduce((rows, { strike }) => {
    const reached = valueAt(reedFalls(strike), Math.min(f, strike + 8));
    return rows + Math.max(0, (reached - REED.touches) / (REED.down - REED.touches));
  }, 0);

const warp = WARP.map((fill, i) => rect(FIRST + i * PITCH, -20, BAND, HEIGHT + 40, fill, 0)).join(
  '',
);

/** The woven rows, with the rows still to come above them. */
const cloth = Array.from({ length: ROWS + PICKS.length }, (_, i) => {
  const index = i - PICKS.length;
  return row(index, EDGE + index * PITCH);
}).join('');

/** The reed: a comb with its teeth between the warp threads, which strikes a new row against the cloth. */
export function reed(bottom: number) {
  const teeth = Array.from({ length: 11 }, (_, i) =>
    rect(-4 + i * PITCH, bottom - 50, 8, 40, CREAM),
  );
  return rect(-40, bottom - 60, WIDTH + 80, 60, BROWN) + teeth.join('');
}

/** The shuttle with its bobbin, facing forward, its thread behind it. */
function shuttle(at: number, isRightward: boolean) {
  const body =
    rect(-60, WAY - 37, 420, 74, GOLD) +
    rect(40, WAY - 17, 230, 34, BROWN) +
    rect(62, WAY - 9, 186, 18, CREAM) +
    rect(360, WAY - 3, 1400, 6, CREAM, 0);
  return move(at, 0, isRightward ? group('translate(300 0) scale(-1 1)', body) : body);
}

/** The loom at work. */
export function loom(f: number): string {
  const isRightward = (f >= 34 && f < 80) || f >= 126;
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
  return (
    warp +
    woven +
    // The thread lies across until the reed pushes it.
    (isStriking ? laid : '') +
    (pick ? '' : shuttle(valueAt(runs, f), isRightward)) +
    (bottom > REED.away ? reed(bottom) : '')
  );
}
