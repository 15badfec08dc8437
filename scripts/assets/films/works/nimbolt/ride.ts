import { flow } from '../../../drawing/spline';

export const FRAMES = 192;
/** y of the ground. */
export const GROUND = 540;
/** Number of houses per loop, and the distance from one to the next, in px. */
const HOUSES = 15;
export const PITCH = 220;
/** Distance the street moves per loop. */
export const LOOP = HOUSES * PITCH;

/** Offset of the street: brakes, stands at the first dark house, rolls to the next, then moves without stopping. */
export const streetOffset = (f: number) =>
  flow(
    [
      // The slope at the end of the loop.
      [-1, -20],
      [0, 0],
      [30, 720],
      [42, 1090],
      [52, 1240],
      [86, 1240],
      [95, 1352],
      [104, 1455],
      [108, 1476],
      [126, 1830],
      [140, 2260],
      [141, 2280],
      [191, 3280],
      [FRAMES, LOOP],
    ],
    f,
  );

/** How far the van is ahead of its base position, x 470 to 950, in px. */
export const vanAhead = (f: number) =>
  flow(
    [
      [0, 190],
      [30, 6],
      [36, 6],
      [52, 60],
      [104, 60],
      [126, 130],
      [150, 120],
      [158, 122],
      [184, 188],
      [FRAMES, 190],
    ],
    f,
  );

/** x of the rear and the nose of the van in the frame. */
export const rear = (f: number) => 470 + vanAhead(f);
export const nose = (f: number) => 950 + vanAhead(f);

/** Outline of the door of a house at x. */
export const doorway = (x: number) => `M${x + 112} ${GROUND}V430a30 30 0 0 1 60 0V${GROUND}z`;
