import { pillPhysics } from './world-bodies';

/*
 * Decides how a pile comes to rest, and how its left wall runs. `world-step.ts` calls these
 * functions in each step of the engine and keeps their results until the next. All times are steps,
 * 60 in a second.
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

/**
 * The pile of the first fall sleeps after as many calm steps as the threshold of a pill says
 * (docs/rules.md#hero-pills).
 */
const first: Pace = { from: 0.02, more: 0.02, most: 0.8, asleep: pillPhysics.sleepThreshold };
export const paces = {
  first,
  /**
   * Zoomed windows and the time after a grab are in no hurry: a pill that tips over has time to
   * land.
   */
  slow: { ...first, from: 0.01, more: 0.005, asleep: 3 * first.asleep },
} as const;

/**
 * After `after` calm steps, pills over the copy are pressed off it for `steps` steps, `most` times
 * at most.
 */
const press = { after: 20, steps: 30, most: 10 } as const;

export interface Rest {
  /**
   * Steps since a body last fell; negative: steps for which pills are still pressed off the copy.
   */
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

/** @returns the calm steps, including this one */
export const countCalm = ({ calm }: Rest, isBusy: boolean): number => (isBusy ? 0 : calm + 1);

/**
 * @returns how far the pile has come to rest after a step: perhaps pills have to be pressed off the
 * copy first
 */
export const restAfter = (rest: Rest, { isBusy, isCopyCovered }: Findings): Rest => {
  const calm = countCalm(rest, isBusy);
  const isPressDue = calm === press.after && isCopyCovered && rest.presses < press.most;
  return isPressDue ? { calm: -press.steps, presses: rest.presses + 1 } : { ...rest, calm };
};

/** @returns the share of its speed that a carried body loses per step */
export const dragAfter = (calm: number, { from, more, most }: Pace): number =>
  Math.min(most, from + more * Math.max(0, calm));

/** @returns what happens to all bodies: they are kept awake, fall asleep, or stay as they are */
export const sleepAfter = (calm: number, { asleep }: Pace): 'awake' | 'asleep' | 'as they are' => {
  if (calm <= 0) return 'awake';
  return calm === asleep ? 'asleep' : 'as they are';
};

/**
 * The left wall runs for `move` steps (480 ms); the copy is solid for `copy` steps, until 1.5 s
 * later.
 */
const run = { move: 29, copy: 119 } as const;

/**
 * The left wall on its way, in px, and the steps since it began to run
 * (docs/rules.md#name-on-the-line).
 */
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
