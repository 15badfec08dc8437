import type { AnimationItem } from 'lottie-web';

/** A frame is requested this long before it is due, in ms: less than the 16 of a display frame. */
const requestAhead = 12;

/** The part of an animation that a loop needs. */
type Loop = Pick<AnimationItem, 'currentFrame' | 'totalFrames' | 'frameRate' | 'goToAndStop'>;

interface RunOptions {
  /** Playback rate, 1 is the animation's own. */
  speed: number;
  /** Asked after a frame is drawn. @returns the next frame that differs, or 0 for the very next */
  stillUntil: () => number;
  /** Called each time that the end is reached. */
  onLoop: () => void;
}

/**
 * Loops an animation at its own frame rate. The player itself would draw at every display frame;
 * this one waits for the animation's next frame, and for longer while nothing moves.
 * @returns a function that stops the loop
 */
export function runLoop(loop: Loop, { speed, stillUntil, onLoop }: RunOptions): () => void {
  const framesPerMs = (loop.frameRate * speed) / 1000;
  /** How far the animation has come, in frames; below 0 if the first one is drawn a little early. */
  let position = loop.currentFrame;
  let lastTime = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: number | undefined;

  const drawWhenDue = (frame: number) => {
    const due = (frame - position) / framesPerMs;
    timer = setTimeout(
      () => {
        request = requestAnimationFrame(draw);
      },
      Math.max(0, due - requestAhead),
    );
  };
  const draw = () => {
    const now = performance.now();
    position += (now - lastTime) * framesPerMs;
    lastTime = now;
    // Rounded, because the browser draws a little before or after the animation's frame is due.
    const loops = Math.floor(Math.round(position) / loop.totalFrames);
    if (loops > 0) {
      position -= loops * loop.totalFrames;
      onLoop();
    }
    const frame = Math.round(position);
    loop.goToAndStop(frame, true);
    drawWhenDue(Math.max(frame + 1, stillUntil()));
  };

  drawWhenDue(position + 1);
  return () => {
    clearTimeout(timer);
    if (request !== undefined) cancelAnimationFrame(request);
  };
}
