/** Requests frames only while there is something to draw. */
interface FrameLoop {
  /** Starts the loop unless it is running. */
  start: () => void;
  /** Stops at once and cancels the requested frame. */
  stop: () => void;
}

/**
 * @param onFrame draws a frame, given its time in ms; returns false to end the loop until the next `start`
 * @param request requests a frame; `requestAnimationFrame` by default
 * @param cancel cancels a requested frame
 */
export function createFrameLoop(
  onFrame: (now: number) => boolean,
  request: (callback: (now: number) => void) => number = requestAnimationFrame,
  cancel: (handle: number) => void = cancelAnimationFrame,
): FrameLoop {
  let handle: number | undefined;
  const frame = (now: number) => {
    handle = undefined;
    if (onFrame(now)) start();
  };
  const start = () => {
    handle ??= request(frame);
  };
  return {
    start,
    stop() {
      if (handle !== undefined) cancel(handle);
      handle = undefined;
    },
  };
}
