import { type RefObject, useEffect, useState } from 'react';

/**
 * @param ref the element watched
 * @returns whether a mouse or pen is over the element, or visible focus is inside it; touch does
 *   not count
 */
export function useHoverOrFocus(ref: RefObject<HTMLElement | null>) {
  const [isOver, setIsOver] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const over = ({ pointerType }: PointerEvent) => setIsOver(pointerType !== 'touch');
    element.addEventListener('pointerenter', over, { signal });
    element.addEventListener('pointerleave', () => setIsOver(false), { signal });
    // A click moves the focus too, but without a visible ring.
    const focus = ({ target }: FocusEvent) =>
      setIsFocused(target instanceof Element && target.matches(':focus-visible'));
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('focusout', () => setIsFocused(false), { signal });
    return () => listeners.abort();
  }, [ref]);
  return isOver || isFocused;
}
