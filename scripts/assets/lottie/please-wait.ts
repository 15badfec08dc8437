import { chain, type Keys } from '../drawing/keys';
import { animation, layer } from './animation';
import { dot, group, line } from './shapes';

const CENTRE = 18;
/** 240 ms of rotation and 60 ms of rest, at 30 frames per second. */
const STEP = 9;
const MOVES = 7.2;

const quarters = chain(
  ...[0, 1, 2, 3].map((quarter): Keys<number> => [
    [STEP * quarter, 90 * quarter, 'roll'],
    [STEP * quarter + MOVES, 90 * quarter + 90],
  ]),
);

/** Three quarters of a ring with a dot at its end, rotating in quarter turns. */
export const pleaseWait = () =>
  animation({
    name: 'please-wait',
    width: 36,
    height: 36,
    frames: 36,
    rest: 0,
    layers: [
      layer('ring', [
        group(
          [
            line('M3 18A15 15 0 1 1 18 33', { t: 6, color: 'cream' }),
            dot({ x: CENTRE, y: 33, r: 3, color: 'green' }),
          ],
          { anchor: [CENTRE, CENTRE], turn: quarters },
        ),
      ]),
    ],
  });
