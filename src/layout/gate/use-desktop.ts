import { useStore, windowStore } from '@/lib/store';

/** `inline/gate.ts` sets `data-gated` before the first paint, and on early resizes. */
const width = windowStore<'desktop' | 'narrow' | 'unknown'>(
  () => (document.documentElement.hasAttribute('data-gated') ? 'narrow' : 'desktop'),
  'unknown',
);

/** @returns whether the unzoomed window is wide enough for the site, live; unknown on the server */
export const useDesktop = () => useStore(width);
