import { progress } from '../drawing/easing';
import { chain, delay, hop, keys, type Keys, quarterTurns, sample, valueAt } from '../drawing/keys';
import { animation, layer } from './animation';
import { type Color, dot, dotOnPath, group, line, solid } from './shapes';

const FLOOR = 320;
const ROW: readonly Color[] = ['cream', 'cream', 'green', 'marigold', 'cream'];

const hopFrom = (start: number) => hop(start, FLOOR, FLOOR - 56, 8);

/** The green dot jumps high on the way back, hangs, and lands in the centre. */
const jump = (start: number) =>
  keys(`
  ${start} ${FLOOR} rise, ${start + 14} 120 hold, 110 120 fall, 122 ${FLOOR} rise,
  127 300 fall, 132 ${FLOOR}
`);

const lean = (px: number) => keys(`92 0 roll, 108 ${px} hold, 138 ${px} roll, 156 0`);

/** The question hops across, the answer hops back, both lean in while the green one hangs. */
export const discovery = animation({ size: [640, 640], frames: 180 }, [
  layer('bends', [
    group([line('M236 176H212A144 144 0 0 0 212 464H236', { t: 60, color: 'ink', cap: 'round' })], {
      x: lean(44),
    }),
    group([line('M404 176H428A144 144 0 0 1 428 464H404', { t: 60, color: 'ink', cap: 'round' })], {
      x: lean(-44),
    }),
  ]),
  layer(
    'row',
    ROW.map((color, i) => {
      const back = 50 + 6 * (4 - i);
      const y = chain(hopFrom(6 + 6 * i), color === 'green' ? jump(back) : hopFrom(back));
      return dot({ x: 188 + 66 * i, y, r: 30, color });
    }),
  ),
]);

const R = 32;
const PERCH = { x: 520, y: 110 };
const BARS = [
  { x: 104, top: 432, hit: 26 },
  { x: 208, top: 332, hit: 40 },
  { x: 312, top: 472, hit: 54 },
  { x: 416, top: 262, hit: 68 },
  { x: 520, top: 382, hit: 82 },
] as const;
/** The outlier, which sinks under the dot. */
const OUTLIER = 2;
const END = 104;

const dips: readonly Keys<number>[] = BARS.map(({ hit }, i) =>
  i === OUTLIER
    ? keys('50 0 roll, 58 64 hold, 112 64 roll, 128 0')
    : keys(`${hit} 0 out, ${hit + 4} 26 roll, ${hit + 12} 0`),
);

/** Height of the dot as it hops from bar to bar: it takes off while the bar still sinks under it. */
function hopY(frame: number): number {
  const i = Math.max(
    0,
    BARS.findLastIndex(({ hit }) => frame >= hit),
  );
  const bar = BARS[i] ?? BARS[0];
  const next = BARS[i + 1];
  const until = next?.hit ?? END;
  const t = (frame - bar.hit) / (until - bar.hit);
  const from = bar.top - 2 * R + valueAt(dips[i] ?? [[0, 0]], frame) * (1 - t);
  const sunk = valueAt(dips[i + 1] ?? [[0, 0]], until);
  const to = next ? next.top - 2 * R + sunk : PERCH.y;
  if (!next) return from + (to - from) * progress('rise', t);
  const top = Math.min(from, to) - 70;
  return t < 0.5
    ? from + (top - from) * progress('rise', t * 2)
    : top + (to - top) * progress('fall', t * 2 - 1);
}

/** The dot drops, tries every bar, skips the outlier, and meets the line. */
export const strategy = animation({ size: [640, 640], frames: 150 }, [
  layer(
    'bars',
    BARS.map(({ x, top }, i) =>
      group(
        [
          solid(
            `M${x - R} 660V${top}A32 32 0 0 1 ${x + R} ${top}V660Z`,
            i === OUTLIER ? 'marigold' : 'ink',
          ),
        ],
        { y: dips[i] ?? 0 },
      ),
    ),
  ),
  layer('line', [
    line('M-20 270H24A80 80 0 0 0 104 190A80 80 0 0 1 184 110H440', {
      t: 64,
      color: 'green',
      head: keys('4 1 roll, 26 0 hold, 112 0 roll, 140 1'),
    }),
  ]),
  layer('dot', [
    dot({
      x: [[4, PERCH.x, 'roll'], ...BARS.map(({ x, hit }) => [hit, x, 'roll'] as const)],
      y: [[4, PERCH.y, 'fall'], ...sample(BARS[0].hit, END, hopY)],
      r: R,
      color: 'green',
    }),
  ]),
]);

const ROUND = 60;
const rounds = [0, 1, 2, 3];

/** Four bars that end at the dot, each with the axis along which it pushes. */
const PUSHERS: readonly { d: string; color: Color; axis: 'x' | 'y'; way: 1 | -1 }[] = [
  { d: 'M-320 176H160A72 72 0 0 1 232 248V288', color: 'cream', axis: 'y', way: 1 },
  { d: 'M464 -320V160A72 72 0 0 1 392 232H352', color: 'mint', axis: 'x', way: -1 },
  { d: 'M960 464H480A72 72 0 0 1 408 392V352', color: 'marigold', axis: 'y', way: -1 },
  { d: 'M176 960V480A72 72 0 0 1 248 408H288', color: 'coral', axis: 'x', way: 1 },
];

const everyRound = (round: Keys<number>): Keys<number> =>
  chain(...rounds.map((index) => delay(round, index * ROUND)));

const strike = (i: number) =>
  everyRound(keys(`${8 * i} 1 out, ${8 * i + 4} 0.955 roll, ${8 * i + 10} 1`));

const pushed = (axis: 'x' | 'y') =>
  everyRound(
    chain(
      ...PUSHERS.flatMap(({ way, axis: own }, i) => {
        const start = 8 * i + 8;
        if (own !== axis) return [];
        return [keys(`${start} 320 out, ${start + 3} ${320 + 22 * way} roll, ${start + 9} 320`)];
      }),
    ),
  );

const seats = quarterTurns(
  rounds.map((round) => ROUND * round + 40),
  18,
);

/** Four pushes from four sides, then every bar moves on by one place; four rounds. */
export const creative = animation({ size: [640, 640], frames: 240 }, [
  layer('table', [
    group(
      [
        ...PUSHERS.map(({ d, color }, i) => line(d, { t: 64, color, head: strike(i) })),
        dot({ x: pushed('x'), y: pushed('y'), r: 46, color: 'green' }),
      ],
      { anchor: [320, 320], turn: seats },
    ),
  ]),
]);

const T = 64;
const ROAD = 'M-40 500H430A130 130 0 0 0 430 240H210A130 130 0 0 0 210 500';
const LAP = 'H430A130 130 0 0 0 430 240H210A130 130 0 0 0 210 500';
const EXIT = 'M320 370H700';

/** Milestones on the upper stretch, in the order of their laps, and the frame of the lap that passes them. */
const MILESTONES = [
  { x: 430, passed: 15 },
  { x: 320, passed: 18 },
  { x: 210, passed: 22 },
].map(({ x, passed }, lap) => ({ x, start: 24 + 40 * lap + passed }));

const reached = (start: number): Keys<Color> => [
  [0, 'marigold', 'hold'],
  [6, 'cream', 'hold'],
  [start + 5, 'marigold'],
];

/** The last delivery leaves; a new dot comes in, makes three laps and leaves the same way. */
export const delivery = animation({ size: [640, 640], frames: 180 }, [
  layer('road', [line(ROAD, { t: T, color: 'ink' })]),
  layer(
    'milestones',
    MILESTONES.map(({ x, start }) =>
      dot({
        x,
        y: hop(start, 240, 180, 6),
        r: 14,
        color: reached(start),
      }),
    ),
  ),
  layer(
    'delivered before',
    [
      line(EXIT, { t: T, color: 'green', tail: keys('0 0 in, 12 1') }),
      dot({ x: keys('0 320 in, 12 700'), y: 370, r: T / 2, color: 'green' }),
    ],
    { to: 12 },
  ),
  layer(
    'delivered now',
    [
      line(EXIT, { t: T, color: 'green', head: keys('158 0 out, 174 1') }),
      dot({ x: 320, y: 370, r: T / 2, color: 'green' }),
    ],
    { from: 158 },
  ),
  layer('comes in', [dot({ x: keys('12 -40 stop, 24 210'), y: 500, r: T / 2, color: 'green' })], {
    from: 12,
    to: 24,
  }),
  layer(
    'three laps',
    [dotOnPath(`M210 500${LAP}${LAP}${LAP}`, keys('24 0 lin, 144 1'), T, 'green')],
    { from: 24, to: 144 },
  ),
  layer(
    'hops out',
    [
      dot({
        x: keys('144 210 lin, 150 320'),
        y: keys('150 500 rise, 160 370'),
        r: T / 2,
        color: 'green',
      }),
    ],
    { from: 144, to: 160 },
  ),
]);
