import { type RefObject, useEffect, useState } from 'react';

/** A section is current once its top is above this share of the window's height. */
const readingLine = 0.4;

/**
 * Follows the reader on scroll, at most once per frame.
 * @param ref the parent of the sections
 * @returns index of the current section, 0 for the first
 */
export function useCurrentSection(ref: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const update = () => {
      const line = window.innerHeight * readingLine;
      const begun = Array.from(ref.current?.children ?? []).filter(
        (section) => section.getBoundingClientRect().top < line,
      );
      setCurrent(Math.max(0, begun.length - 1));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [ref]);
  return current;
}
