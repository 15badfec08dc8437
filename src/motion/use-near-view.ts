import { type RefObject, useEffect, useState } from 'react';

/**
 * Watches an element come near the window.
 * @param ref the element
 * @param margin how far outside the window it counts as near, in px
 * @returns true from the first time it was near, for good
 */
export const useNearView = (ref: RefObject<Element | null>, margin = 400) => {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin, isNear]);
  return isNear;
};
