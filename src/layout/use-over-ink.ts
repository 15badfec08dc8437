import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Asks the DOM what lies below, since any page may scroll any ground there; `on-ink` is a ground of the whole site
 * (`styles/grounds.css`).
 * @returns whether a fixed element is over ink; checked on scroll, resize and a new page height
 */
export function useOverInk(ref: RefObject<HTMLElement | null>) {
  const [isOverInk, setIsOverInk] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    const check = () => {
      const element = ref.current;
      if (!element) return;
      const box = element.getBoundingClientRect();
      const below = document
        .elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        .find((candidate) => !element.contains(candidate));
      setIsOverInk(Boolean(below?.closest('.on-ink')));
    };
    window.addEventListener('scroll', check, { passive: true });
    window.addEventListener('resize', check);
    // Runs at once, and when a page that loads late changes the document's height.
    const observer = new ResizeObserver(check);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', check);
      window.removeEventListener('resize', check);
    };
  }, [ref, pathname]);
  return isOverInk;
}
