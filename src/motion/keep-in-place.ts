import { durations } from './tokens';

/** How much later the rows may start to move than the press, in ms: React renders first. */
const startDelay = 300;

let kept: symbol | undefined;

/** @returns whether the page scrolls by itself now, to keep something in place */
export const isKeepingInPlace = () => kept !== undefined;

/**
 * Keeps a pressed element where it is in the window while heights above it change: the page scrolls along, frame by
 * frame, for as long as rows open and close. A wheel, a touch or a key ends it.
 * @param element the element; call it before the heights change
 */
export function keepInPlace(element: Element): void {
  const { top } = element.getBoundingClientRect();
  const end = performance.now() + startDelay + durations.open;
  const mine = Symbol('kept');
  kept = mine;
  const listeners = new AbortController();
  const stop = () => {
    listeners.abort();
    if (kept === mine) kept = undefined;
  };
  for (const type of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(type, stop, { passive: true, signal: listeners.signal });
  const follow = (now: number) => {
    if (kept !== mine) return;
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 0.5) window.scrollBy({ top: moved, behavior: 'instant' });
    // Ends a frame later: the event of the last scroll comes with that frame.
    requestAnimationFrame(now < end ? follow : stop);
  };
  requestAnimationFrame(follow);
}
