import { type RefObject, useEffect } from 'react';

/** Two frames on, the list has been painted with all it needs, and scrolling to it moves nothing else. */
const afterPaint = (run: () => void) => {
  let request = requestAnimationFrame(() => {
    request = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(request);
};

/**
 * Brings the visitor to what the link named: to the question of the hash, or, from a link on this very page, to
 * the list with its new category.
 * @param section the list with its head
 * @param target key of the question that the hash names
 * @param isRevisit whether the link was followed on this page
 */
export function useFaqArrival(
  section: RefObject<HTMLElement | null>,
  target: string | null,
  isRevisit: boolean,
) {
  useEffect(() => {
    const place = target ? document.getElementById(target) : isRevisit && section.current;
    if (!place) return;
    const heading = place.querySelector<HTMLElement>('h2, h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    return afterPaint(() => place.scrollIntoView());
  }, [section, target, isRevisit]);
}
