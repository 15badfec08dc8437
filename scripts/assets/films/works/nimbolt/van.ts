import { valueAt, type Keys } from '../../../drawing/keys';
import artwork from '../../artwork/nimbolt.json';
import { circle, move, rect, shape, turn } from '../../svg';
import { LOOP, vanAhead, streetOffset } from './ride';

const BLUE = '#3A2DFF';
const PALE = '#F2EFFF';
const WARM = '#FFF3B0';
const LILAC = '#8F87FF';
const NIGHT = '#0C0B26';

/** Length of the speed lines, as a share of the full length. */
const paces: Keys<number> = [
  [0, 1, 'lin'],
  [30, 0.7, 'roll'],
  [48, 0, 'hold'],
  [88, 0, 'roll'],
  [96, 0.3, 'roll'],
  [106, 0.15, 'roll'],
  [126, 0.42, 'roll'],
  [146, 1],
];

/** How far the rear door is open, in px seen from the side. */
const opens: Keys<number> = [
  [50, 0, 'out'],
  [54, 14, 'hold'],
  [64, 14, 'roll'],
  [69, 0, 'hold'],
  [80, 0, 'out'],
  [84, 14, 'hold'],
  [132, 14, 'roll'],
  [137, 0],
];

/** The van dips as it brakes, and lifts its nose as it leaves. */
const dips: Keys<number> = [
  [40, 0, 'roll'],
  [50, 5, 'roll'],
  [58, 0, 'hold'],
  [106, 0, 'roll'],
  [114, -3, 'roll'],
  [126, 0],
];

export function speedLines(f: number) {
  const pace = valueAt(paces, f);
  const swell = 1 + 0.12 * Math.max(0, pace - 0.6) * Math.sin((f * Math.PI) / 12);
  const lines = [
    { right: 430, y: 400, width: 270 },
    { right: 440, y: 446, width: 380 },
    { right: 430, y: 492, width: 180 },
  ]
    .map(({ right, y, width }) => {
      const length = width * pace * swell;
      return length > 18 ? rect(right - length, y, length, 18, LILAC) : '';
    })
    .join('');
  return move(vanAhead(f), 14, lines);
}

/** A wheel. Its hub shows the rotation: eleven turns per loop. */
const wheel = (x: number, f: number) =>
  circle(x, 216, 46, NIGHT) +
  circle(x, 216, 20, LILAC) +
  turn((streetOffset(f) / LOOP) * 11 * 360, x, 216, rect(x - 3, 201, 6, 30, NIGHT));

const body =
  shape(
    'M0 60A60 60 0 0 1 60 0H330C404 0 440 40 462 98L480 140V176A40 40 0 0 1 440 216H40A40 40 0 0 1 0 176z',
    BLUE,
  ) +
  shape('M336 36h4c44 0 66 24 82 62l6 16H336z', '#CFE8FF') +
  shape('M118 40h76l-14 60H104z', PALE) +
  shape('M152 48l-22 28h14l-6 18 24-28h-14z', BLUE) +
  shape(artwork.name, PALE) +
  rect(452, 156, 28, 22, WARM) +
  rect(0, 150, 16, 30, '#FF5C4D');

const light = '<path d="M950 492L1240 430V590L950 520z" fill="#FFF3B0" opacity=".9"/>';

export function van(f: number) {
  const open = valueAt(opens, f);
  const dip = turn(
    valueAt(dips, f) * 0.4,
    860,
    560,
    light + rect(470 - open, 392, open, 128, WARM, Math.min(7, open / 2)) + move(470, 330, body),
  );
  const wheels = move(470, 330, wheel(106, f) + wheel(378, f));
  return move(vanAhead(f), 14, dip + wheels);
}
