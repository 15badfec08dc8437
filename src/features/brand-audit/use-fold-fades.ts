import { useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '@/motion/motion-switch';
import { cssEasing, durations, easings } from '@/motion/tokens';

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

/** Calls `move` before the first frame of a collapse or opening, unless the system reduces motion. */
function useFolding(isFolded: boolean, move: () => void) {
  const last = useRef(isFolded);
  useLayoutEffect(() => {
    if (last.current === isFolded) return;
    last.current = isFolded;
    if (!prefersReducedMotion()) move();
  });
}

/** Fades the title while its question collapses or opens, because its font size changes. */
export const useTitleFade = (isFolded: boolean, find: () => Element | null) =>
  useFolding(isFolded, () => {
    const title = find();
    if (title) fade(title);
  });

/**
 * While a question collapses or opens, fades the text of its chosen answer if it re-wraps, and animates the bar around it
 * to its new height.
 * @param find returns the text, whose margin changes to `--room`
 */
export function useAnswerFade(isFolded: boolean, find: () => Element | null | undefined) {
  const growth = useRef<Animation>(undefined);
  useFolding(isFolded, () => {
    const text = find();
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
