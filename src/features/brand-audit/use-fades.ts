import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '@/motion/motion-switch';
import { cssEasing, durations, easings } from '@/motion/tokens';

/** How long a text is invisible before and after it re-wraps at 120 ms (`collapse.tsx`), in ms. */
const invisibleTime = 24;

/**
 * Softens what would jump when a question collapses or opens, unless the system reduces motion. The
 * title fades, because its font size changes. The chosen answer fades if it re-wraps with its new
 * margin (`--room`), and its bar grows along.
 * @param row holds the title and the answers
 */
export function useFades(row: RefObject<HTMLElement | null>, isCollapsed: boolean) {
  const wasCollapsed = useRef(isCollapsed);
  const growth = useRef<Animation>(undefined);
  useLayoutEffect(() => {
    if (wasCollapsed.current === isCollapsed) return;
    wasCollapsed.current = isCollapsed;
    if (prefersReducedMotion()) return;
    const title = row.current?.querySelector('h3 > span');
    if (title) fade(title);
    // The chosen answer, as `Option` draws it: a text beside the radio button, within a bar.
    const text = row.current?.querySelector('input:checked + span');
    const bar = text?.parentElement;
    if (!text || !bar) return;
    const from = sizeOf(text, bar);
    growth.current?.cancel();
    const to = wrappedSizeOf(text, bar);
    if (from.width !== to.width) fade(text);
    if (from.height !== to.height) {
      growth.current = bar.animate(
        { height: [`${from.height}px`, `${to.height}px`] },
        { duration: durations.open, easing: cssEasing(easings.roll) },
      );
    }
  }, [row, isCollapsed]);
}

/** @returns the width of a text and the height of the bar around it, in px */
const sizeOf = (text: Element, bar: Element) => ({
  width: text.getBoundingClientRect().width,
  height: bar.getBoundingClientRect().height,
});

/**
 * @returns the same once the text has its next margin, which its transition still delays. Only an
 * animation overrides a transition, so one lasts while this measures.
 */
const wrappedSizeOf = (text: Element, bar: Element) => {
  const wrapped = text.animate({ offset: 0, marginRight: 'var(--room)' }, 1);
  const size = sizeOf(text, bar);
  wrapped.cancel();
  return size;
};

/** Fades a text out, and back in after it has re-wrapped. */
const fade = (text: Element) =>
  text.animate(
    [
      { offset: (durations.tap - invisibleTime) / durations.open, opacity: 0 },
      { offset: (durations.tap + invisibleTime) / durations.open, opacity: 0 },
    ],
    durations.open,
  );
