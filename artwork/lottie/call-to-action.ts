import { cutAtValue } from '../drawing/easing';
import { type Keys, keys, mapKeys } from '../drawing/keys';
import { animation, layer } from './animation';
import { dot, group, line, solid } from './shapes';

const T = 47;
const RADIUS = 236.5;
const RING =
  'M540 516.5A236.5 236.5 0 0 0 776.5 280A236.5 236.5 0 0 0 540 43.5A236.5 236.5 0 0 0 303.5 280A236.5 236.5 0 0 0 540 516.5';

/** How much of the arch is left while the ring closes; the bar shortens in the same frames. */
const ARCH_LEFT = keys('84 1 roll, 98 0');

/** The arch that becomes the C of the mark and hangs in the ring. */
const arch = () =>
  group([line('M-58.75 0A58.75 58.75 0 0 1 58.75 0', { t: T, color: 'ink', head: ARCH_LEFT })], {
    x: keys('20 150 roll, 34 509'),
    y: keys('8 540 roll, 24 457.75 hold, 52 457.75 rise, 62 267.75'),
    turn: keys('8 0 roll, 24 -90'),
  });

/** A bar from 0 to `length`, round at its right end, with corner radius `left` at the other. */
const barOutline = (length: number, left: number) => {
  const k = left * 0.5523;
  return `M0 -23.5H${length}A23.5 23.5 0 0 1 ${length} 23.5H0C${-k} 23.5 ${-left} ${k} ${-left} 0C${-left} ${-k} ${-k} -23.5 0 -23.5Z`;
};

/** Length of the bar up to the centre of its round right end: loose, in the mark, and the shortest that is drawn. */
const LOOSE_LENGTH = 123;
const MARK_LENGTH = 80.5;
const MIN_LENGTH = 12;

/** The bar rotates upright about its left end, then back down to the upper arm of the C, where it is cut square. */
const rotatingBar = (left: number) => {
  const cut = cutAtValue('roll', 1 - MIN_LENGTH / MARK_LENGTH);
  const lengths: Keys<number> = [
    [22, LOOSE_LENGTH, 'roll'],
    [36, MARK_LENGTH, 'hold'],
    [84, MARK_LENGTH, cut.before],
    [84 + 14 * cut.time, MIN_LENGTH],
  ];
  return group(
    [
      solid(
        mapKeys(lengths, (length) => barOutline(length, left)),
        'ink',
      ),
    ],
    {
      x: keys('22 353.5 roll, 36 522.8'),
      y: keys('22 516.5 roll, 36 398.9 hold, 52 398.9 rise, 62 208.9'),
      turn: keys('4 0 roll, 16 -90 hold, 22 -90 roll, 36 0'),
    },
  );
};

/** Three loose pieces become the mark; the line runs under it and wraps round once; the dot becomes the button. */
export const callToAction = animation({ size: [816, 560], frames: 120, rest: 119 }, [
  layer('arch', [arch()], { to: 98 }),
  layer('bar', [rotatingBar(23.5)], { to: 35 }),
  layer('bar, cut', [rotatingBar(0)], { from: 35, to: 98 }),
  layer('line', [line('M-60 516.5H541', { t: T, color: 'ink', head: keys('40 0 in, 50 1') })]),
  layer('ring', [
    group(
      [
        line(RING, {
          t: T,
          color: 'ink',
          head: keys('48 0 in, 70 0.45 lin, 90 0.75 stop, 104 1'),
        }),
      ],
      { anchor: [540, 280], scale: keys(`102 1 out, 107 ${1 + 6 / RADIUS} roll, 114 1`) },
    ),
  ]),
  layer('dot', [
    dot({
      x: keys('26 680 roll, 40 543 hold, 96 543 roll, 106 540'),
      y: keys('52 516.5 rise, 62 326.5 hold, 94 326.5 rise, 101 236 fall, 108 280'),
      r: keys('106 23.5 drop, 118 90'),
      color: 'cream',
    }),
  ]),
]);
