import { valueAt, type Keys } from '../../../drawing/keys';
import { rect } from '../../svg';
import { CORAL, SLOT } from './constants';

/** Left edge of the visitor while it is a dot in the gap between the cross and the slots. */
const GAP = 447;
/** Left and right end of the visitor: from the cross to the gap before the slots, into Thursday, and back. */
const lefts: Keys<number> = [
  [16, 268, 'roll'],
  [30, GAP, 'hold'],
  [45, GAP, 'roll'],
  [66, 817, 'hold'],
  [98, 817, 'roll'],
  [114, GAP, 'hold'],
  [123, GAP, 'roll'],
  [136, 268],
];
const rights: Keys<number> = [
  [10, 408, 'roll'],
  [24, GAP + SLOT.h, 'hold'],
  [44, GAP + SLOT.h, 'roll'],
  [63, SLOT.x + SLOT.w, 'hold'],
  [100, SLOT.x + SLOT.w, 'roll'],
  [116, GAP + SLOT.h, 'hold'],
  [127, GAP + SLOT.h, 'roll'],
  [141, 408],
];
const centreYs: Keys<number> = [
  [28, 375, 'roll'],
  [46, 574, 'hold'],
  [114, 574, 'roll'],
  [128, 375],
];
/** A bar of the cross is thicker than a slot. */
const thickness: Keys<number> = [
  [12, 86, 'roll'],
  [30, SLOT.h, 'hold'],
  [124, SLOT.h, 'roll'],
  [140, 86],
];

/** y of the centre of the visitor, for the slots that move aside. */
export const centreYAt = (f: number) => valueAt(centreYs, f);
export const leftAt = (f: number) => valueAt(lefts, f);
export const rightAt = (f: number) => valueAt(rights, f);

/** A bar of the cross, which shrinks to a dot to travel. */
export function visitor(f: number) {
  const t = valueAt(thickness, f);
  return rect(leftAt(f), centreYAt(f) - t / 2, rightAt(f) - leftAt(f), t, CORAL);
}
