import { valueAt, type Keys } from '../../drawing/keys';
import { palette } from '../palette';
import { circle, rect } from '../svg';
import { ground } from './stage';

type Drop = readonly [x: number, start: number, fill: string];

/** Where and when each dot falls; a negative frame counts back from the end of the film. */
const DROPS: readonly Drop[] = [
  [118, -6, palette.forest],
  [196, -14, palette.marigold],
  [268, -10, palette.cream],
  [342, 4, palette.ink],
  [410, -3, palette.coral],
  [482, -16, palette.forest],
  [548, -8, palette.marigold],
  [732, -12, palette.forest],
  [802, -17, palette.coral],
  [876, -9, palette.ink],
  [944, 7, palette.cream],
  [1012, -15, palette.marigold],
  [1084, -2, palette.forest],
  [1156, -7, palette.coral],
  [1222, 2, palette.ink],
];
/** Dots that land on two others, or still fall at the cut. */
const LATER: readonly Drop[] = [
  [157, 13, palette.coral],
  [305, 19, palette.marigold],
  [376, 33, palette.forest],
  [446, 16, palette.cream],
  [515, 37, palette.coral],
  [767, 27, palette.cream],
  [839, 17, palette.marigold],
  [910, 35, palette.forest],
  [978, 14, palette.coral],
  [1048, 31, palette.cream],
  [1120, 21, palette.marigold],
  [1189, 38, palette.forest],
];
const ON_FLOOR = 490;
const ON_OTHERS = 442;

const CUTS = [0, 250, 520, 760, 1030, 1280];
const BREAK = 20;

function floor(f: number) {
  if (f <= BREAK) return rect(-20, 520, 1320, 60, palette.ink, 0);
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
      return rect(from, 520 + valueAt(kick, f), to - from, 60, palette.ink, 0);
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
  ground(palette.mint) + floor(f) + drops(f) + circle(640, valueAt(hop, f), 30, palette.green);
