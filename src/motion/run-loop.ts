import type { AnimationItem } from 'lottie-web';

/** Requests a frame this many ms before it is due: less than one display frame, so that none is skipped. */
const ahead = 12;

/** The part of an animation that a loop needs. */
type Loop = Pick<AnimationItem, 'currentFrame' | 'totalFrames' | 'frameRate' | 'goToAndStop'>;

interface RunOptions {
  /** 1 is the animation's own. */
  speed: number;
  /** Asked after a frame is drawn: the frame up to which nothing moves from there, or 0. */
  stillUntil: () => number;
  /** Called each time that the end is reached. */
  onLoop: () => void;
}

/**
 * Loops an animation at its own frame rate. The player itself would request every display frame; this requests none while
 * nothing moves.
 * @returns a function that stops the loop
 */
export function runLoop(loop: Loop, { speed, stillUntil, onLoop }: RunOptions): () => void {
  const framesPerMs = (loop.frameRate * speed) / 1000;
  let at = loop.currentFrame;
  let last = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: number | undefined;
  const waitFor = (frame: number) => {
    const due = (frame - at) / framesPerMs;
    timer = setTimeout(
      () => {
        request = requestAnimationFrame(draw);
      },
      Math.max(0, due - ahead),
    );
  };
  const draw = () => {
    const now = performance.now();
    at += (now - last) * framesPerMs;
    last = now;
    // Rounded, because the window draws a little before or after the animation's frame is due.
    const loops = Math.floor(Math.round(at) / loop.totalFrames);
    if (loops > 0) {
      at -= loops * loop.totalFrames;
      onLoop();
    }
    const frame = Math.round(at);
    loop.goToAndStop(frame, true);
    waitFor(Math.max(frame + 1, stillUntil()));
  };
  waitFor(at + 1);
  return () => {
    clearTimeout(timer);
    if (request !== undefined) cancelAnimationFrame(request);
  };
}
