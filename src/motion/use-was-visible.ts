import { useInView } from 'framer-motion';
import type { RefObject } from 'react';

/**
 * Tells whether an element has been visible.
 * @param ref the element
 * @param amount share of it that must have been in the window, 0 to 1
 * @returns true from the first time it was visible, for good
 */
export const useWasVisible = (ref: RefObject<Element | null>, amount: number) =>
  useInView(ref, { once: true, amount });
