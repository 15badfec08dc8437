import { type Keys, keys, mapKeys } from '../../drawing/keys';
import { animation, layer } from '../animation';
import { dot, solid, type Color } from '../shapes';

/** Half a knob plus the gap to the end of the bar. */
const REACH = 17.3;

const KNOBS: readonly { y: number; color: Color; x: Keys<number> }[] = [
  { y: 0, color: 'marigold', x: keys('0 223.2 lin, 60 286 out, 72 214 roll, 80 223.2') },
  { y: 60, color: 'green', x: keys('0 100.8 lin, 84 52 out, 98 110 roll, 106 100.8') },
  { y: 120, color: 'marigold', x: keys('0 288 lin, 108 196 out, 122 298 roll, 130 288') },
];

const left = (y: number) => (x: number) =>
  `M12 ${y}H${x - REACH}V${y + 24}H12A12 12 0 0 1 12 ${y}Z`;
const right = (y: number) => (x: number) =>
  `M${x + REACH} ${y}H348A12 12 0 0 1 348 ${y + 24}H${x + REACH}Z`;

/** Three knobs drift, and are corrected one after the other. */
export const brandManagement = animation(
  { size: [360, 144], frames: 150 },
  KNOBS.map(({ y, color, x }, i) =>
    layer(`slider ${i + 1}`, [
      solid(mapKeys(x, left(y)), 'cream'),
      dot({ x, y: y + 12, r: 12, color }),
      solid(mapKeys(x, right(y)), 'sage'),
    ]),
  ),
);
