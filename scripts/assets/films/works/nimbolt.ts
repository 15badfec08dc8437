import { valueAt, type Keys } from '../../drawing/keys';
import artwork from '../artwork/nimbolt.json';
import { circle, move, picture, rect, turn } from '../svg';

const part = (from: number, to = from + 1) => artwork.slice(from, to).join('');
const LOOP = 1200;
const YELLOW = '#FFD84D';

/** Way of the town: rides, brakes, stands, leaves. */
const rides: Keys<number> = [
  [0, 0, 'lin'],
  [72, 648, 'rise'],
  [96, 753, 'hold'],
  [130, 753, 'fall'],
  [154, 858, 'lin'],
  [192, LOOP],
];
const moon: Keys<number> = [
  [0, 0, 'roll'],
  [96, -10, 'roll'],
  [192, 0],
];
const windows: Keys<number> = [
  [112, 0, 'out'],
  [118, 1, 'hold'],
  [180, 1, 'out'],
  [184, 0],
];
const speed: Keys<number> = [
  [60, 1, 'roll'],
  [92, 0, 'hold'],
  [134, 0, 'roll'],
  [160, 1],
];
const lampNods: Keys<number> = [
  [84, 0, 'out'],
  [92, 7, 'roll'],
  [104, 0],
];
const parcelX: Keys<number> = [
  [98, 480, 'lin'],
  [124, 138],
];
const parcelY: Keys<number> = [
  [98, 470, 'rise'],
  [106, 380, 'fall'],
  [116, 522, 'rise'],
  [120, 506, 'fall'],
  [124, 522],
];

const dashes = [
  [-40, 330],
  [330, 180],
  [640, 300],
]
  .map(([x = 0, w = 0]) => rect(x, 596, w, 14, '#3A2DFF'))
  .join('');

const repeat = (count: number, way: number, inner: string) =>
  Array.from({ length: count }, (_, k) => move(LOOP * k - way, 0, inner)).join('');

const speedLines = (f: number, pace: number) =>
  [
    { right: 420, y: 400, width: 270, phase: 0 },
    { right: 440, y: 446, width: 380, phase: 9 },
    { right: 430, y: 492, width: 180, phase: 17 },
  ]
    .map(({ right, y, width, phase }) => {
      const swell = 0.72 + 0.28 * Math.sin(((f + phase * 7) * Math.PI * 2) / 48);
      const length = width * pace * swell;
      return length > 18 ? rect(right - length, y, length, 18, '#8F87FF') : '';
    })
    .join('');

function van(f: number, way: number, pace: number) {
  const nod = valueAt(lampNods, f);
  const bob = pace * 2 * Math.round(Math.sin(f * 0.9));
  const light = `<path d="M950 ${492 + nod}L1240 ${430 + nod * 5}V${590 + nod * 5}L950 ${520 + nod}z" fill="#FFF3B0" opacity=".9"/>`;
  const hubs = [576, 848].map((x) =>
    turn(way * 1.35, x, 546, rect(x - 5, 530, 10, 13, '#0C0B26', 5)),
  );
  return move(0, bob + nod * 0.4, light + part(50)) + hubs.join('');
}

/** One frame of the Nimbolt film, 0 to 191: the van rides, stops to deliver, and rides on. */
export function nimbolt(f: number): string {
  const way = valueAt(rides, f);
  const pace = valueAt(speed, f);
  const lit = valueAt(windows, f);
  const panes = [407, 361, 315].map((y) => rect(851 - way, y, 40 * lit, 14, YELLOW, 7));
  const left = f > 130 ? 753 - way : 0;
  const parcel = circle(valueAt(parcelX, f) + left, valueAt(parcelY, f), 22, YELLOW);
  return picture(
    1200,
    675,
    part(0) +
      move(0, valueAt(moon, f), part(1)) +
      repeat(3, way, part(2, 45)) +
      panes.join('') +
      part(45) +
      repeat(4, way * 2, dashes) +
      speedLines(f, pace) +
      van(f, way, pace) +
      (f >= 98 ? parcel : ''),
  );
}
