import type { AnimationItem } from 'lottie-web';

/** A frame is requested this long before it is due, in ms: less than the 16 of a display frame. */
const requestAhead = 12;

interface LoopOptions {
  animation: Pick<AnimationItem, 'currentFrame' | 'totalFrames' | 'frameRate'>;
  /** Playback rate, 1 is the animation's own. */
  speed: number;
  /** Draws a frame. @returns the frame until which nothing moves; 0 if the next one differs */
  drawFrame: (frame: number) => number;
  /** Called each time that the end is reached. */
  onLoop: () => void;
}

/**
 * Loops an animation at its own frame rate. The player itself would draw at every display frame;
 * this one waits for the animation's next frame, and for longer while nothing moves.
 * @returns a function that stops the loop
 */
export function runLoop({ animation, speed, drawFrame, onLoop }: LoopOptions): () => void {
  const framesPerMs = (animation.frameRate * speed) / 1000;
  /** Where the loop is, in frames; below 0 if the first one is drawn a little early. */
  let position = animation.currentFrame;
  let lastTime = performance.now();
  let stopWaiting: (() => void) | undefined;

  const waitFor = (frame: number) => {
    const msUntilDue = (frame - position) / framesPerMs;
    const timer = setTimeout(
      () => {
        const request = requestAnimationFrame(drawDue);
        stopWaiting = () => cancelAnimationFrame(request);
      },
      Math.max(0, msUntilDue - requestAhead),
    );
    stopWaiting = () => clearTimeout(timer);
  };
  const drawDue = () => {
    const now = performance.now();
    position += (now - lastTime) * framesPerMs;
    lastTime = now;
    // Rounded, because the browser draws a little before or after the animation's frame is due.
    const loops = Math.floor(Math.round(position) / animation.totalFrames);
    if (loops > 0) {
      position -= loops * animation.totalFrames;
      onLoop();
    }
    const frame = Math.round(position);
    const stillUntil = drawFrame(frame);
    waitFor(Math.max(frame + 1, stillUntil));
  };

  waitFor(position + 1);
  return () => stopWaiting?.();
}
