import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isKeepingInPlace } from '@/motion/keep-in-place';

/** The header may hide below this scroll position (docs/rules.md#header), in px. */
const hideThreshold = 150;

/** Downward scroll before it hides, so that a trembling finger causes no flicker, in px. */
const downwardTravel = 6;

/** `static`: shown, because nobody has scrolled far at this address yet. */
type HeaderState = 'static' | 'shown' | 'hidden';

/** Hides the header on the way down; any way up, a new path and a new hash show it at once. */
export function useHideOnScroll(): HeaderState {
  const { pathname, hash } = useLocation();
  const address = pathname + hash;
  const [state, setState] = useState<HeaderState>('static');
  const [seenAddress, setSeenAddress] = useState(address);
  if (seenAddress !== address) {
    setSeenAddress(address);
    setState('static');
  }

  useLayoutEffect(() => {
    let lastY = 0;
    /** Where the visitor last began to scroll down. */
    let turningPoint = 0;
    // A microtask, because `route-change.tsx` scrolls later in this commit.
    queueMicrotask(() => {
      lastY = window.scrollY;
      turningPoint = lastY;
    });
    const onScroll = () => {
      const y = Math.max(0, window.scrollY);
      if (isKeepingInPlace()) {
        // The page scrolls by itself while rows open or close, which is no reason to hide.
        turningPoint = y;
      } else if (y < lastY) {
        turningPoint = y;
        setState((last) => (last === 'hidden' ? 'shown' : last));
      } else if (y > hideThreshold && y - turningPoint >= downwardTravel) {
        setState('hidden');
      }
      lastY = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [address]);

  return state;
}
