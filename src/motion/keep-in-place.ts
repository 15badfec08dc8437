import { durations } from './tokens';

/** Longest time from the press to the start of the movement, in ms: React renders in between. */
const startDelay = 300;

/** In ms. */
const longestFrame = 50;

/** Where the page stands while something is kept in place, and whether it has scrolled there for that. */
let kept: { scrollY: number; hasScrolled: boolean } | undefined;

const isAt = (scrollY: number) => Math.abs(window.scrollY - scrollY) < 1;

/** @returns whether the page stands where it has scrolled by itself, to keep something in place */
export const isKeepingInPlace = () => kept?.hasScrolled === true && isAt(kept.scrollY);

/**
 * Keeps a pressed element where it is in the window while heights above it change: the page scrolls along, frame by
 * frame, for as long as rows open and close. Any other scroll ends it, the visitor's as well as a script's.
 * @param element the element; call it before the heights change
 */
export function keepInPlace(element: Element): void {
  const { top } = element.getBoundingClientRect();
  let before = performance.now();
  let left = startDelay + durations.open;
  const { style } = document.documentElement;
  // The event of a scroll that came just before may still be on its way.
  const mine = { scrollY: window.scrollY, hasScrolled: isKeepingInPlace() };
  kept = mine;
  // The browser would scroll along too, and that scroll could not be told from another.
  style.overflowAnchor = 'none';
  const stop = () => {
    if (kept !== mine) return;
    kept = undefined;
    style.overflowAnchor = '';
  };
  const follow = (now: number) => {
    if (kept !== mine) return;
    if (!isAt(mine.scrollY)) return stop();
    // A long frame of a busy browser counts as a short one.
    left -= Math.min(now - before, longestFrame);
    before = now;
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 0.5) {
      window.scrollBy({ top: moved, behavior: 'instant' });
      mine.hasScrolled = true;
    }
    mine.scrollY = window.scrollY;
    // Ends a frame later: the event of the last scroll comes with that frame.
    requestAnimationFrame(left > 0 ? follow : stop);
  };
  requestAnimationFrame(follow);
}
