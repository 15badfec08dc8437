/** In px, or in the unit of its drawing; y runs down. */
export interface Point {
  x: number;
  y: number;
}

/** A centre, and an angle in radians, clockwise. */
export interface Pose extends Point {
  angle: number;
}
