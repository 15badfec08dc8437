import type { Keys } from '../../drawing/keys';
import { animation, layer } from '../animation';
import { dot, line, dotOnPath, type Color } from '../shapes';

const T = 64;
const ROAD = 'M-40 500H430A130 130 0 0 0 430 240H210A130 130 0 0 0 210 500';
const LAP = 'H430A130 130 0 0 0 430 240H210A130 130 0 0 0 210 500';
const EXIT = 'M320 370H700';

/** Milestones on the upper stretch, in the order of their laps, and the frame of the lap that passes them. */
const MILESTONES = [
  { x: 430, passed: 15 },
  { x: 320, passed: 18 },
  { x: 210, passed: 22 },
].map(({ x, passed }, lap) => ({ x, hop: 24 + 40 * lap + passed }));

const reached = (hop: number): Keys<Color> => [
  [0, 'marigold', 'hold'],
  [6, 'cream', 'hold'],
  [hop + 5, 'marigold'],
];

/** The last delivery leaves; a new dot comes in, makes three laps and leaves the same way. */
export const delivery = () =>
  animation({
    name: 'approach-4-delivery',
    width: 640,
    height: 640,
    frames: 180,
    rest: 0,
    layers: [
      layer('road', [line(ROAD, { t: T, color: 'ink' })]),
      layer(
        'milestones',
        MILESTONES.map(({ x, hop }) =>
          dot({
            x,
            y: [
              [hop, 240, 'rise'],
              [hop + 6, 180, 'fall'],
              [hop + 12, 240],
            ],
            r: 14,
            color: reached(hop),
          }),
        ),
      ),
      layer(
        'delivered before',
        [
          line(EXIT, {
            t: T,
            color: 'green',
            tail: [
              [0, 0, 'in'],
              [12, 1],
            ],
          }),
          dot({
            x: [
              [0, 320, 'in'],
              [12, 700],
            ],
            y: 370,
            r: T / 2,
            color: 'green',
          }),
        ],
        { to: 12 },
      ),
      layer(
        'delivered now',
        [
          line(EXIT, {
            t: T,
            color: 'green',
            head: [
              [158, 0, 'out'],
              [174, 1],
            ],
          }),
          dot({ x: 320, y: 370, r: T / 2, color: 'green' }),
        ],
        { from: 158 },
      ),
      layer(
        'comes in',
        [
          dot({
            x: [
              [12, -40, 'stop'],
              [24, 210],
            ],
            y: 500,
            r: T / 2,
            color: 'green',
          }),
        ],
        { from: 12, to: 24 },
      ),
      layer(
        'three laps',
        [
          dotOnPath(
            `M210 500${LAP}${LAP}${LAP}`,
            [
              [24, 0, 'lin'],
              [144, 1],
            ],
            T,
            'green',
          ),
        ],
        { from: 24, to: 144 },
      ),
      layer(
        'hops out',
        [
          dot({
            x: [
              [144, 210, 'lin'],
              [150, 320],
            ],
            y: [
              [150, 500, 'rise'],
              [160, 370],
            ],
            r: T / 2,
            color: 'green',
          }),
        ],
        { from: 144, to: 160 },
      ),
    ],
  });
