import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** @returns whether the fixed element lies over an ink ground, looked up at each scroll event: once a frame at most. */
export function useOverInk(ref: RefObject<HTMLElement | null>) {
  const [isOverInk, setIsOverInk] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    const look = () => {
      const element = ref.current;
      if (!element) return;
      const box = element.getBoundingClientRect();
      const below = document
        .elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        .find((candidate) => !element.contains(candidate));
      setIsOverInk(Boolean(below?.closest('.on-ink')));
    };
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    // At once, and when a page that comes after its address makes the document taller.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ref, pathname]);
  return isOverInk;
}
