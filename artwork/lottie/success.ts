import { type Keys, keys, sample, valueAt } from '../drawing/keys';
import { animation, layer } from './animation';
import { bar, dot, group, line } from './shapes';

const T = 47;
const R = T / 2;
/** Origin of the page's line in the picture, which shows a section of it. */
const ORIGIN = { x: -640, y: 60 };

/** How far the cup sinks when the dot lands, in px. */
const cupDip = keys('62 0 out, 66 14 drop, 76 0');

const flight = keys(`
  0 20 fall, 10 153 rise, 20 46 fall, 30 153 rise, 41 14 fall, 50 120 lin, 58 235 fall,
  63 277
`);

/** From the edge of the cup on, the dot moves with the cup. */
const dotY: Keys<number> = [
  ...flight.filter(([frame]) => frame < 58),
  ...sample(58, 76, (frame) => valueAt(flight, frame) + valueAt(cupDip, frame)),
];

const TRACE = [
  { x: 760, y: 142.66, at: 14 },
  { x: 900, y: 46.66, at: 24 },
  { x: 1040, y: 142.66, at: 34 },
  { x: 1180, y: 14.66, at: 44 },
  { x: 1300, y: 72.66, at: 53 },
];

const cup = group(
  [line('M1309.09 269.09A58.75 58.75 0 0 0 1426.59 269.09', { t: T, color: 'cream' })],
  { y: cupDip },
);

const track = group([
  bar([-10, 176.5, 1250, T], 'cream', 0),
  line('M1250.34 200A58.75 58.75 0 0 1 1309.09 258.75', { t: T, color: 'cream' }),
  line('M1426.59 258.75A58.75 58.75 0 0 1 1485.34 200', { t: T, color: 'cream' }),
  bar([1495.68, 176.5, 1200, T], 'cream', 0),
]);

/** The dot hops along the line and lands in its cup. */
export const success = animation({ size: [960, 480], frames: 78, rest: 77 }, [
  layer('line', [group([track, cup], ORIGIN)]),
  layer('trace', [
    group(
      TRACE.map(({ x, y, at }) =>
        dot({
          x,
          y,
          r: keys(`${at} 0 drop, ${at + 9} ${R}`),
          color: 'mint',
        }),
      ),
      ORIGIN,
    ),
  ]),
  layer('dot', [
    group([dot({ x: keys('0 560 lin, 58 1367.84'), y: dotY, r: R, color: 'ink' })], ORIGIN),
  ]),
]);
