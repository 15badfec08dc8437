import type { Keys } from '../../drawing/keys';
import { animation } from '../animation';
import { rail, stub, typedDot, TYPED_Y, waitingDot } from './rail';

/** A small dot falls in, bounces to `peak` and comes to rest. */
const falls = (
  start: number,
  land: number,
  top: number,
  end: number,
  peak: number,
): Keys<number> => [
  [start, -20, 'fall'],
  [land, TYPED_Y, 'rise'],
  [top, peak, 'fall'],
  [end, TYPED_Y],
];

/** The dot drives the stub into the line, which extends at the turn; the dot rolls on and three words fall in. */
export const uponTyping = () =>
  animation({
    name: 'upon-typing',
    width: 512,
    height: 512,
    frames: 66,
    rest: 65,
    layers: [
      ...rail(1, 1, 1, [
        [16, 0, 'out'],
        [30, 1],
      ]),
      stub([
        [15, 120, 'out'],
        [22, 0],
      ]),
      waitingDot(
        [
          [24, 206, 'roll'],
          [46, 352],
        ],
        [
          [0, 180, 'rise'],
          [8, 116, 'fall'],
          [15, 180, 'out'],
          [22, 300],
        ],
      ),
      typedDot(2, falls(46, 58, 62, 65, 307)),
      typedDot(1, falls(40, 52, 56, 60, 301)),
      typedDot(0, falls(34, 46, 51, 56, 297)),
    ],
  });
