/** The left wall on its way, in px, and its steps so far (docs/rules.md#name-on-the-line). */
export interface WallRun {
  from: number;
  to: number;
  steps: number;
}

/** The wall moves for 480 ms, and the copy is solid until 1.5 s later; in steps, 60 in a second. */
const lasts = { move: 29, solidCopy: 119 } as const;

/** @returns where the wall is: it slows down towards its place */
export const wallX = ({ from, to, steps }: WallRun): number =>
  to + (from - to) * Math.max(0, 1 - steps / lasts.move) ** 3;

/** @returns the run after a step; undefined once the copy need not be solid any longer */
export const wallAfterStep = (run: WallRun): WallRun | undefined =>
  run.steps + 1 < lasts.solidCopy ? { ...run, steps: run.steps + 1 } : undefined;

/** @returns whether the wall pushes; in the last of these steps its speed is 0 */
export const isWallMoving = ({ steps }: WallRun): boolean => steps <= lasts.move;
