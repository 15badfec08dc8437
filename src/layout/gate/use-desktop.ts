import { useSyncExternalStore } from 'react';

type Width = 'desktop' | 'narrow' | 'unknown';

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** `inline/gate.ts` sets `data-gated` before the first paint, and on resize before this listener. */
const readWidth = (): Width =>
  document.documentElement.hasAttribute('data-gated') ? 'narrow' : 'desktop';

/**
 * @returns whether the window, without page zoom, is wide enough for the site, live
 * (docs/rules.md#narrow-screen-gate); unknown while rendering on the server
 */
export const useDesktop = () => useSyncExternalStore<Width>(subscribe, readWidth, () => 'unknown');
