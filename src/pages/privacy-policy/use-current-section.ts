import { type RefObject, useEffect, useState } from 'react';

/** A section is being read once its top has come above this share of the window's height. */
const readingLine = 0.4;

/**
 * Follows the reader; looked up at most once a frame while scrolling.
 * @param ref the parent of the sections
 * @returns place of the section that is being read, 0 for the first
 */
export function useCurrentSection(ref: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    let request = 0;
    const look = () => {
      request = 0;
      const line = window.innerHeight * readingLine;
      const begun = Array.from(ref.current?.children ?? []).filter(
        (section) => section.getBoundingClientRect().top < line,
      );
      setCurrent(Math.max(0, begun.length - 1));
    };
    const schedule = () => {
      request ||= requestAnimationFrame(look);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(request);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ref]);
  return current;
}
