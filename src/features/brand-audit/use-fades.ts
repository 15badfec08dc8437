import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '@/motion/motion-switch';
import { cssEasing, durations, easings } from '@/motion/tokens';

/** Re-wraps a text at the moment when it is invisible. */
export const rewrapClasses =
  'transition-[margin,max-width,padding,text-wrap] transition-discrete duration-tap ease-[step-end]';

/**
 * Before the first frame of a collapse or opening, unless the system reduces motion: fades the title, since its font size
 * changes, and the chosen answer if it re-wraps, whose margin changes to `--room`; the bar around that grows along.
 */
export function useFades(row: RefObject<HTMLElement | null>, isFolded: boolean) {
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
    // Sets the margin that the text will have, to measure it once.
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

/** Fades a text out, and back in after it has re-wrapped (`rewrapClasses`). */
const fade = (text: Element) =>
  text.animate(
    [
      { offset: (durations.tap - unseen) / durations.open, opacity: 0 },
      { offset: (durations.tap + unseen) / durations.open, opacity: 0 },
    ],
    durations.open,
  );

/** How long a text is invisible before and after it re-wraps, in ms. */
const unseen = 24;
