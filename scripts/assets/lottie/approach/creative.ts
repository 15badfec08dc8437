import { chain, delay, type Keys } from '../../drawing/keys';
import { animation, layer } from '../animation';
import { dot, group, line, type Color } from '../shapes';

const ROUND = 60;
const rounds = [0, 1, 2, 3];

/** Four bars that end at the dot, each with the axis along which it pushes. */
const BARS: readonly { d: string; color: Color; axis: 'x' | 'y'; way: 1 | -1 }[] = [
  { d: 'M-320 176H160A72 72 0 0 1 232 248V288', color: 'cream', axis: 'y', way: 1 },
  { d: 'M464 -320V160A72 72 0 0 1 392 232H352', color: 'mint', axis: 'x', way: -1 },
  { d: 'M960 464H480A72 72 0 0 1 408 392V352', color: 'marigold', axis: 'y', way: -1 },
  { d: 'M176 960V480A72 72 0 0 1 248 408H288', color: 'coral', axis: 'x', way: 1 },
];

const everyRound = (keys: Keys<number>): Keys<number> =>
  chain(...rounds.map((round) => delay(keys, round * ROUND)));

const strike = (i: number): Keys<number> =>
  everyRound([
    [8 * i, 1, 'out'],
    [8 * i + 4, 0.955, 'roll'],
    [8 * i + 10, 1],
  ]);

const pushed = (axis: 'x' | 'y'): Keys<number> =>
  everyRound(
    chain(
      ...BARS.map(({ way, axis: own }, i): Keys<number> => {
        const start = 8 * i + 8;
        if (own !== axis) return [];
        return [
          [start, 320, 'out'],
          [start + 3, 320 + 22 * way, 'roll'],
          [start + 9, 320],
        ];
      }).filter((keys) => keys.length > 0),
    ),
  );

const seats: Keys<number> = chain(
  ...rounds.map((round): Keys<number> => [
    [ROUND * round + 40, round * 90, 'roll'],
    [ROUND * round + 58, round * 90 + 90],
  ]),
);

/** Four pushes from four sides, then every bar moves on by one place; four rounds. */
export const creative = () =>
  animation({
    name: 'approach-3-creative',
    width: 640,
    height: 640,
    frames: 240,
    rest: 0,
    layers: [
      layer('table', [
        group(
          [
            ...BARS.map(({ d, color }, i) => line(d, { t: 64, color, head: strike(i) })),
            dot({ x: pushed('x'), y: pushed('y'), r: 46, color: 'green' }),
          ],
          { anchor: [320, 320], turn: seats },
        ),
      ]),
    ],
  });
