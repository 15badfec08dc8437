import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolled further than this, the header may hide (docs/rules.md#header), in px. */
const hideThreshold = 150;

/** Downward travel before it hides, so that a trembling finger does not make it flicker, in px. */
const downwardTravel = 6;

/** Rolled in or away by scrolling, or set there with a page. */
type HeaderPlace = 'set' | 'here' | 'away';

/**
 * Follows the scrolling: down past the threshold the header rolls away, any upward pixel brings it back. With another
 * page, or another place of one, it stands there at once.
 * @returns the header's place
 */
export function useHideOnScroll(): HeaderPlace {
  const { pathname, hash } = useLocation();
  const address = pathname + hash;
  const [place, setPlace] = useState<HeaderPlace>('set');
  const [visited, setVisited] = useState(address);
  if (visited !== address) {
    setVisited(address);
    setPlace('set');
  }
  useLayoutEffect(() => {
    let turningPoint = 0;
    let last = 0;
    // The page scrolls in this very commit, after this (`route-change.tsx`); that is no travel.
    queueMicrotask(() => (last = turningPoint = window.scrollY));
    const onScroll = () => {
      const y = Math.max(0, window.scrollY);
      if (y < last) {
        turningPoint = y;
        setPlace((now) => (now === 'set' ? now : 'here'));
      } else if (y > hideThreshold && y - turningPoint >= downwardTravel) {
        setPlace('away');
      }
      last = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [address]);
  return place;
}
