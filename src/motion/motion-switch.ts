import { deviceStorage, motionPausedKey } from '@/lib/storage';
import { createStore, mediaStore, useStore } from '@/lib/store';

const paused = createStore(false);
if (deviceStorage.read(motionPausedKey) === true) paused.set(true);

/** Pauses or resumes all motion of the site and remembers it (docs/rules.md#pausing). */
export const setMotionPaused = (next: boolean) => {
  paused.set(next);
  // It pauses the animations of style sheets. Before the first paint, `inline/pause.ts` sets it.
  document.documentElement.toggleAttribute('data-paused', next);
  deviceStorage.write(motionPausedKey, next);
};

/** @returns whether the visitor has paused the site's motion, live; false on the server */
export const useMotionPaused = () => useStore(paused);

const reduced = mediaStore('(prefers-reduced-motion: reduce)');

/** @returns whether the system asks for less motion now */
export const prefersReducedMotion = reduced.get;

/** @returns the same, live */
export const usePrefersReducedMotion = () => useStore(reduced);

/** @returns whether nothing may move by itself now */
export const isMotionOff = () => paused.get() || prefersReducedMotion();

/** @returns the same, live: paused by the visitor, or reduced by the system */
export const useMotionOff = () => {
  const isPaused = useMotionPaused();
  const isReduced = usePrefersReducedMotion();
  return isPaused || isReduced;
};
