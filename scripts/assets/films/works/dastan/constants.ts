export const WIDTH = 700;
export const HEIGHT = 1172;
export const BROWN = '#3B1512';
export const CREAM = '#F0D9B5';
export const GOLD = '#E0A13C';
const NAVY = '#20325C';
const RUST = '#A63D2F';
const BRICK = '#C9563F';

/** Colours of the warp from left to right, and of the weft from the edge of the cloth down; the weft repeats. */
export const WARP = [RUST, BRICK, CREAM, RUST, NAVY, BRICK, CREAM, RUST, GOLD, BRICK];
const WEFT = [CREAM, NAVY, CREAM, GOLD] as const;

/** Distance between threads, and thickness of the bands. */
export const PITCH = 70;
export const BAND = 52;
/** Left edge of the first warp thread. */
export const FIRST = 9;

export const weftColor = (index: number) =>
  WEFT[((index % WEFT.length) + WEFT.length) % WEFT.length] ?? CREAM;
