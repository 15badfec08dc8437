/** Asks for frames only while there is something to draw. */
interface FrameLoop {
  /** Goes on, unless it already runs. */
  start: () => void;
  /** Stops at once; no frame stays requested. */
  stop: () => void;
}

/**
 * @param onFrame draws one frame at a time in ms; false ends the loop until the next `start`
 * @param request asks for a frame, and `cancel` takes that back; the browser's own unless told otherwise
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
