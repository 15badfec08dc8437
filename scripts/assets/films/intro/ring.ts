import { valueAt, type Keys } from '../../drawing/keys';
import { cycle, palette } from '../palette';
import { circle, stroke } from '../svg';
import { ground } from './stage';

const R = 200;
const CX = 640;
const CY = 350;
const LINE = `M-60 ${CY + R}H${CX}A${R} ${R} 0 0 0 ${CX + R} ${CY}A${R} ${R} 0 0 0 ${CX} ${CY - R}A${R} ${R} 0 0 0 ${CX - R} ${CY}A${R} ${R} 0 0 0 ${CX} ${CY + R}`;

const runs: Keys<number> = [
  [12, 0, 'roll'],
  [30, 1],
];
const follows: Keys<number> = [
  [24, 0, 'roll'],
  [36, 0.415],
];
const falls: Keys<number> = [
  [20, -80, 'fall'],
  [32, 350, 'rise'],
  [34, 338, 'fall'],
  [36, 350],
];

/** Twenty dots move to their places on the ring from both sides. */
function arrivals(f: number) {
  const fills = [palette.marigold, palette.coral, palette.mint, palette.cream, palette.fern];
  let dots = '';
  for (let i = 0; i < 20; i += 1) {
    const angle = (i * 18 * Math.PI) / 180;
    const x = CX + R * Math.cos(angle);
    const late = i % 5;
    const arrives: Keys<number> = [
      [late, x < CX ? -60 : 1340, 'out'],
      [12 + late, x],
    ];
    dots += circle(valueAt(arrives, f), CY + R * Math.sin(angle), 22, cycle(fills, i));
  }
  return dots;
}

function studs() {
  let dots = '';
  for (let k = 0; k < 26; k += 1)
    dots += circle(40 + k * 50, 676, 6, palette.fern) + circle(40 + k * 50, 40, 6, palette.fern);
  return dots;
}

/** Shot 11: the line runs in and wraps into a ring with a dot in its centre. */
export function ring(f: number) {
  const head = valueAt(runs, f);
  return (
    ground(palette.ink) +
    arrivals(f) +
    studs() +
    stroke(LINE, palette.green, { head, tail: Math.min(valueAt(follows, f), head) }) +
    circle(CX, valueAt(falls, f), 60, palette.cream)
  );
}
