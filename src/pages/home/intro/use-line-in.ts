import { useEffect, useState } from 'react';

/**
 * @returns whether the line has run into the film's frame (docs/design.md#line-segments); until then the film waits.
 */
export const useLineIn = () => {
  const [isIn, setIsIn] = useState(false);
  useEffect(() => {
    const segment = document.querySelector<HTMLElement>('[data-into]');
    const look = () => setIsIn(!segment || segment.dataset['segment'] === 'done');
    look();
    if (!segment) return;
    const observer = new MutationObserver(look);
    observer.observe(segment, { attributeFilter: ['data-segment'] });
    return () => observer.disconnect();
  }, []);
  return isIn;
};
