import { quarterTurns } from '../drawing/keys';
import { animation, layer } from './animation';
import { dot, group, line } from './shapes';

const CENTRE = 18;
/** 240 ms of rotation and 60 ms of rest, at 30 frames per second. */
const STEP = 9;
const MOVES = 7.2;

const quarters = quarterTurns([0, STEP, 2 * STEP, 3 * STEP], MOVES);

/** Three quarters of a ring with a dot at its end, rotating in quarter turns. */
export const pleaseWait = animation({ size: [36, 36], frames: 36 }, [
  layer('ring', [
    group(
      [
        line('M3 18A15 15 0 1 1 18 33', { t: 6, color: 'cream' }),
        dot({ x: CENTRE, y: 33, r: 3, color: 'green' }),
      ],
      { anchor: [CENTRE, CENTRE], turn: quarters },
    ),
  ]),
]);
