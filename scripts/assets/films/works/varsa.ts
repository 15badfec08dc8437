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

const headOut: Keys<number> = [
  [0, share(660), 'in'],
  [26, share(1490)],
];
const headBack: Keys<number> = [
  [72, -0.02, 'lin'],
  [108, share(500), 'stop'],
  [144, share(660)],
];
const tailOut: Keys<number> = [
  [4, share(178), 'in'],
  [42, share(1490)],
];
const tailBack: Keys<number> = [
  [80, 0, 'lin'],
  [116, share(20), 'stop'],
  [144, share(178)],
];

/** Lane, start frame, colour of the thin rivals. */
const RIVALS = [
  { k: 6, start: 30, fill: '#FFE9DC' },
  { k: 2, start: 40, fill: '#FF9A7A' },
  { k: 8, start: 36, fill: '#FFE9DC' },
  { k: 5, start: 50, fill: '#FF9A7A' },
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
  const head = valueAt(f < 44 ? headOut : headBack, f);
  const tail = valueAt(f < 48 ? tailOut : tailBack, f);
  if (head <= tail) return '';
  const d = lane(RUNNER_LANE);
  const [x, y] = pointAt(d, head);
  const ends = { head: Math.max(0.0001, head), tail: Math.max(0, tail) };
  return stroke(d, RUNNER, { t: 44, cap: 'round', ...ends }) + circle(x, y, 22, '#16110F');
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

/** One frame of the Varsa film, 0 to 143: a runner leaves, rivals pass, the second lap ends at the still. */
export function varsa(f: number): string {
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((k) => move(valueAt(numberHop(k), f), 0, part(15 + k)))
    .join('');
  return picture(900, 970, part(0, 12) + rivals(f) + runner(f) + numbers + part(10) + part(23));
}
