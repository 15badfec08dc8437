import { useInView } from 'framer-motion';
import type { RefObject } from 'react';

/**
 * Watches whether an element comes near the window.
 * @param margin how far outside the window it counts as near, in px
 * @returns true from the first time it is near
 */
export const useNearView = (ref: RefObject<Element | null>, margin = 400) =>
  useInView(ref, { once: true, margin: `${margin}px` });
