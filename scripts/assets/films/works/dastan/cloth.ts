import { clipRect, rect } from '../../svg';
import { BAND, CREAM, FIRST, PITCH, WARP, weftColor, WIDTH } from './constants';

/** The bands of a weft row at a height. Each row crosses every second warp thread; the next row crosses the others. */
export function row(index: number, y: number) {
  const isEven = index % 2 === 0;
  return Array.from({ length: 6 }, (_, i) =>
    rect((isEven ? -79.5 : -9.5) + i * 2 * PITCH, y, 89, BAND, weftColor(index), 0),
  ).join('');
}

const ROWS = 9;
/** A hem and a fringe (the ten round warp ends) lie above and below the rows. */
const HEM = 16;
const FRINGE = 64;
const GAP = PITCH - BAND;

/** The finished cloth, from the top of its fringe down. */
export function wholeCloth(y: number) {
  const width = WIDTH - 2 * FIRST;
  const top = y + FRINGE;
  const height = ROWS * PITCH + GAP;
  const threads = WARP.map((fill, i) =>
    rect(FIRST + i * PITCH, y, BAND, height + 2 * (FRINGE + HEM), fill),
  ).join('');
  const rows = Array.from({ length: ROWS }, (_, i) => row(i, top + HEM + GAP + i * PITCH)).join('');
  return (
    threads +
    clipRect(FIRST, top, width, height + 2 * HEM, rows) +
    rect(FIRST, top, width, HEM, CREAM, 0) +
    rect(FIRST, top + height + HEM, width, HEM, CREAM, 0)
  );
}
