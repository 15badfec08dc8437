/** One step of the engine, in ms. */
export const step = 1000 / 60;
/** Steps per frame, at most: after a pause (a hidden tab) a world does not catch up. */
const mostSteps = 3;

/**
 * @param startTime in ms
 * @returns a function from the time, in ms on the same clock, to the number of steps due since it was last called
 */
export const countSteps = (startTime: number) => {
  let last = startTime;
  return (now: number) => {
    const due = Math.floor((now - last) / step);
    last = due > mostSteps ? now : last + due * step;
    return Math.min(due, mostSteps);
  };
};
