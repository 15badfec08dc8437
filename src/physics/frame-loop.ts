/**
 * Requests frames only while there is something to draw: from `start`, unless it is running, until
 * `stop`.
 * @param onFrame draws a frame, given its time in ms; returns false to end the loop until the next
 * `start`
 */
export function createFrameLoop(onFrame: (now: number) => boolean) {
  let handle: number | undefined;
  const start = () => {
    handle ??= requestAnimationFrame((now) => {
      handle = undefined;
      if (onFrame(now)) start();
    });
  };
  const stop = () => {
    if (handle !== undefined) cancelAnimationFrame(handle);
    handle = undefined;
  };
  return { start, stop };
}
