import { type RefObject, useEffect } from 'react';

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
    if (target) {
      const item = document.getElementById(target);
      item?.scrollIntoView();
      const question = item?.querySelector<HTMLElement>('h3');
      question?.setAttribute('tabindex', '-1');
      question?.focus({ preventScroll: true });
    } else if (isRevisit) {
      section.current?.scrollIntoView();
      section.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    }
  }, [section, target, isRevisit]);
}
