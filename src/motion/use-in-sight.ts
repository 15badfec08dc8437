import { type RefObject, useEffect, useState } from 'react';

/**
 * Tells whether an element is visible: this much of it in the window, and the tab not hidden.
 * @param ref the element
 * @param amount share of it that must be in the window, 0 to 1
 */
export const useInSight = (ref: RefObject<Element | null>, amount = 0.3) => {
  const [isInWindow, setIsInWindow] = useState(false);
  const [isTabVisible, setIsTabVisible] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1);
        setIsInWindow(now?.isIntersecting === true && now.intersectionRatio >= amount);
      },
      { threshold: [0, amount] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, amount]);
  useEffect(() => {
    const onChange = () => setIsTabVisible(!document.hidden);
    // A tab may be opened behind another.
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isInWindow && isTabVisible;
};
