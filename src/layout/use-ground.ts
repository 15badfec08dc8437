import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { crossingEnded } from '@/motion/crossing';

interface Ground {
  /** Colour of what the element lies on, as CSS. */
  color: string;
  isInk: boolean;
}

const clear = 'rgba(0, 0, 0, 0)';

/** A ground is at least as high as what lies on it: not a piece of the line, a field or a button. */
const groundBelow = (element: HTMLElement): Ground | undefined => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ground = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find(
      (below) =>
        !element.contains(below) &&
        below.getBoundingClientRect().height >= height &&
        getComputedStyle(below).backgroundColor !== clear,
    );
  return (
    ground && {
      color: getComputedStyle(ground).backgroundColor,
      isInk: ground.closest('.on-ink') !== null,
    }
  );
};

/** @returns what a fixed element lies on; checked on scroll, resize and a new page height */
export function useGround(ref: RefObject<HTMLElement | null>): Ground | undefined {
  const [ground, setGround] = useState<Ground>();
  const { pathname } = useLocation();
  useEffect(() => {
    const check = () => {
      const now = ref.current && groundBelow(ref.current);
      if (now) setGround((last) => (last?.color === now.color ? last : now));
    };
    window.addEventListener('scroll', check, { passive: true });
    window.addEventListener('resize', check);
    // Runs at once, and when a page that loads late changes the document's height.
    const observer = new ResizeObserver(check);
    observer.observe(document.body);
    // Until then nothing of the page can be found at a point.
    void crossingEnded().then(check);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', check);
      window.removeEventListener('resize', check);
    };
  }, [ref, pathname]);
  return ground;
}
