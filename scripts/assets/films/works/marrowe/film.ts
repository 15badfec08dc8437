import { valueAt, type Keys } from '../../../drawing/keys';
import artwork from '../../artwork/marrowe.json';
import { circle, picture, rect, shape, turn } from '../../svg';
import { DARK, FOAM, MINT, TEAL } from './constants';
import { appointment, slots } from './slots';
import { visitor } from './visitor';

const PEACH = '#FFD7C7';

/** The dot in the centre of the cross moves as the bar leaves and returns. */
const gives: Keys<number> = [
  [10, 0, 'out'],
  [14, -6, 'roll'],
  [22, 0, 'hold'],
  [136, 0, 'out'],
  [139, -6, 'roll'],
  [143, 0],
];

/** The small cross makes a quarter turn when the appointment is made. */
const turns: Keys<number> = [
  [62, 0, 'roll'],
  [82, 90],
];

/** The large cross without its fourth bar. */
const cross = (f: number) =>
  rect(0, 0, 430, 750, TEAL, 0) +
  rect(172, 182, 86, 140, FOAM) +
  rect(172, 428, 86, 140, FOAM) +
  rect(22, 332, 140, 86, FOAM) +
  circle(215 + valueAt(gives, f), 375, 43, PEACH);

const smallCross = `<path d="M860 78h18v24h24v18H878v24H860V120H836V102h24z" fill="none" stroke="${TEAL}" stroke-width="8" stroke-linejoin="round"/>`;

/** Draws a frame of the Marrowe film, 0 to 143: a bar of the cross finds two days full, then fills Thursday. */
export function marrowe(f: number): string {
  return picture(
    1000,
    750,
    rect(0, 0, 1000, 750, MINT, 0) +
      shape(artwork.wordmark, TEAL) +
      turn(valueAt(turns, f), 869, 111, smallCross) +
      artwork.title.map((line) => shape(line, DARK)).join('') +
      cross(f) +
      slots(f) +
      visitor(f) +
      appointment(f),
  );
}
