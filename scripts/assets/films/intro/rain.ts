import { valueAt, type Keys } from '../../drawing/keys';
import { ink } from '../ink';
import { circle, rect } from '../svg';
import { ground } from './stage';

/** Where and when each dot falls. */
const DROPS: readonly [x: number, start: number, fill: string][] = [
  [118, 6, ink.ink],
  [196, 13, ink.marigold],
  [268, 2, ink.mint],
  [342, 16, ink.ink],
  [410, 9, ink.coral],
  [482, 20, ink.ink],
  [548, 11, ink.marigold],
  [732, 5, ink.ink],
  [802, 15, ink.coral],
  [876, 8, ink.ink],
  [944, 19, ink.mint],
  [1012, 3, ink.marigold],
  [1084, 12, ink.ink],
  [1156, 7, ink.coral],
  [1222, 17, ink.ink],
];

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

const fall = (start: number): Keys<number> => [
  [start, -40, 'fall'],
  [start + 12, 490, 'rise'],
  [start + 16, 462, 'fall'],
  [start + 20, 490],
];

const hop: Keys<number> = [
  [4, 490, 'rise'],
  [12, 370, 'fall'],
  [20, 490],
];

/** Shot 1: dots rain; where the green one lands the floor breaks. */
export const rain = (f: number) =>
  ground(ink.cream) +
  floor(f) +
  DROPS.map(([x, start, fill]) => circle(x, valueAt(fall(start), f), 30, fill)).join('') +
  circle(640, valueAt(hop, f), 30, ink.green);
