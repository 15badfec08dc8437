import type { Keys } from '../../drawing/keys';
import { animation } from '../animation';
import { rail, typedDot, TYPED_Y, waitingDot } from './rail';

const hop = (start: number, height: number, ground: number): Keys<number> => [
  [start, ground, 'rise'],
  [start + 7, ground - height, 'fall'],
  [start + 14, ground],
];

/** Typing: the three words hop in turn, the green dot answers. */
export const uponTypingContinueLooped = () =>
  animation({
    name: 'upon-typing-continue-looped',
    width: 512,
    height: 512,
    frames: 60,
    rest: 0,
    layers: [
      ...rail(1, 1, 1, 1),
      waitingDot(352, hop(28, 36, 300)),
      typedDot(2, hop(2, 64, TYPED_Y)),
      typedDot(1, hop(10, 64, TYPED_Y)),
      typedDot(0, hop(18, 64, TYPED_Y)),
    ],
  });
