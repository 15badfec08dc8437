import type { Page } from '@playwright/test';

/**
 * Finds text that is cut off by the window or by an element that clips it. Ignores visually hidden text and the moving
 * strip of industries.
 */
export const lostText = (page: Page) =>
  page.evaluate(() => {
    const lost = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (
        parent.closest(
          '[class*="sr-only"], a[href="#content"], [aria-label="Industries"], [hidden], [aria-hidden="true"], noscript, script',
        )
      )
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      let { left, right, top, bottom } = { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 };
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (['hidden', 'clip'].includes(overflowX)) {
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
        if (['hidden', 'clip'].includes(overflowY)) {
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        }
        // Scrolling reveals the rest.
        if ([overflowX, overflowY].some((value) => ['auto', 'scroll'].includes(value))) break;
        if (position === 'fixed') break;
      }
      const isCut =
        text.left < left - 1 ||
        text.right > right + 1 ||
        // Line boxes of tight headings reach past their letters by a fifth.
        text.top < top - text.height / 5 ||
        text.bottom > bottom + text.height / 5;
      if (isCut) lost.add(`${parent.tagName}: ${node.textContent.trim().slice(0, 40)}`);
    }
    return [...lost];
  });

/** How far the page is wider than its window, in px. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    document.body.style.overflowX = 'visible';
    const { scrollWidth, clientWidth } = document.documentElement;
    document.body.style.overflowX = '';
    return scrollWidth - clientWidth;
  });
