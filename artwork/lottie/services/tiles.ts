import { bar, dot, dots, line, solid, type Color, type Shape } from '../shapes';

const T = 40;
const bend = (d: string, color: Color) => line(d, { t: T, color });
const smallDot = (x: number, y: number, color: Color) => dot({ x, y, r: 20, color });
const wide = (y: number, width: number, color: Color) => bar([0, y, width, T], color);
const tall = (x: number, height: number, color: Color) => bar([x, 0, T, height], color);

/** Arms that meet another piece: square where they meet, round at their free end. */
const downTo = (x: number, y: number, color: Color) =>
  solid(`M${x} 20A20 20 0 0 1 ${x + T} 20V${y}H${x}Z`, color);
const leg = (x: number, color: Color) =>
  solid(`M${x} 78.8H${x + T}V119.8A20 20 0 0 1 ${x} 119.8Z`, color);
const toTheLeft = (y: number, color: Color) =>
  solid(`M61 ${y}V${y + T}H20A20 20 0 0 1 20 ${y}Z`, color);

const nine = [20, 70, 120].flatMap((x) => [20, 70, 120].map((y) => [x, y] as const));

/** The tiles of the brand wall, 140 px square; `mark` is the colour of a single dot if it differs. */
export const tiles = {
  bars: (color: Color, mark = color): Shape[] => [
    tall(0, 140, color),
    tall(50, 140, color),
    smallDot(120, 120, mark),
    downTo(100, 91.2, color),
  ],
  echo: (color: Color): Shape[] => [
    bend('M70 20A50 50 0 0 1 70 120', color),
    toTheLeft(0, color),
    toTheLeft(100, color),
    smallDot(20, 70, color),
  ],
  ring: (color: Color): Shape[] => [
    bend('M20 65.6A50 50 0 0 1 120 65.6', color),
    bend('M20 74.4A50 50 0 0 0 120 74.4', color),
  ],
  lines: (color: Color, mark = color): Shape[] => [
    wide(0, 140, color),
    wide(50, 90, color),
    smallDot(120, 70, mark),
    wide(100, 140, color),
  ],
  arch: (color: Color): Shape[] => [
    bend('M20 70A50 50 0 0 1 120 70', color),
    leg(0, color),
    leg(100, color),
  ],
  nine: (color: Color): Shape[] => [dots(nine, 20, color)],
  logo: (): Shape[] => [
    bend('M70 20A50 50 0 0 0 70 120', 'cream'),
    solid('M78.8 0H119.8A20 20 0 0 1 119.8 40H78.8Z', 'cream'),
    smallDot(98.8, 120, 'green'),
  ],
  cup: (color: Color, mark = color): Shape[] => [
    bend('M20 70A50 50 0 0 0 120 70', color),
    downTo(0, 61, color),
    smallDot(120, 41, mark),
  ],
} as const satisfies Record<string, (color: Color, mark?: Color) => Shape[]>;

export type TileName = keyof typeof tiles;
