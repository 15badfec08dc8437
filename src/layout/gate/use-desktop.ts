import { useSyncExternalStore } from 'react';

/** The site stands at this width and above (docs/rules.md#narrow-screen-gate). */
const desktopQuery = '(min-width: 1280px)';

type Width = 'desktop' | 'narrow' | 'unknown';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(desktopQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

let lastWidth: Width = 'unknown';

const readWidth = (): Width => {
  // While printing, the query measures the paper: what stood on the screen is what gets printed.
  if (lastWidth !== 'unknown' && window.matchMedia('print').matches) return lastWidth;
  lastWidth = window.matchMedia(desktopQuery).matches ? 'desktop' : 'narrow';
  return lastWidth;
};

/** @returns whether the window is wide enough, live; unknown while rendering on the server. */
export const useDesktop = () => useSyncExternalStore<Width>(subscribe, readWidth, () => 'unknown');
