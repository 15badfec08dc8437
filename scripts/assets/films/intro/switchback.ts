import { valueAt, type Keys } from '../../drawing/keys';
import { pointAt } from '../../drawing/path-length';
import { palette } from '../palette';
import { apart, circle, stroke } from '../svg';
import { ground } from './stage';

const ROAD =
  'M-60 110H1020A80 80 0 0 1 1020 270H260A80 80 0 0 0 260 430H1020A80 80 0 0 1 1020 590H-120';

const run: Keys<number> = [
  [0, 0, 'in'],
  [6, 0.1, 'lin'],
  [36, 0.95, 'stop'],
  [40, 1],
];

/** Shot 8: a line winds through four lanes; onlookers swell as its head passes. */
export function switchback(f: number) {
  const p = valueAt(run, f);
  const [hx, hy] = pointAt(ROAD, p);
  let onlookers = '';
  for (let j = 0; j < 3; j += 1)
    for (let i = 0; i < 8; i += 1) {
      const [x, y] = [300 + i * 96, 190 + 160 * j];
      const near = apart(hx, hy, x, y) < 150;
      onlookers += circle(x, y, near ? 26 : 15, near ? palette.marigold : palette.cream);
    }
  return (
    ground(palette.coral) +
    onlookers +
    stroke(ROAD, palette.ink, { head: Math.max(0, p - 0.013) }) +
    circle(hx, hy, 30, palette.green)
  );
}
