import { useSyncExternalStore } from 'react';
import { deviceStorage, motionPausedKey } from '@/lib/storage';
import { createStore, useStore } from '@/lib/store';

const paused = createStore(false);
if (deviceStorage.read(motionPausedKey) === true) paused.set(true);

/** Pauses or resumes all motion of the site and remembers it (docs/rules.md#pausing). */
export const setMotionPaused = (next: boolean) => {
  paused.set(next);
  // Style sheets pause their animations while this attribute is set. `inline/pause.ts` sets it before the first paint.
  document.documentElement.toggleAttribute('data-paused', next);
  deviceStorage.write(motionPausedKey, next);
};

/** @returns whether the visitor has paused the site's motion, live; false on the server */
export const useMotionPaused = () => useStore(paused);

const reducedQuery = '(prefers-reduced-motion: reduce)';

const subscribeReduced = (listener: () => void) => {
  const query = window.matchMedia(reducedQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** @returns whether the system asks for less motion now */
export const prefersReducedMotion = () => window.matchMedia(reducedQuery).matches;

/** @returns the same, live */
export const usePrefersReducedMotion = () =>
  useSyncExternalStore(subscribeReduced, prefersReducedMotion, () => false);

/** @returns whether nothing may move by itself now */
export const isMotionOff = () => paused.get() || prefersReducedMotion();

/** @returns the same, live: paused by the visitor, or reduced by the system */
export const useMotionOff = () => {
  const isPaused = useMotionPaused();
  const isReduced = usePrefersReducedMotion();
  return isPaused || isReduced;
};
