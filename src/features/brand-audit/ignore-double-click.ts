/** A double click is over after this long, in ms. */
const doubleClickMs = 500;
/** What was pressed in time may be told late, by a page that is busy. */
const latestMs = 2 * doubleClickMs;
/** As far as a hand moves between two clicks, in pixels. */
const reach = 16;

/** A place on the page; another one lies under a pointer that rests while the page is scrolled. */
export interface PagePoint {
  pageX: number;
  pageY: number;
}

/**
 * Lets the pointer do nothing for 500 ms at the place where it just folded a question: the second of two clicks
 * would land on what has moved there.
 * @param foldedAt time stamp of the first click, in ms
 */
export const ignoreDoubleClick = ({ pageX, pageY }: PagePoint, foldedAt: number) => {
  const ignore = (event: MouseEvent) => {
    // Keys click too, and assistive technology: both without a number of clicks.
    if (event.detail === 0 || event.timeStamp - foldedAt > doubleClickMs) return;
    if (Math.hypot(event.pageX - pageX, event.pageY - pageY) > reach) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The press as well, since it moves the focus.
  const kinds = ['mousedown', 'click'] as const;
  for (const kind of kinds) window.addEventListener(kind, ignore, true);
  setTimeout(() => {
    for (const kind of kinds) window.removeEventListener(kind, ignore, true);
  }, latestMs);
};
