import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isKeepingInPlace } from '@/motion/keep-in-place';

/** The header may hide below this scroll position (docs/rules.md#header), in px. */
const hideThreshold = 150;

/** Downward scroll before it hides, so that a trembling finger causes no flicker, in px. */
const downwardTravel = 6;

/** Shown, because nobody has scrolled at this address yet; shown or hidden by scrolling. */
type HeaderState = 'static' | 'shown' | 'hidden';

/**
 * Hides the header when scrolling down past the threshold, and shows it on any upward scroll. A new
 * path or hash shows it at once.
 * @returns the header's state
 */
export function useHideOnScroll(): HeaderState {
  const { pathname, hash } = useLocation();
  const address = pathname + hash;
  // A state is kept by its address, so that it does not apply on the next page.
  const [states, setStates] = useState<Readonly<Record<string, HeaderState>>>({});

  useLayoutEffect(() => {
    let lastY = 0;
    /** Where the visitor last began to scroll down. */
    let turningPoint = 0;
    // A microtask, because `route-change.tsx` scrolls later in this commit.
    queueMicrotask(() => (lastY = turningPoint = window.scrollY));
    const change = (to: 'shown' | 'hidden') =>
      setStates((last) => (to === (last[address] ?? 'shown') ? last : { [address]: to }));
    const onScroll = () => {
      const y = Math.max(0, window.scrollY);
      if (isKeepingInPlace()) {
        turningPoint = y;
      } else if (y < lastY) {
        turningPoint = y;
        change('shown');
      } else if (y > hideThreshold && y - turningPoint >= downwardTravel) {
        change('hidden');
      }
      lastY = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      // Otherwise the state would apply again when the visitor returns to this address.
      setStates({});
    };
  }, [address]);

  return states[address] ?? 'static';
}
