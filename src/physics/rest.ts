import { pillPhysics } from './world-bodies';

/*
 * Decides how a pile comes to rest, and how its left wall runs, from one step of the engine to the
 * next. All times are steps, 60 in a second.
 */

/**
 * A body without support that is faster than this, in px per step, is falling. A slower one lands
 * before the pile sleeps.
 */
export const freeSpeed = 6;
/** Share of its speed that a body in the air loses per step. */
export const air = 0.01;

/**
 * A step is calm while no body falls. Resting bodies lose a share of their speed per step: `from`,
 * plus `more` for each calm step, up to `most`. All sleep after `asleep` calm steps.
 */
type Pace = Readonly<Record<'from' | 'more' | 'most' | 'asleep', number>>;

const asleep = pillPhysics.sleepThreshold;
/** The slow pace, in zoomed windows and after a grab, gives a pill that tips over time to land. */
export const paces = {
  first: { from: 0.02, more: 0.02, most: 0.8, asleep },
  slow: { from: 0.01, more: 0.005, most: 0.8, asleep: 3 * asleep },
} satisfies Record<string, Pace>;

/** After `after` calm steps, pills are pressed off the copy for `steps` steps, up to `most` times. */
const press = { after: 20, steps: 30, most: 10 } as const;

export interface Rest {
  /** Steps since a body last fell. While it is negative, pills are pressed off the copy. */
  calm: number;
  /** How often pills were pressed off the copy, each time harder. */
  presses: number;
}

/** What a step has found. */
interface Findings {
  /** A body falls, or a hand, a wall or a plan moves the pile. */
  isBusy: boolean;
  /** Pills lie over the copy, which is not solid. */
  isCopyCovered: boolean;
}

/**
 * @returns how far the pile has come to rest after a step, the share of its speed that a carried
 * body loses in it, and whether all bodies fall asleep now, or are kept awake
 */
export const restAfter = (
  { calm: calmBefore, presses }: Rest,
  { isBusy, isCopyCovered }: Findings,
  pace: Pace,
) => {
  const calm = isBusy ? 0 : calmBefore + 1;
  const isPressDue = calm === press.after && isCopyCovered && presses < press.most;
  return {
    rest: isPressDue ? { calm: -press.steps, presses: presses + 1 } : { calm, presses },
    drag: Math.min(pace.most, pace.from + pace.more * Math.max(0, calm)),
    fallsAsleep: calm === pace.asleep,
    staysAwake: calm <= 0,
  };
};

/** The left wall runs for `move` steps (480 ms); the copy is solid until 1.5 s later. */
const run = { move: 29, copy: 119 } as const;

/** The left wall on its way, in px, and its steps so far (docs/rules.md#name-on-the-line). */
export interface WallRun {
  from: number;
  to: number;
  steps: number;
}

/** @returns a wall that stands */
export const wallAt = (x: number): WallRun => ({ from: x, to: x, steps: run.copy });

/** @returns where the wall is: it slows down towards its place */
export const wallX = ({ from, to, steps }: WallRun): number =>
  to + (from - to) * Math.max(0, 1 - steps / run.move) ** 3;

export const wallAfter = (wall: WallRun): WallRun => ({
  ...wall,
  steps: Math.min(wall.steps + 1, run.copy),
});

/** @returns whether the wall pushes; in the last of these steps its speed is 0 */
export const isWallMoving = ({ steps }: WallRun): boolean => steps <= run.move;
/** @returns whether the copy is solid, because the wall pushes pills about */
export const keepsCopySolid = ({ steps }: WallRun): boolean => steps < run.copy;
