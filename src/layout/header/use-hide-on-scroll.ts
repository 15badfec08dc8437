import { useEffect, useState } from 'react';

/** Scrolled further than this, the header may hide (docs/rules.md#header), in px. */
const hideThreshold = 150;

/** Downward travel before it hides, so that a trembling finger does not make it flicker, in px. */
const downwardTravel = 6;

/** @returns whether the header is hidden: scrolling down past the threshold; any upward pixel brings it back. */
export function useHideOnScroll() {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let turningPoint = window.scrollY;
    let last = turningPoint;
    const onScroll = () => {
      const y = Math.max(0, window.scrollY);
      if (y < last) {
        turningPoint = y;
        setIsHidden(false);
      } else if (y > hideThreshold && y - turningPoint >= downwardTravel) {
        setIsHidden(true);
      }
      last = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isHidden;
}
