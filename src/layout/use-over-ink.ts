import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** @returns whether the fixed element lies over an ink ground; looked up at most once a frame while scrolling. */
export function useOverInk(ref: RefObject<HTMLElement | null>) {
  const [isOverInk, setIsOverInk] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const element = ref.current;
      if (!element) return;
      const box = element.getBoundingClientRect();
      const below = document
        .elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        .find((candidate) => !element.contains(candidate));
      setIsOverInk(Boolean(below?.closest('.on-ink')));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(look);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    // A page that comes after its address makes the document taller.
    const observer = new ResizeObserver(schedule);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ref, pathname]);
  return isOverInk;
}
