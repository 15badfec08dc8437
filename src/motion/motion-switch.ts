import { useSyncExternalStore } from 'react';

const storageKey = 'motion-paused';
const listeners = new Set<() => void>();
let paused: boolean | undefined;

const readPaused = () => {
  try {
    return localStorage.getItem(storageKey) === 'true';
  } catch {
    return false; // storage may be forbidden; motion then simply starts unpaused
  }
};

const isPaused = () => (paused ??= readPaused());

const subscribePaused = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Pauses or resumes all motion of the site and remembers it (docs/rules.md#pausing). */
export const setMotionPaused = (next: boolean) => {
  paused = next;
  // For the style sheets: what they alone move stands, too. A page begins with what was kept (`index.html`).
  document.documentElement.toggleAttribute('data-paused', next);
  try {
    localStorage.setItem(storageKey, String(next));
  } catch {
    // Not remembered then; it still holds for this visit.
  }
  listeners.forEach((listener) => listener());
};

/** @returns whether the visitor has paused the site's motion; false while rendering on the server. */
export const useMotionPaused = () => useSyncExternalStore(subscribePaused, isPaused, () => false);

const reducedQuery = '(prefers-reduced-motion: reduce)';

const subscribeReduced = (listener: () => void) => {
  const query = window.matchMedia(reducedQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** @returns whether the system asks for less motion; live. */
export const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    subscribeReduced,
    () => window.matchMedia(reducedQuery).matches,
    () => false,
  );

/** @returns whether nothing may move by itself just now. */
export const isMotionReduced = () => isPaused() || window.matchMedia(reducedQuery).matches;

/** @returns the same, live: paused by hand, or reduced by the system. */
export const useReducedMotion = () => {
  const isPausedByHand = useMotionPaused();
  const isReduced = usePrefersReducedMotion();
  return isPausedByHand || isReduced;
};
