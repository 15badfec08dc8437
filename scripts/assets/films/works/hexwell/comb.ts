import { apart, rect, shape } from '../../svg';
import { KEY, PALE } from './constants';

/** Hexagonal cells of 79 px radius in rows 126 px apart; every second row is shifted by half a cell. */
const CORNER = 79;
const ACROSS = 145.5;
const DOWN = 126;
const HALF = 68.4;

const CELLS = Array.from({ length: 54 }, (_, i) => {
  const row = Math.floor(i / 9);
  const x = -20 + (i % 9) * ACROSS + (row % 2) * (ACROSS / 2);
  return { x, y: -10 + row * DOWN, fill: i % 5 === 0 ? '#C6D1FF' : '#D3DCFF' };
});

const LIT = '#AEBDFB';

/** A ring of light spreads from the key: start radius in px, speed in px per frame, and width. */
const RING = { from: 200, pace: 26, width: 140 };

const cell = (x: number, y: number, fill: string) =>
  shape(
    `M${x} ${y - CORNER}L${x + HALF} ${y - CORNER / 2}V${y + CORNER / 2}L${x} ${y + CORNER}L${x - HALF} ${y + CORNER / 2}V${y - CORNER / 2}Z`,
    fill,
  );

/** The comb; `since` is the number of frames since each ring of light started. */
export function comb(since: readonly number[]) {
  const isLit = (x: number, y: number) =>
    since.some((frames) => {
      const radius = RING.from + RING.pace * frames;
      return frames >= 0 && Math.abs(apart(x, y, KEY.x, KEY.y) - radius) < RING.width / 2;
    });
  return (
    rect(0, 0, 1200, 675, PALE, 0) +
    CELLS.map(({ x, y, fill }) => cell(x, y, isLit(x, y) ? LIT : fill)).join('')
  );
}
