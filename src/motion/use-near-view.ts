import { useInView } from 'framer-motion';
import type { RefObject } from 'react';

/**
 * Watches an element come near the window.
 * @param margin how far outside the window it counts as near, in px
 * @returns true from the first time it was near, for good
 */
export const useNearView = (ref: RefObject<Element | null>, margin = 400) =>
  useInView(ref, { once: true, margin: `${margin}px` });
