import { valueAt, type Keys } from '../../drawing/keys';
import { ink } from '../ink';
import { circle, rect } from '../svg';
import { ground } from './stage';

type Drop = readonly [x: number, start: number, fill: string];

/** Where and when each dot falls; a negative frame counts back from the end of the film. */
const DROPS: readonly Drop[] = [
  [118, -6, ink.forest],
  [196, -14, ink.marigold],
  [268, -10, ink.cream],
  [342, 4, ink.ink],
  [410, -3, ink.coral],
  [482, -16, ink.forest],
  [548, -8, ink.marigold],
  [732, -12, ink.forest],
  [802, -17, ink.coral],
  [876, -9, ink.ink],
  [944, 7, ink.cream],
  [1012, -15, ink.marigold],
  [1084, -2, ink.forest],
  [1156, -7, ink.coral],
  [1222, 2, ink.ink],
];
/** Dots that land on two others, or still fall at the cut. */
const LATER: readonly Drop[] = [
  [157, 13, ink.coral],
  [305, 19, ink.marigold],
  [376, 33, ink.forest],
  [446, 16, ink.cream],
  [515, 37, ink.coral],
  [767, 27, ink.cream],
  [839, 17, ink.marigold],
  [910, 35, ink.forest],
  [978, 14, ink.coral],
  [1048, 31, ink.cream],
  [1120, 21, ink.marigold],
  [1189, 38, ink.forest],
];
const ON_FLOOR = 490;
const ON_OTHERS = 442;

const CUTS = [0, 250, 520, 760, 1030, 1280];
const BREAK = 20;

function floor(f: number) {
  if (f <= BREAK) return rect(-20, 520, 1320, 60, ink.ink, 0);
  const gap = valueAt(
    [
      [20, 0, 'out'],
      [26, 13],
    ],
    f,
  );
  return CUTS.slice(1)
    .map((end, i) => {
      const from = (CUTS[i] ?? 0) + (i > 0 ? gap / 2 : -20);
      const to = end + (i < 4 ? -gap / 2 : 20);
      const kick: Keys<number> = [
        [20, 0, 'rise'],
        [23, -10 - 6 * (i % 2), 'fall'],
        [27, 0],
      ];
      return rect(from, 520 + valueAt(kick, f), to - from, 60, ink.ink, 0);
    })
    .join('');
}

const fall = (start: number, rest: number): Keys<number> => [
  [start, -40, 'fall'],
  [start + 12, rest, 'rise'],
  [start + 16, rest - 28, 'fall'],
  [start + 20, rest],
];

const hop: Keys<number> = [
  [4, 490, 'rise'],
  [12, 370, 'fall'],
  [20, 490],
];

const falling = (list: readonly Drop[], rest: number, f: number) =>
  list.map(([x, start, fill]) => circle(x, valueAt(fall(start, rest), f), 30, fill)).join('');

/** The falling dots, at a frame of the film. */
export const drops = (f: number) => falling(LATER, ON_OTHERS, f) + falling(DROPS, ON_FLOOR, f);

/** Shot 1: dots rain; the floor breaks where the green one lands. */
export const rain = (f: number) =>
  ground(ink.mint) + floor(f) + drops(f) + circle(640, valueAt(hop, f), 30, ink.green);
