import { valueAt, type Keys } from '../../drawing/keys';
import { pointAt } from '../../drawing/path-length';
import artwork from '../artwork/varsa.json';
import { circle, move, picture, stroke } from '../svg';

const part = (from: number, to = from + 1) => artwork.slice(from, to).join('');
const RUNNER_LANE = 3;
const RUNNER = '#FFC83D';

/** The way of a lane: up, through the bend, off to the right. */
const lane = (k: number) => {
  const r = 150 + 92 * k - 46;
  return `M${300 - r} 1120V970A${r} ${r} 0 0 1 300 ${970 - r}H1500`;
};

const BEND = (Math.PI / 2) * 380;
/** Share of the runner's lane at an x on its straight. */
const share = (x: number) => (150 + BEND + (x - 300)) / (BEND + 150 + 1200);

/** Head and tail of the runner, share by share: off the still, a whole lap, and back to the still. */
const laps: readonly { head: Keys<number>; tail: Keys<number> }[] = [
  {
    head: [
      [0, share(660), 'in'],
      [26, share(1490)],
    ],
    tail: [
      [4, share(178), 'in'],
      [42, share(1490)],
    ],
  },
  {
    head: [
      [36, -0.02, 'lin'],
      [70, 1.02],
    ],
    tail: [
      [46, 0, 'lin'],
      [82, 1.02],
    ],
  },
  {
    head: [
      [72, -0.02, 'lin'],
      [106, share(500), 'stop'],
      [144, share(660)],
    ],
    tail: [
      [83, 0, 'lin'],
      [115, share(20), 'stop'],
      [144, share(178)],
    ],
  },
];

/** Lane, start frame, colour of the thin rivals. */
const RIVALS = [
  { k: 6, start: 14, fill: '#FFE9DC' },
  { k: 8, start: 22, fill: '#FFE9DC' },
  { k: 2, start: 30, fill: '#FF9A7A' },
  { k: 5, start: 44, fill: '#FF9A7A' },
  { k: 7, start: 58, fill: '#FFE9DC' },
  { k: 4, start: 70, fill: '#FFE9DC' },
  { k: 1, start: 84, fill: '#FF9A7A' },
  { k: 6, start: 96, fill: '#FFE9DC' },
];

const through = (start: number): Keys<number> => [
  [start, 0, 'lin'],
  [start + 34, 1.02],
];

function rivals(f: number) {
  return RIVALS.map(({ k, start, fill }) => {
    const head = valueAt(through(start), f);
    const tail = valueAt(through(start + 5), f);
    if (head <= tail) return '';
    const ends = { head: Math.min(1, head), tail: Math.min(0.999, tail) };
    return stroke(lane(k), fill, { t: 14, cap: 'round', ...ends });
  }).join('');
}

function runner(f: number) {
  const d = lane(RUNNER_LANE);
  return laps
    .map((lap) => {
      const head = Math.min(1, valueAt(lap.head, f));
      const tail = Math.max(0, valueAt(lap.tail, f));
      if (head <= tail || f < (lap.head[0]?.[0] ?? 0)) return '';
      const [x, y] = pointAt(d, head);
      return stroke(d, RUNNER, { t: 44, cap: 'round', head, tail }) + circle(x, y, 22, '#16110F');
    })
    .join('');
}

/** Lane numbers: the runner's jumps at the start, the others hop in turn. */
function numberHop(k: number): Keys<number> {
  const [start, step, px] = k === 2 ? [8, 6, -30] : [50 + k * 3, 5, -18];
  return [
    [start, 0, 'rise'],
    [start + step, px, 'fall'],
    [start + 2 * step, 0],
  ];
}

/** One frame of the Varsa film, 0 to 143: a runner leaves, passes rivals on a second lap, and ends the third at the still. */
export function varsa(f: number): string {
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((k) => move(valueAt(numberHop(k), f), 0, part(15 + k)))
    .join('');
  return picture(900, 970, part(0, 12) + rivals(f) + runner(f) + numbers + part(10) + part(23));
}
