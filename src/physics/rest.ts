import { pillPhysics } from './world-bodies';

/*
 * Decides how a pile comes to rest, from one step of the engine to the next. A body is carried if it
 * lies on the ground, or on bodies that do. All times are steps, 60 in a second.
 */

/**
 * A body that nothing carries is falling if it is faster than this, in px per step: gravity takes 21
 * steps and 64 px to get it there. A slower one lands before the pile sleeps.
 */
export const freeSpeed = 6;
/** Share of its speed that a body in the air loses per step. */
export const air = 0.01;

const asleep = pillPhysics.sleepThreshold;
/**
 * A step is calm while no body falls. Carried bodies lose a share of their speed per step: `from`,
 * plus `more` for each calm step, up to `most`. All sleep after `asleep` calm steps. The slow pace,
 * in zoomed windows and after a grab, gives a pill that tips over time to land.
 */
export const paces = {
  first: { from: 0.02, more: 0.02, most: 0.8, asleep },
  slow: { from: 0.01, more: 0.005, most: 0.8, asleep: 3 * asleep },
};

/** When pills are pressed off the copy, and for how long; in steps. */
const press = { afterCalmSteps: 20, steps: 30, mostPresses: 10 } as const;

export interface Rest {
  /** Steps since a body last fell or was pressed. */
  calmSteps: number;
  /** For how many steps pills are still pressed off the copy. */
  pressSteps: number;
  /** How often pills were pressed off the copy, each time harder. */
  presses: number;
}

/** A pile that has just been moved. */
export const restless: Rest = { calmSteps: 0, pressSteps: 0, presses: 0 };

/**
 * @param found `isBusy`: a body falls, or a hand, a wall or a plan moves the pile; `isCopyCovered`:
 *   pills lie over the copy, which is not solid
 * @returns how far the pile has come to rest after a step, the share of its speed that a carried
 *   body loses in it, and whether all bodies fall asleep now, or are kept awake
 */
export const restAfter = (
  before: Rest,
  found: { isBusy: boolean; isCopyCovered: boolean },
  pace: typeof paces.slow,
) => {
  const { isBusy, isCopyCovered } = found;
  const calmSteps = isBusy || before.pressSteps > 0 ? 0 : before.calmSteps + 1;
  const pressSteps = isBusy ? 0 : Math.max(0, before.pressSteps - 1);
  const isPressDue =
    calmSteps === press.afterCalmSteps && isCopyCovered && before.presses < press.mostPresses;
  const rest: Rest = isPressDue
    ? { calmSteps: 0, pressSteps: press.steps, presses: before.presses + 1 }
    : { calmSteps, pressSteps, presses: before.presses };
  return {
    rest,
    drag: Math.min(pace.most, pace.from + pace.more * calmSteps),
    fallsAsleep: calmSteps === pace.asleep,
    staysAwake: calmSteps === 0,
  };
};
