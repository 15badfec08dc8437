import { useLayoutEffect } from 'react';

const guards = '[data-base-ui-focus-guard][aria-hidden]';

/**
 * Keeps the page readable while a list is open. The library hides everything around the list, and its own focusable
 * guards, from assistive technology, although the list is not modal (WCAG 4.1.2).
 * @param isOpen whether the list is open
 */
export function useNonModalList(isOpen: boolean) {
  // Before the library's effects, whose changes it observes.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const reveal = (records: readonly MutationRecord[]) => {
      for (const { type, target, oldValue } of records) {
        if (type === 'attributes' && oldValue === null && target instanceof Element)
          target.removeAttribute('aria-hidden');
      }
      for (const guard of document.querySelectorAll(guards)) guard.removeAttribute('aria-hidden');
    };
    const observer = new MutationObserver(reveal);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-hidden'],
      attributeOldValue: true,
    });
    reveal([]);
    return () => observer.disconnect();
  }, [isOpen]);
}
