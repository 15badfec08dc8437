import { valueAt, type Keys } from '../../../drawing/keys';
import artwork from '../../artwork/lumenade.json';
import { circle, group, move, rect, shape, stroke } from '../../svg';
import { CREAM, FOAM, GREEN, ORANGE } from './constants';

/** y of the lid while the can stands on the counter. */
const LID = 323;
export const OPENS = 106;

const sinks: Keys<number> = [
  [2, 0, 'in'],
  [30, 340, 'hold'],
  [84, 340, 'out'],
  [104, 0],
];
/** The can jolts as it opens. */
const jolts: Keys<number> = [
  [OPENS, 0, 'rise'],
  [OPENS + 3, -6, 'fall'],
  [OPENS + 6, 0],
];

export const lidAt = (f: number) => LID + valueAt(sinks, f);

const body = group(
  `translate(533.4 ${LID}) scale(.66)`,
  shape('M14 0h192l14 34v412l-14 34H14L0 446V34z', ORANGE) +
    shape('M14 0h192l6 14H8z', '#E9EDE6') +
    shape('M8 466h204l-6 14H14z', '#C9D2C6') +
    rect(0, 120, 220, 240, CREAM, 0) +
    shape('M30 330a80 80 0 0 1 160 0z', ORANGE) +
    stroke('M110 322v-52M110 322l-37-37M110 322l37-37', CREAM, { t: 9, cap: 'round' }) +
    move(110, 198, shape(artwork.name, GREEN)),
);

/** The can: closed while it rises, open until it has sunk again. */
export function can(f: number) {
  const isClosed = f > 60 && f < OPENS;
  const lid = isClosed ? rect(586, 316, 40, 8, '#C9D2C6') : rect(579, 321, 54, 9, GREEN);
  return move(0, lidAt(f) - LID + valueAt(jolts, f), body + lid);
}

interface Dot {
  /** Destination and radius. */
  x: number;
  y: number;
  r: number;
  /** Frame at which it is gone. */
  pops: number;
}

/** Seven dots that are visible in the first frame and then pop. */
const STAY: readonly Dot[] = [
  { x: 606, y: 288, r: 14, pops: 6 },
  { x: 640, y: 246, r: 12, pops: 9 },
  { x: 680, y: 272, r: 16, pops: 8 },
  { x: 724, y: 232, r: 10, pops: 12 },
  { x: 768, y: 258, r: 13, pops: 11 },
  { x: 822, y: 230, r: 9, pops: 15 },
  { x: 872, y: 250, r: 11, pops: 14 },
];
const STAY_ORANGE = [1, 5];

/** Eleven dots that fly further, stop below the words, and thin out. */
const GO: readonly Dot[] = [
  { x: 1110, y: 256, r: 9, pops: 128 },
  { x: 1054, y: 232, r: 12, pops: 133 },
  { x: 1000, y: 262, r: 17, pops: 139 },
  { x: 952, y: 228, r: 10, pops: 144 },
  { x: 912, y: 290, r: 18, pops: 150 },
  { x: 846, y: 306, r: 15, pops: 156 },
  { x: 922, y: 350, r: 9, pops: 136 },
  { x: 806, y: 284, r: 20, pops: 164 },
  { x: 736, y: 300, r: 19, pops: 172 },
  { x: 790, y: 346, r: 10, pops: 147 },
  { x: 676, y: 318, r: 11, pops: 180 },
];
const GO_ORANGE = [3, 5];

/** A dot shoots from the lid and drifts on until it pops. */
function hissing({ x, y, r, pops }: Dot, start: number, f: number, fill: string) {
  if (f < start) return '';
  const fly = (from: number, to: number) =>
    valueAt(
      [
        [start, from, 'out'],
        [start + 17, to],
      ],
      f,
    );
  const drifts = Math.max(0, f - start - 8) * 0.5;
  const left = valueAt(
    [
      [start, r * 0.4, 'out'],
      [start + 6, r, 'hold'],
      [pops - 4, r, 'in'],
      [pops, 0],
    ],
    f,
  );
  return circle(fly(606, x) + drifts, fly(LID - 10, y), left, fill);
}

/** One of the seven dots: it reaches its place by the last frame. */
function staying({ x, y, r, pops }: Dot, start: number, f: number, fill: string) {
  if (f < OPENS) {
    const left = valueAt(
      [
        [pops - 4, r, 'in'],
        [pops, 0],
      ],
      f,
    );
    return circle(x, y, left, fill);
  }
  if (f < start) return '';
  const settle = (from: number, past: number, to: number): Keys<number> => [
    [start, from, 'out'],
    [start + 22, past, 'roll'],
    [190, to],
  ];
  return circle(
    valueAt(settle(606, x - 16, x), f),
    valueAt(settle(LID - 10, y + 10, y), f),
    valueAt(settle(r * 0.3, r * 1.2, r), f),
    fill,
  );
}

/** The hiss: dots fly right and up, the farthest first. */
export const hiss = (f: number) =>
  GO.map((dot, i) => hissing(dot, OPENS + i * 0.25, f, GO_ORANGE.includes(i) ? ORANGE : FOAM)).join(
    '',
  ) +
  STAY.map((dot, i) =>
    staying(dot, OPENS + 12 - i * 1.8, f, STAY_ORANGE.includes(i) ? ORANGE : FOAM),
  ).join('');
