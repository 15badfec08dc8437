import { useLayoutEffect } from 'react';

const guards = '[data-base-ui-focus-guard][aria-hidden]';

/**
 * Keeps the page readable while a list is open. The list is not modal, yet the library hides all around it, and its
 * own focus guards, from assistive technology although both still take the focus (WCAG 4.1.2).
 * @param isOpen whether the list is open
 */
export function useOpenToAll(isOpen: boolean) {
  // Before paint and before the library's own effects, which are what is watched.
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
