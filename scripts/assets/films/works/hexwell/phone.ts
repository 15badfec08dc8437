import { valueAt, type Keys } from '../../../drawing/keys';
import { clip, clipRect, group, rect, shape } from '../../svg';
import { FLOOR, KEY, type PhoneColors } from './constants';

/** Frame of the round at which the phone hits the floor. */
export const BREAKS = 32;

const body = (rim: string, screen: string, island = 68) =>
  rect(725, 42, 230, 440, rim, 48) +
  rect(739, 56, 202, 412, screen, 35) +
  rect(KEY.x - island / 2, 70, island, 18, rim);

const tilts: Keys<number> = [
  [12, 0, 'in'],
  [22, 13],
];
const slips: Keys<number> = [
  [12, 0, 'in'],
  [24, 26],
];
const falls: Keys<number> = [
  [13, 0, 'fall'],
  [BREAKS, 134],
];

/** A phone with the key on it, which slips and falls on its corner. */
export const phone = (f: number, { rim, screen }: PhoneColors, island?: number) =>
  group(
    `translate(${valueAt(slips, f)} ${valueAt(falls, f)}) rotate(${valueAt(tilts, f)} ${KEY.x} ${KEY.y})`,
    body(rim, screen, island),
  );

type Point = readonly [x: number, y: number];

interface Half {
  outline: readonly Point[];
  /** Its centre in the whole phone. */
  middle: Point;
  /** Position of its centre from the break until it lies still, and its angle. */
  x: Keys<number>;
  y: Keys<number>;
  angle: Keys<number>;
}

/** The crack is one zigzag. */
const CRACK: readonly Point[] = [
  [725, 288],
  [787, 228],
  [843, 282],
  [889, 218],
  [955, 268],
];

const flies = (from: number, to: number): Keys<number> => [
  [BREAKS, from, 'out'],
  [46, to],
];

const HALVES: readonly Half[] = [
  {
    outline: [[725, 42], [955, 42], ...CRACK.toReversed()],
    middle: [839.9, 195.4],
    x: flies(881, 622),
    y: [
      [BREAKS, 331, 'fall'],
      [40, 509, 'rise'],
      [43, 493, 'fall'],
      [46, 509],
    ],
    angle: flies(13, -82),
  },
  {
    outline: [...CRACK, [955, 482], [725, 482]],
    middle: [839.9, 321.1],
    x: flies(852.7, 1062),
    y: [
      [BREAKS, 453, 'rise'],
      [35, 430, 'fall'],
      [42, 502, 'rise'],
      [44, 488, 'fall'],
      [46, 502],
    ],
    angle: flies(13, 83),
  },
];

const sinks: Keys<number> = [
  [62, 0, 'in'],
  [84, 320],
];

/** How far a half reaches below its centre at an angle. */
function reach({ outline, middle }: Half, angle: number) {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return Math.max(...outline.map(([x, y]) => (x - middle[0]) * sin + (y - middle[1]) * cos));
}

function half(one: Half, f: number, { rim, dead }: PhoneColors) {
  const angle = valueAt(one.angle, f);
  const y = Math.min(valueAt(one.y, f), FLOOR - reach(one, angle));
  const points = one.outline.map(([px, py]) => `${px},${py}`).join(' ');
  return group(
    `translate(${valueAt(one.x, f)} ${y}) rotate(${angle}) translate(${-one.middle[0]} ${-one.middle[1]})`,
    clip(`<polygon points="${points}"/>`, body(rim, dead)),
  );
}

/** Six splinters: size, final position, flight height and final angle. */
const SPLINTERS = [
  { size: 17, x: 806, top: 330, angle: 0 },
  { size: 12, x: 846, top: 380, angle: 180 },
  { size: 20, x: 886, top: 300, angle: 8 },
  { size: 10, x: 700, top: 420, angle: 0 },
  { size: 13, x: 1176, top: 360, angle: 180 },
  { size: 14, x: 960, top: 320, angle: 0 },
];
const CRACKED = { x: 866, y: 410 };

function splinter({ size, x, top, angle }: (typeof SPLINTERS)[number], f: number, fill: string) {
  const rest = FLOOR - size * (angle === 180 ? 0.95 : 0.7);
  const y = valueAt(
    [
      [BREAKS, CRACKED.y, 'rise'],
      [37, top, 'fall'],
      [46, rest],
    ],
    f,
  );
  const at = `translate(${valueAt(flies(CRACKED.x, x), f)} ${y}) rotate(${valueAt(flies(angle - 250, angle), f)})`;
  return group(at, shape(`M${-size} ${size * 0.7}L0 ${-size}L${size} ${size * 0.7}z`, fill));
}

/** The broken phone: two halves and splinters fly apart, lie still, and sink into the floor. */
export function broken(f: number, colors: PhoneColors) {
  const sunk = valueAt(sinks, f);
  if (sunk >= 320) return '';
  const pieces =
    HALVES.map((one) => half(one, f, colors)).join('') +
    SPLINTERS.map((one) => splinter(one, f, colors.rim)).join('');
  return clipRect(-20, 0, 1240, FLOOR, group(`translate(0 ${sunk})`, pieces));
}
