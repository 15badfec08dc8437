import { keys } from '../drawing/keys';
import { animation, layer } from './animation';
import { cutLine } from './cut-line';
import { dot, type Color } from './shapes';

const T = 47;
/** The pieces of the folded line, with a gap before and after every turn. */
const PIECES = [
  'M-80 25.5H671.41',
  'M681.75 25.5A58.75 58.75 0 0 1 681.75 143',
  'M671.41 143H148.59',
  'M138.25 143A58.75 58.75 0 0 0 138.25 260.5',
  'M148.59 260.5H671.41',
  'M681.75 260.5A58.75 58.75 0 0 1 681.75 378',
  'M671.41 378H230',
];

/** Share of the line that never unfolds: up to the second lane, so that it never looks like a plain bar. */
const LEAST = 0.47;
const head = keys(`0 ${LEAST} roll, 84 1 hold, 156 1 roll, 232 ${LEAST}`);

/** The dot between the lanes that stay. */
const FIRST = { x: 380, y: 84.2, color: 'ink' } as const;
/** Dots that appear and disappear with the other lanes. */
const BETWEEN: readonly { x: number; y: number; color: Color }[] = [
  { x: 300, y: 201.7, color: 'cream' },
  { x: 470, y: 319.2, color: 'ink' },
];

/** The line folds to fit, a dot rests at its end, and the line unfolds again. */
export const gate = animation({ size: [820, 404], frames: 240, rest: 120 }, [
  layer('fold', cutLine(PIECES, { t: T, color: 'ink', head })),
  layer(
    'dot',
    [
      dot({
        x: 163.3,
        y: keys('84 -40 fall, 104 378 rise, 110 352 fall, 116 378 hold, 146 378 in, 160 450'),
        r: T / 2,
        color: 'cream',
      }),
    ],
    { from: 84, to: 160 },
  ),
  layer('between the lanes', [
    dot({ ...FIRST, r: 12 }),
    ...BETWEEN.map(({ x, y, color }, i) =>
      dot({
        x,
        y,
        r: keys(`
              ${36 + i * 24} 0 drop, ${48 + i * 24} 12 hold, ${184 - i * 12} 12 roll,
              ${194 - i * 12} 0
            `),
        color,
      }),
    ),
  ]),
]);
