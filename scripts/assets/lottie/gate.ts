import { stretchBetween } from '../drawing/easing';
import type { Keys, Track } from '../drawing/keys';
import { lengthOf } from '../drawing/path-length';
import { animation, layer } from './animation';
import { dot, line, rider, type Ink } from './shapes';

const T = 47;
const FOLD =
  'M-80 25.5H681.75A58.75 58.75 0 0 1 681.75 143H138.25A58.75 58.75 0 0 0 138.25 260.5H681.75A58.75 58.75 0 0 1 681.75 378H230';

/** The pieces of the fold; a gap stands before and after every turn. */
const PIECES = [
  'M-80 25.5H671.41',
  'M681.75 25.5A58.75 58.75 0 0 1 681.75 143',
  'M671.41 143H148.59',
  'M138.25 143A58.75 58.75 0 0 0 138.25 260.5',
  'M148.59 260.5H671.41',
  'M681.75 260.5A58.75 58.75 0 0 1 681.75 378',
  'M671.41 378H230',
];
const GAP = 10.34;

/** Share of the fold that is never unfolded: as far as the second lane, so that it is never a mere bar. */
const LEAST = 0.47;
const FOLDS = { from: 0, frames: 84 };
const UNFOLDS = { from: 156, frames: 76 };

const at = ({ from, frames }: typeof FOLDS, share: number) => from + frames * share;

const whole: Keys<number> = [
  [FOLDS.from, LEAST, 'roll'],
  [FOLDS.from + FOLDS.frames, 1, 'hold'],
  [UNFOLDS.from, 1, 'roll'],
  [UNFOLDS.from + UNFOLDS.frames, LEAST],
];

/** The share of the moving way (0 the least, 1 the whole fold) at a distance from the start. */
const moved = (distance: number) =>
  Math.min(1, Math.max(0, (distance / lengthOf(FOLD) - LEAST) / (1 - LEAST)));

/** When a piece from `start` to `end` px along the fold is run through, there and back. */
function headOf(start: number, end: number): Track<number> {
  if (end <= LEAST * lengthOf(FOLD)) return 1;
  const visible = Math.max(0, (LEAST * lengthOf(FOLD) - start) / (end - start));
  const out = stretchBetween('roll', moved(start), moved(end));
  const back = stretchBetween('roll', 1 - moved(end), 1 - moved(start));
  return [
    [at(FOLDS, out.begins), visible, out.curve],
    [at(FOLDS, out.ends), 1, 'hold'],
    [at(UNFOLDS, back.begins), 1, back.curve],
    [at(UNFOLDS, back.ends), visible],
  ];
}

function pieces() {
  let start = 0;
  return PIECES.map((d) => {
    const end = start + lengthOf(d);
    const piece = line(d, { t: T, ink: 'ink', head: headOf(start, end) });
    start = end + GAP;
    return piece;
  });
}

/** Lies between the lanes that are always there. */
const FIRST = { x: 380, y: 84.2, ink: 'ink' } as const;
/** Come and go with the other lanes. */
const BETWEEN: readonly { x: number; y: number; ink: Ink }[] = [
  { x: 300, y: 201.7, ink: 'cream' },
  { x: 470, y: 319.2, ink: 'ink' },
];

/** The line folds itself to fit, a dot rests at its end, and it unfolds again. */
export const gate = () =>
  animation({
    name: 'gate',
    width: 820,
    height: 404,
    frames: 240,
    rest: 120,
    layers: [
      layer('fold', pieces()),
      layer('head', [rider(FOLD, whole, T, 'ink')]),
      layer(
        'dot',
        [
          dot({
            x: 163.3,
            y: [
              [84, -40, 'fall'],
              [104, 378, 'rise'],
              [110, 352, 'fall'],
              [116, 378, 'hold'],
              [146, 378, 'in'],
              [160, 450],
            ],
            r: T / 2,
            ink: 'cream',
          }),
        ],
        { from: 84, to: 160 },
      ),
      layer('between the lanes', [
        dot({ ...FIRST, r: 12 }),
        ...BETWEEN.map(({ x, y, ink }, i) =>
          dot({
            x,
            y,
            r: [
              [36 + i * 24, 0, 'drop'],
              [48 + i * 24, 12, 'hold'],
              [184 - i * 12, 12, 'roll'],
              [194 - i * 12, 0],
            ],
            ink,
          }),
        ),
      ]),
    ],
  });
