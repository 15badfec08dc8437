/** The left wall on its way, in px, and its steps so far (docs/rules.md#name-on-the-line). */
export interface WallRun {
  from: number;
  to: number;
  steps: number;
}

/** The wall moves for 480 ms, and the copy is solid until 1.5 s later; in steps, 60 in a second. */
const lasts = { move: 29, solidCopy: 119 } as const;

/** @returns a wall that stands */
export const wallAt = (x: number): WallRun => ({ from: x, to: x, steps: lasts.solidCopy });

/** @returns where the wall is: it slows down towards its place */
export const wallX = ({ from, to, steps }: WallRun): number =>
  to + (from - to) * Math.max(0, 1 - steps / lasts.move) ** 3;

export const wallAfterStep = (wall: WallRun): WallRun => ({
  ...wall,
  steps: Math.min(wall.steps + 1, lasts.solidCopy),
});

/** @returns whether the wall pushes; in the last of these steps its speed is 0 */
export const isWallMoving = ({ steps }: WallRun): boolean => steps <= lasts.move;
/** @returns whether the copy is solid, because the wall pushes pills about */
export const keepsCopySolid = ({ steps }: WallRun): boolean => steps < lasts.solidCopy;
