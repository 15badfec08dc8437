import { durations } from './tokens';

/** The movement starts this long after the press at the latest, in ms, when React has rendered. */
const startDelay = 300;

/** A frame of a busy browser that takes longer than this counts as this long, in ms. */
const longestFrame = 50;

/**
 * The latest press, until its movement has ended: where the page should stand, in px, and whether
 * it has scrolled there to keep the element in place.
 */
let current: { scrollY: number; hasScrolled: boolean } | undefined;

/** @returns whether the page stands where it has scrolled by itself, to keep something in place */
export const isKeepingInPlace = () => current?.hasScrolled === true && isAt(current.scrollY);

const isAt = (scrollY: number) => Math.abs(window.scrollY - scrollY) < 1;

/**
 * Keeps a pressed element where it is in the window while heights above it change: the page scrolls
 * along, frame by frame, for as long as rows open and close. It ends when the element leaves the
 * page, and at any other scroll, the visitor's as well as a script's.
 * @param element the element; call it before the heights change
 */
export function keepInPlace(element: Element): void {
  const { top } = element.getBoundingClientRect();
  const { style } = document.documentElement;
  // The header asks `isKeepingInPlace` at each scroll; one of an earlier press may be on its way.
  const keeping = { scrollY: window.scrollY, hasScrolled: isKeepingInPlace() };
  current = keeping;
  // The browser would scroll along too, and nobody could tell that scroll from the visitor's.
  style.overflowAnchor = 'none';
  const isCurrent = () => current === keeping;
  const stop = () => {
    if (!isCurrent()) return;
    current = undefined;
    style.overflowAnchor = '';
  };

  let remaining = startDelay + durations.open;
  let lastFrame = performance.now();
  const follow = (now: number) => {
    if (!isCurrent()) return;
    if (!element.isConnected || !isAt(keeping.scrollY)) return stop();
    remaining -= Math.min(now - lastFrame, longestFrame);
    lastFrame = now;
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 0.5) {
      window.scrollBy({ top: moved, behavior: 'instant' });
      keeping.hasScrolled = true;
    }
    keeping.scrollY = window.scrollY;
    // It stops a frame later, because the header hears of the last scroll in that frame.
    requestAnimationFrame(remaining > 0 ? follow : stop);
  };
  requestAnimationFrame(follow);
}
