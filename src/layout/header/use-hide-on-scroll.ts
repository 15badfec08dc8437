import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isKeepingInPlace } from '@/motion/keep-in-place';

/** The header may hide below this scroll position (docs/rules.md#header), in px. */
const hideThreshold = 150;

/** Downward scroll before it hides, so that a trembling finger causes no flicker, in px. */
const downwardTravel = 6;

/** Shown without a transition after navigating; shown or hidden by scrolling. */
type HeaderState = 'static' | 'shown' | 'hidden';

/**
 * Hides the header when scrolling down past the threshold, and shows it on any upward scroll. A new path or hash shows it
 * at once.
 * @returns the header's state
 */
export function useHideOnScroll(): HeaderState {
  const { pathname, hash } = useLocation();
  const address = pathname + hash;
  // Stored with its address, so that it does not apply on the next page.
  const [scrolled, setScrolled] = useState<{ address: string; state: HeaderState }>({
    address,
    state: 'static',
  });
  const state = scrolled.address === address ? scrolled.state : 'static';
  useLayoutEffect(() => {
    let turningPoint = 0;
    let last = 0;
    // Ignores the scroll that `route-change.tsx` does later in this commit.
    queueMicrotask(() => (last = turningPoint = window.scrollY));
    const change = (to: 'shown' | 'hidden') =>
      setScrolled((now) => {
        const before = now.address === address ? now.state : 'static';
        const isSame = before === to || (before === 'static' && to === 'shown');
        return isSame ? now : { address, state: to };
      });
    const onScroll = () => {
      const y = Math.max(0, window.scrollY);
      if (isKeepingInPlace()) {
        turningPoint = y;
      } else if (y < last) {
        turningPoint = y;
        change('shown');
      } else if (y > hideThreshold && y - turningPoint >= downwardTravel) {
        change('hidden');
      }
      last = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      // Clear it, so that it does not apply when the visitor returns to this address.
      setScrolled({ address: '', state: 'static' });
    };
  }, [address]);
  return state;
}
