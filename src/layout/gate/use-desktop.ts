import { useSyncExternalStore } from 'react';

/** The site stands at this width and above (specification 2.2 and 9; decision 13). */
const desktopQuery = '(min-width: 1280px)';

export type Width = 'desktop' | 'narrow' | 'unknown';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(desktopQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** @returns whether the window is wide enough, live; unknown while rendering on the server. */
export const useDesktop = () =>
  useSyncExternalStore<Width>(
    subscribe,
    () => (window.matchMedia(desktopQuery).matches ? 'desktop' : 'narrow'),
    () => 'unknown',
  );
