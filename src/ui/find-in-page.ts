import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { keepInPlace } from '@/motion/keep-in-place';

/**
 * Hides an element so that find in page and links to a text still reach it, by `until-found`. Shown
 * again, it has the attribute `data-opened`.
 */
export function useHiddenUntilFound(ref: RefObject<HTMLElement | null>, isHidden: boolean) {
  // Set here and not by React, which treats `hidden` as a boolean.
  useLayoutEffect(() => {
    const element = ref.current;
    if (isHidden) {
      element?.setAttribute('hidden', 'until-found');
    } else if (element?.hasAttribute('hidden')) {
      element.removeAttribute('hidden');
      element.dataset['opened'] = '';
    }
  }, [ref, isHidden]);
}

/** Calls back when the browser finds a text in a row, or has found one before hydration. */
export function useFound(
  rowRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onFound: () => void,
) {
  const reportEarlyFind = useEffectEvent(() => {
    const row = rowRef.current;
    // Before hydration `inline/found-answer.ts` opens the row, of which React does not know.
    if (isOpen || !row?.hasAttribute('data-open')) return;
    keepInPlace(row);
    onFound();
  });
  useLayoutEffect(() => reportEarlyFind(), []);

  const reportFind = useEffectEvent(onFound);
  useEffect(() => {
    const row = rowRef.current;
    // Renders at once, because the browser scrolls to the text when the event is over.
    const onMatch = () => flushSync(() => reportFind());
    row?.addEventListener('beforematch', onMatch);
    return () => row?.removeEventListener('beforematch', onMatch);
  }, [rowRef]);
}
