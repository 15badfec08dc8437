import { type RefObject, useEffect, useState } from 'react';

/** @returns whether a mouse or pen, but no finger, is over the element, or visible focus in it */
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
