import { valueAt, type Keys } from '../../../drawing/keys';
import { clipRect, group, move, rect } from '../../svg';
import { row } from './cloth';
import { BAND, BROWN, CREAM, FIRST, GOLD, HEIGHT, PITCH, WARP, WIDTH } from './look';

/** Where the weft band nearest to the shuttle lies. */
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
  [148, 820],
];

/** When the reed strikes, each time after the shuttle has gone through, and when the shuttle comes again. */
const PICKS = [
  { strike: 14, next: 34 },
  { strike: 60, next: 80 },
  { strike: 106, next: 126 },
  { strike: 148, next: Infinity },
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

const warp = WARP.map((fill, i) => rect(FIRST + i * PITCH, -20, BAND, HEIGHT + 40, fill, 0)).join(
  '',
);

/** What has been woven, the rows that are still to come above it. */
const cloth = Array.from({ length: ROWS + PICKS.length }, (_, i) => {
  const index = i - PICKS.length;
  return row(index, EDGE + index * PITCH);
}).join('');

/** The comb that strikes a new row against the cloth; its teeth stand between the warps. */
export function reed(bottom: number) {
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
    // The thread lies across until the reed has taken it along.
    (isStriking ? laid : '') +
    (pick ? '' : shuttle(valueAt(runs, f), isRightward)) +
    (bottom > REED.away ? reed(bottom) : '')
  );
}
