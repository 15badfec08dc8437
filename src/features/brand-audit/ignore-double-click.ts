/** Longest time between the two clicks of a double click, in ms. */
const doubleClickMs = 500;
/** A busy page may dispatch the second click late; stop listening after this, in ms. */
const listenMs = 2 * doubleClickMs;
/** Longest distance between the two clicks, in px. */
const maxDistance = 16;

/** A point on the page, which scrolling moves away from a resting pointer. */
export interface PagePoint {
  pageX: number;
  pageY: number;
}

/**
 * Ignores clicks for 500 ms at the point where a click collapsed a question: the second click of a double click would
 * hit what has moved there.
 * @param collapsedAt time stamp of the first click, in ms
 */
export const ignoreDoubleClick = ({ pageX, pageY }: PagePoint, collapsedAt: number) => {
  const ignore = (event: MouseEvent) => {
    // Clicks by keyboard and assistive technology have no click count.
    if (event.detail === 0 || event.timeStamp - collapsedAt > doubleClickMs) return;
    if (Math.hypot(event.pageX - pageX, event.pageY - pageY) > maxDistance) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const options = { capture: true, signal: AbortSignal.timeout(listenMs) };
  // Also mousedown, which moves the focus.
  for (const kind of ['mousedown', 'click'] as const)
    window.addEventListener(kind, ignore, options);
};
