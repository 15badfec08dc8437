/**
 * Requests frames from `start` on, until `stop` or until there is nothing more to draw.
 * @param onFrame draws a frame, given its time in ms; returns false once there is nothing to draw
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
