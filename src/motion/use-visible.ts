import { useInView, usePageInView } from 'framer-motion';
import type { RefObject } from 'react';

/**
 * @param amount share of the element that must be in the window, 0 to 1
 * @returns whether the element is visible: that much of it in the window, and the tab not hidden
 */
export const useVisible = (ref: RefObject<Element | null>, amount = 0.3) => {
  const isInWindow = useInView(ref, { amount });
  return usePageInView() && isInWindow;
};

/**
 * @param margin how far outside the window an element counts as near, in px
 * @returns whether the element has ever been near the window
 */
export const useNearView = (ref: RefObject<Element | null>, margin = 400) =>
  useInView(ref, { once: true, margin: `${margin}px` });
