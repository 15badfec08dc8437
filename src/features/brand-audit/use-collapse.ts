import {
  type FocusEvent,
  type MouseEvent as ReactMouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepInPlace } from '@/motion/keep-in-place';
import { prefersReducedMotion } from '@/motion/motion-switch';
import { cssEasing, durations, easings } from '@/motion/tokens';

/** Longest time between the two clicks of a double click, in ms. */
const doubleClickMs = 500;
/** A busy page may dispatch the second click late; stop listening after this, in ms. */
const listenMs = 2 * doubleClickMs;
/** Longest distance between the two clicks, in px. */
const maxDistance = 16;

/** A point on the page, which scrolling moves away from a resting pointer. */
interface PagePoint {
  pageX: number;
  pageY: number;
}

/**
 * Ignores clicks for 500 ms at the point where a click collapsed a question: the second click of a double click would
 * hit what has moved there.
 * @param collapsedAt time stamp of the first click, in ms
 */
const ignoreDoubleClick = ({ pageX, pageY }: PagePoint, collapsedAt: number) => {
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

/** Re-wraps a text at the moment when it is invisible. */
export const rewrapClasses =
  'transition-[margin,max-width,padding,text-wrap] transition-discrete duration-tap ease-[step-end]';

/** How long a text is invisible before and after it re-wraps, in ms. */
const unseen = 24;

/** Fades a text out, and back in after it has re-wrapped (`rewrapClasses`). */
const fade = (text: Element) =>
  text.animate(
    [
      { offset: (durations.tap - unseen) / durations.open, opacity: 0 },
      { offset: (durations.tap + unseen) / durations.open, opacity: 0 },
    ],
    durations.open,
  );

/**
 * Before the first frame of a collapse or opening, unless the system reduces motion: fades the title, since its font size
 * changes, and the chosen answer if it re-wraps, whose margin changes to `--room`; the bar around that grows along.
 */
function useFades(row: RefObject<HTMLElement | null>, isFolded: boolean) {
  const last = useRef(isFolded);
  const growth = useRef<Animation>(undefined);
  useLayoutEffect(() => {
    if (last.current === isFolded) return;
    last.current = isFolded;
    if (prefersReducedMotion()) return;
    const title = row.current?.querySelector('h3 > span');
    if (title) fade(title);
    const text = row.current?.querySelector('input:checked + span');
    const bar = text?.parentElement;
    if (!text || !bar) return;
    const measure = () => ({
      width: text.getBoundingClientRect().width,
      height: bar.getBoundingClientRect().height,
    });
    const from = measure();
    growth.current?.cancel();
    const wrapped = text.animate({ offset: 0, marginRight: 'var(--room)' }, 1);
    const to = measure();
    wrapped.cancel();
    if (from.width !== to.width) fade(text);
    if (from.height === to.height) return;
    growth.current = bar.animate(
      { height: [`${from.height}px`, `${to.height}px`] },
      { duration: durations.open, easing: cssEasing(easings.roll) },
    );
  });
}

/**
 * Collapses an answered question after a click, or when the focus leaves it, and opens it again on demand. Arrow keys do
 * not collapse it, since each press selects an answer.
 * @returns whether it is collapsed; `open`; and the ref and handlers for its fieldset
 */
export function useCollapse(isAnswered: boolean) {
  const [isHeldOpen, setIsHeldOpen] = useState(false);
  const row = useRef<HTMLFieldSetElement>(null);
  /** Where the pointer was last pressed; undefined after a key. */
  const pointer = useRef<PagePoint>(undefined);
  const isPressed = useRef(false);

  // Answered by keyboard before hydration: collapsing would lose the focus.
  useLayoutEffect(() => {
    if (row.current?.contains(document.activeElement)) setIsHeldOpen(true);
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    for (const kind of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      const onPointer = () => {
        isPressed.current = kind === 'pointerdown';
      };
      window.addEventListener(kind, onPointer, { capture: true, signal: leaving.signal });
    }
    return () => leaving.abort();
  }, []);

  const collapse = () => setIsHeldOpen(false);
  const isFolded = isAnswered && !isHeldOpen;
  useFades(row, isFolded);

  return {
    isFolded,
    open: () => {
      if (row.current) keepInPlace(row.current);
      setIsHeldOpen(true);
    },
    handlers: {
      ref: row,
      onPointerDown: ({ pageX, pageY }: PointerEvent) => {
        pointer.current = { pageX, pageY };
      },
      onKeyDown: () => {
        pointer.current = undefined;
      },
      onClick: ({ currentTarget, target, timeStamp }: ReactMouseEvent) => {
        if (!(target instanceof HTMLInputElement)) return;
        setIsHeldOpen(!pointer.current);
        if (!pointer.current) return;
        keepInPlace(currentTarget);
        ignoreDoubleClick(pointer.current, timeStamp);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        // Collapsing while the pointer is pressed would move its target away.
        if (isPressed.current) {
          window.addEventListener('pointerup', () => setTimeout(collapse), { once: true });
          return;
        }
        collapse();
        // Once the browser has scrolled to what has the focus now.
        if (relatedTarget) requestAnimationFrame(() => keepInPlace(relatedTarget));
      },
    },
  };
}
