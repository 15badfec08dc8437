import { valueAt, type Keys } from '../../../drawing/keys';
import { circle, stroke, turn } from '../../svg';
import { lidAt, OPENS } from './can';
import { AMBER, CREAM, GREEN, ORANGE } from './constants';

const HUB = { x: 392, y: 236 };
const T = 34;

/** Ring, face and twelve dots; the dot at three o'clock is larger. */
export const clock =
  circle(HUB.x, HUB.y, 222, AMBER) +
  circle(HUB.x, HUB.y, 186, CREAM) +
  Array.from({ length: 12 }, (_, hour) => {
    const angle = ((hour - 3) * Math.PI) / 6;
    const r = hour === 3 ? 17 : hour % 3 === 0 ? 12 : 8;
    const [x, y] = [HUB.x + 156 * Math.cos(angle), HUB.y + 156 * Math.sin(angle)];
    return circle(x, y, r, hour === 3 ? ORANGE : GREEN);
  }).join('');

/** Angle of the hand from twelve: three ticks to three o'clock, the second and third a little too far, and back. */
const ticks: Keys<number> = [
  [18, 0, 'roll'],
  [26, 30, 'hold'],
  [42, 30, 'roll'],
  [50, 66, 'roll'],
  [56, 60, 'hold'],
  [62, 60, 'roll'],
  [71, 94, 'roll'],
  [77, 90, 'hold'],
  [118, 90, 'in'],
  [126, 28, 'out'],
  [138, -16, 'drop'],
  [150, 0],
];

/** Length of the hand, and radius of its bend. */
const LENGTH = 200;
const R = 56;
/** Angle of its outer half. */
const bends: Keys<number> = [
  [66, 0, 'fall'],
  [74, 90, 'hold'],
  [118, 90, 'in'],
  [125, 0],
];
/** Length of the straight part before the bend. */
const reaches: Keys<number> = [
  [72, 100, 'roll'],
  [84, 158, 'hold'],
  [118, 158, 'in'],
  [125, 100],
];
/** Length of the straight part after the bend: it falls, and bounces once. */
const droops: Keys<number> = [
  [74, 12, 'fall'],
  [80, 110, 'rise'],
  [82, 100, 'fall'],
  [84, 110],
];
/** The same on the can: it slips in, and out. */
const dips: Keys<number> = [
  [OPENS, 14, 'in'],
  [OPENS + 4, 34, 'hold'],
  [118, 34, 'in'],
  [125, 12],
];

/** How far the end hangs below the bend: the lid of the can lifts it, then it slips in. */
function droop(f: number) {
  if (f >= OPENS) return valueAt(dips, f);
  const room = lidAt(f) - T / 2 - HUB.y - R;
  return f > 74 ? Math.min(valueAt(droops, f), room) : LENGTH - 100 - R * (Math.PI / 2);
}

/** Path of the hand when it points right: straight, a bend, straight. */
function way(f: number) {
  const bend = (valueAt(bends, f) * Math.PI) / 180;
  if (bend === 0) return { d: `M${HUB.x} ${HUB.y}h${LENGTH}`, length: LENGTH };
  const arm = valueAt(reaches, f);
  const whole = (Math.PI / 2) * R;
  const rest = bend < Math.PI / 2 ? whole - bend * R + Math.max(0, droop(f)) : droop(f);
  const [sin, cos] = [Math.sin(bend), Math.cos(bend)];
  const d = `M${HUB.x} ${HUB.y}h${arm}a${R} ${R} 0 0 1 ${R * sin} ${R * (1 - cos)}l${rest * cos} ${rest * sin}`;
  return { d, length: arm + bend * R + rest };
}

/** Bands: start of the first, length, and spacing. */
const BAND = { from: 62, length: 15, pitch: 45 };
/** The straw drinks: three bands run up into the hub, three more rise from the can. */
const drinks: Keys<number> = [
  [109, 0, 'roll'],
  [119, 6],
];

function bands(f: number, d: string, length: number) {
  const drunk = valueAt(drinks, f);
  return (drunk > 0 ? [0, 1, 2, 6, 7, 8] : [0, 1, 2])
    .map((k) => {
      const from = BAND.from + BAND.pitch * (k - drunk);
      const to = Math.min(from + BAND.length, length);
      return from > 0 && to > from
        ? stroke(d, CREAM, { t: T, tail: from / length, head: to / length })
        : '';
    })
    .join('');
}

/** The hour hand, which is a straw. */
export function hand(f: number) {
  const { d, length } = way(f);
  const straw = stroke(d, GREEN, { t: T, cap: 'round' }) + bands(f < 130 ? f : 0, d, length);
  return turn(valueAt(ticks, f) - 90, HUB.x, HUB.y, straw) + circle(HUB.x, HUB.y, 30, GREEN);
}
