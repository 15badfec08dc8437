import { useMotionValueEvent, useSpring } from 'framer-motion';
import { type RefObject, useCallback } from 'react';
import { useReducedMotion } from './motion-switch';

export interface Point {
  x: number;
  y: number;
}

const spring = { stiffness: 300, damping: 24 };

/**
 * Moves an element by `translate`, on a spring; at once under reduced motion.
 * @param ref the element
 * @returns a function that moves it to a point, in px from its resting position
 */
export const useSpringPoint = (ref: RefObject<HTMLElement | null>) => {
  const isMotionReduced = useReducedMotion();
  const x = useSpring(0, spring);
  const y = useSpring(0, spring);

  const applyTranslate = () => {
    if (ref.current) ref.current.style.translate = `${x.get()}px ${y.get()}px`;
  };
  useMotionValueEvent(x, 'change', applyTranslate);
  useMotionValueEvent(y, 'change', applyTranslate);

  return useCallback(
    (to: Point, isAtOnce = false) => {
      if (isMotionReduced || isAtOnce) {
        x.jump(to.x);
        y.jump(to.y);
      } else {
        x.set(to.x);
        y.set(to.y);
      }
    },
    [isMotionReduced, x, y],
  );
};
