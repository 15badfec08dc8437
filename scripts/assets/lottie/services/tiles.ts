import { bar, dot, dots, line, type Ink } from '../shapes';
import type { Shape } from '../model';

const T = 40;
const arch = (ink: Ink) => line('M20 70A50 50 0 0 1 120 70', { t: T, ink });
const smallDot = (x: number, y: number, ink: Ink) => dot({ x, y, r: 20, ink });
const wide = (y: number, width: number, ink: Ink) => bar([0, y, width, T], ink);
const tall = (x: number, y: number, height: number, ink: Ink) => bar([x, y, T, height], ink);

const nine = [20, 70, 120].flatMap((x) => [20, 70, 120].map((y) => [x, y] as const));

/** The tiles of the brand wall, 140 square; `mark` is the ink of their single dot where that differs. */
export const tiles = {
  bars: (ink: Ink, mark = ink): Shape[] => [
    tall(0, 0, 140, ink),
    tall(50, 0, 140, ink),
    smallDot(120, 120, mark),
    tall(100, 0, 91, ink),
  ],
  echo: (ink: Ink): Shape[] => [
    line('M50 20A50 50 0 0 1 50 120', { t: T, ink }),
    wide(0, 41, ink),
    wide(100, 41, ink),
    smallDot(0, 70, ink),
  ],
  ring: (ink: Ink): Shape[] => [
    line('M20 65.6A50 50 0 0 1 120 65.6', { t: T, ink }),
    line('M20 74.4A50 50 0 0 0 120 74.4', { t: T, ink }),
  ],
  lines: (ink: Ink, mark = ink): Shape[] => [
    wide(0, 140, ink),
    wide(50, 90, ink),
    smallDot(120, 70, mark),
    wide(100, 140, ink),
  ],
  arch: (ink: Ink): Shape[] => [arch(ink), tall(0, 79, 61, ink), tall(100, 79, 61, ink)],
  nine: (ink: Ink): Shape[] => [dots(nine, 20, ink)],
  logo: (): Shape[] => [
    line('M70 20A50 50 0 0 0 70 120', { t: T, ink: 'cream' }),
    bar([78.8, 0, 61, T], 'cream'),
    smallDot(98.8, 120, 'green'),
  ],
  cup: (ink: Ink, mark = ink): Shape[] => [
    line('M20 70A50 50 0 0 0 120 70', { t: T, ink }),
    tall(0, 0, 61, ink),
    smallDot(120, 20, mark),
  ],
} as const satisfies Record<string, (ink: Ink, mark?: Ink) => Shape[]>;

export type TileName = keyof typeof tiles;
