import type { Push } from '@/physics/numeral-world';
import type { NumeralBounds } from '@/physics/numeral-bodies';

/** Scale at which the falls are composed. */
const composedAt = 0.651;

type Start = readonly [x: number, y: number, turn: number];

/**
 * How each piece, then the egg, starts to fall at that scale, so that they come to lie on different sides: px per step,
 * and degrees per step.
 */
const roomy: readonly Start[] = [
  [-2.16, 0.79, 1.99],
  [-10.42, -11, 4.43],
  [-2.81, -9.52, 2.28],
  [10.64, 2.72, -1.78],
  [0.43, 2.59, -1.33],
  [-5.69, -5.48, 0.43],
  [4.02, -3.88, 2.73],
  [12.81, 2.61, -3],
  [13.08, -7.99, 1.88],
];
const tight: readonly Start[] = [
  [-2.61, -7.24, 2.24],
  [-8.69, -6.99, -1.28],
  [-10.09, -8.17, 2.38],
  [6.67, 0.5, -3.35],
  [1.68, 2.3, 5.21],
  [-7.23, -7.15, -0.79],
  [-6.65, 1.49, 5.56],
  [2.59, 0.23, -2.98],
  [11.42, -2.08, 1.82],
];

/** In windows of at least this many units the pieces have room to lie beside each other. */
const roomyFrom = 1800;

/**
 * @param bounds in px
 * @param scale px per unit
 * @returns what each body starts to fall with; nothing for an egg in the mouth below the floor
 */
export const numeralPushes = ({ width, mouth }: NumeralBounds, scale: number): Push[] => {
  // Under the same gravity, the speed for the same path grows with the square root of the scale.
  const root = Math.sqrt(scale / composedAt);
  const starts = width / scale < roomyFrom ? tight : roomy;
  return starts.slice(0, mouth ? -1 : undefined).map(([x, y, turn]) => ({
    x: x * root,
    y: y * root,
    turn: (turn * Math.PI) / 180 / root,
  }));
};
