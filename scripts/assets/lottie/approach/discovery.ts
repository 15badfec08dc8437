import { chain, type Keys } from '../../drawing/keys';
import { animation, layer } from '../animation';
import { dot, group, line, type Color } from '../shapes';

const FLOOR = 320;
const ROW: readonly Color[] = ['cream', 'cream', 'green', 'marigold', 'cream'];

const hop = (start: number): Keys<number> => [
  [start, FLOOR, 'rise'],
  [start + 8, FLOOR - 56, 'fall'],
  [start + 16, FLOOR],
];

/** The green dot jumps high on the way back, hangs, and lands in the centre. */
const jump = (start: number): Keys<number> => [
  [start, FLOOR, 'rise'],
  [start + 14, 120, 'hold'],
  [110, 120, 'fall'],
  [122, FLOOR, 'rise'],
  [127, 300, 'fall'],
  [132, FLOOR],
];

const lean = (px: number): Keys<number> => [
  [92, 0, 'roll'],
  [108, px, 'hold'],
  [138, px, 'roll'],
  [156, 0],
];

/** The question hops across, the answer hops back, both lean in while the green one hangs. */
export const discovery = () =>
  animation({
    name: 'approach-1-discovery',
    width: 640,
    height: 640,
    frames: 180,
    rest: 0,
    layers: [
      layer('bends', [
        group(
          [line('M236 176H212A144 144 0 0 0 212 464H236', { t: 60, color: 'ink', cap: 'round' })],
          {
            x: lean(44),
          },
        ),
        group(
          [line('M404 176H428A144 144 0 0 1 428 464H404', { t: 60, color: 'ink', cap: 'round' })],
          {
            x: lean(-44),
          },
        ),
      ]),
      layer(
        'row',
        ROW.map((color, i) => {
          const back = 50 + 6 * (4 - i);
          const y = chain(hop(6 + 6 * i), color === 'green' ? jump(back) : hop(back));
          return dot({ x: 188 + 66 * i, y, r: 30, color });
        }),
      ),
    ],
  });
