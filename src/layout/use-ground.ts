import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface Ground {
  /** Colour of what the element lies on, as CSS. */
  color: string;
  isInk: boolean;
}

/**
 * Finds what the tab lies on: on a new page, on scroll, resize and a new page height. Call it in a
 * component around the page: its effect then runs between the page's scroll and the paint.
 */
export function useGround(tab: RefObject<HTMLElement | null>): Ground | undefined {
  const [ground, setGround] = useState<Ground>();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const check = () => {
      if (!tab.current) return;
      const found = groundBelow(tab.current);
      setGround((last) => (last?.color === found.color ? last : found));
    };
    check();
    window.addEventListener('scroll', check, { passive: true });
    // Runs on a resize, and when a page that loads late changes the document's height.
    const observer = new ResizeObserver(check);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', check);
    };
  }, [tab, pathname]);
  return ground;
}

const transparent = 'rgba(0, 0, 0, 0)';

/**
 * Finds the ground under the middle of the tab. Only an element as high as the tab counts: a piece
 * of the line, a field or a button does not. It compares boxes, because the browser finds no
 * element at a point while the line crosses, but only of elements there: few enough at each scroll.
 */
const groundBelow = (tab: HTMLElement): Ground => {
  const box = tab.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  let ground: Element = document.body;
  const searchIn = (element: Element) => {
    const { left, top, right, bottom, height } = element.getBoundingClientRect();
    if (x < left || x >= right || y < top || y >= bottom) return;
    if (height >= box.height && getComputedStyle(element).backgroundColor !== transparent)
      ground = element;
    // Later elements lie above earlier ones.
    for (const child of element.children) searchIn(child);
  };
  document.querySelectorAll('main, footer').forEach(searchIn);
  return {
    color: getComputedStyle(ground).backgroundColor,
    isInk: ground.closest('.on-ink') !== null,
  };
};
