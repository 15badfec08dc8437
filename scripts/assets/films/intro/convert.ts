import { valueAt, type Keys } from '../../drawing/keys';
import { palette } from '../palette';
import { arc, circle, stroke, text, turn } from '../svg';
import { ground } from './stage';

const halfTurn = (start: number, frames: number, from: number): Keys<number> => [
  [start, from, 'roll'],
  [start + frames, from + 180],
];

function smallBends(f: number) {
  let bends = '';
  for (let i = 0; i < 8; i += 1) {
    const angle = valueAt(halfTurn(14 + i * 2.5, 8, 0), f);
    const [x, y] = [612 + i * 84, 600];
    const fill = angle > 90 ? palette.cream : palette.ink;
    bends += turn(angle, x, y, stroke(arc(x, y, 24, 90, 270), fill, { t: 30 }));
  }
  return bends;
}

/** Shot 10: the word turns upright, and everything turns with it. */
export const convert = (f: number) =>
  ground(palette.green) +
  turn(
    valueAt(halfTurn(6, 16, 180), f),
    560,
    330,
    text('Convert.', 560, 390, 190, palette.ink, 'middle'),
  ) +
  smallBends(f) +
  turn(
    valueAt(halfTurn(6, 16, 0), f),
    1100,
    330,
    stroke(arc(1100, 330, 105, 90, 270), palette.ink) + circle(1100, 330, 30, palette.cream),
  );
