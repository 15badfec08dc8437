import { type RefObject, useEffect } from 'react';

/** Runs two frames later, when the list has been painted and its height is final. */
const afterPaint = (run: () => void) => {
  let request = requestAnimationFrame(() => {
    request = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(request);
};

/**
 * Scrolls to and focuses the question of the hash, or, after a link on this page, the list with its new category.
 * @param section the list with its heading
 * @param target key of the question that the hash names
 * @param isRevisit whether the link was followed on this page
 */
export function useFaqArrival(
  section: RefObject<HTMLElement | null>,
  target: string | null,
  isRevisit: boolean,
) {
  useEffect(() => {
    const element = target ? document.getElementById(target) : isRevisit && section.current;
    if (!element) return;
    const heading = element.querySelector<HTMLElement>('h2, h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    return afterPaint(() => element.scrollIntoView());
  }, [section, target, isRevisit]);
}
