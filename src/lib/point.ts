/** In px, or in the unit of its drawing; y runs down. */
export interface Point {
  x: number;
  y: number;
}

/** A box by its upper left corner. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** A centre, and an angle in radians, clockwise. */
export interface Pose extends Point {
  angle: number;
}

/** @returns a point turned around the origin by an angle in radians, clockwise */
export const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});
