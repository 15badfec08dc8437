import type { Shape } from '../model';
import { bar, dot, dots, line, solid, type Ink } from '../shapes';

const T = 40;
const bend = (d: string, ink: Ink) => line(d, { t: T, ink });
const smallDot = (x: number, y: number, ink: Ink) => dot({ x, y, r: 20, ink });
const wide = (y: number, width: number, ink: Ink) => bar([0, y, width, T], ink);
const tall = (x: number, height: number, ink: Ink) => bar([x, 0, T, height], ink);

/** Arms that meet another piece: square where they meet, round at their free end. */
const downTo = (x: number, y: number, ink: Ink) =>
  solid(`M${x} 20A20 20 0 0 1 ${x + T} 20V${y}H${x}Z`, ink);
const leg = (x: number, ink: Ink) =>
  solid(`M${x} 78.8H${x + T}V119.8A20 20 0 0 1 ${x} 119.8Z`, ink);
const toTheLeft = (y: number, ink: Ink) => solid(`M61 ${y}V${y + T}H20A20 20 0 0 1 20 ${y}Z`, ink);

const nine = [20, 70, 120].flatMap((x) => [20, 70, 120].map((y) => [x, y] as const));

/** The tiles of the brand wall, 140 px square; `mark` is the colour of a single dot if it differs. */
export const tiles = {
  bars: (ink: Ink, mark = ink): Shape[] => [
    tall(0, 140, ink),
    tall(50, 140, ink),
    smallDot(120, 120, mark),
    downTo(100, 91.2, ink),
  ],
  echo: (ink: Ink): Shape[] => [
    bend('M70 20A50 50 0 0 1 70 120', ink),
    toTheLeft(0, ink),
    toTheLeft(100, ink),
    smallDot(20, 70, ink),
  ],
  ring: (ink: Ink): Shape[] => [
    bend('M20 65.6A50 50 0 0 1 120 65.6', ink),
    bend('M20 74.4A50 50 0 0 0 120 74.4', ink),
  ],
  lines: (ink: Ink, mark = ink): Shape[] => [
    wide(0, 140, ink),
    wide(50, 90, ink),
    smallDot(120, 70, mark),
    wide(100, 140, ink),
  ],
  arch: (ink: Ink): Shape[] => [bend('M20 70A50 50 0 0 1 120 70', ink), leg(0, ink), leg(100, ink)],
  nine: (ink: Ink): Shape[] => [dots(nine, 20, ink)],
  logo: (): Shape[] => [
    bend('M70 20A50 50 0 0 0 70 120', 'cream'),
    solid('M78.8 0H119.8A20 20 0 0 1 119.8 40H78.8Z', 'cream'),
    smallDot(98.8, 120, 'green'),
  ],
  cup: (ink: Ink, mark = ink): Shape[] => [
    bend('M20 70A50 50 0 0 0 120 70', ink),
    downTo(0, 61, ink),
    smallDot(120, 41, mark),
  ],
} as const satisfies Record<string, (ink: Ink, mark?: Ink) => Shape[]>;

export type TileName = keyof typeof tiles;
