import { useInView, usePageInView } from 'framer-motion';
import type { RefObject } from 'react';

/** @returns whether this share of the element, 0 to 1, is in the window, and the tab not hidden */
export const useVisible = (ref: RefObject<Element | null>, amount = 0.3) => {
  const isInWindow = useInView(ref, { amount });
  return usePageInView() && isInWindow;
};

/** @returns whether the element has ever been within `margin` px of the window */
export const useNearView = (ref: RefObject<Element | null>, margin = 400) =>
  useInView(ref, { once: true, margin: `${margin}px` });
