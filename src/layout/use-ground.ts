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

/** Finds the ground under the middle of the tab. A line, a field or a button there is too low. */
const groundBelow = (tab: HTMLElement): Ground => {
  const { left, top, width, height } = tab.getBoundingClientRect();
  const isGround = (element: Element) =>
    element.getBoundingClientRect().height >= height &&
    getComputedStyle(element).backgroundColor !== transparent;
  const sections = document.querySelectorAll('main, footer');
  const below = elementsAt(left + width / 2, top + height / 2, sections);
  const ground = below.findLast(isGround) ?? document.body;
  return {
    color: getComputedStyle(ground).backgroundColor,
    isInk: ground.closest('.on-ink') !== null,
  };
};

/**
 * `document.elementsFromPoint` finds nothing while the line crosses, so this compares boxes. It looks
 * only into elements that lie there, which are few enough at each scroll.
 * @returns those of the elements and their descendants that lie at a point, in document order
 */
const elementsAt = (x: number, y: number, elements: Iterable<Element>): Element[] =>
  Array.from(elements).flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isThere = x >= left && x < right && y >= top && y < bottom;
    return isThere ? [element, ...elementsAt(x, y, element.children)] : [];
  });
