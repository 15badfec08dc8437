import { useInView } from 'framer-motion';
import type { RefObject } from 'react';

/**
 * Tells whether an element has been seen.
 * @param ref the element
 * @param amount share of it that must have been in the window, 0 to 1
 * @returns true from the first time it was seen, for good
 */
export const useSeen = (ref: RefObject<Element | null>, amount: number) =>
  useInView(ref, { once: true, amount });
