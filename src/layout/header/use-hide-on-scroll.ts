import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

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
  const [state, setState] = useState<HeaderState>('static');
  const [visited, setVisited] = useState(address);
  if (visited !== address) {
    setVisited(address);
    setState('static');
  }
  useLayoutEffect(() => {
    let turningPoint = 0;
    let last = 0;
    // Ignores the scroll that `route-change.tsx` does later in this commit.
    queueMicrotask(() => (last = turningPoint = window.scrollY));
    const onScroll = () => {
      const y = Math.max(0, window.scrollY);
      if (y < last) {
        turningPoint = y;
        setState((now) => (now === 'static' ? now : 'shown'));
      } else if (y > hideThreshold && y - turningPoint >= downwardTravel) {
        setState('hidden');
      }
      last = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [address]);
  return state;
}
