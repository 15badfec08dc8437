import { useMotionValueEvent, useScroll, useSpring, useTransform } from 'framer-motion';
import { type RefObject, useState } from 'react';
import { useReducedMotion } from './motion-switch';

/** The last frame, and the visible shares of the element (0 to 1) at the first and last frame. */
interface ScrollFrames {
  last: number;
  from: number;
  to: number;
}

/** Critically damped; lags 120 ms (damping / stiffness) behind a steady scroll. */
const spring = { stiffness: 300, damping: 36, restDelta: 0.5 };

/**
 * Maps the visible share of an element to a frame, smoothed by a spring.
 * @param element to watch
 * @param frames must not change
 * @returns the frame to show, a whole number; the last under reduced motion
 */
export const useScrollFrame = (
  element: RefObject<HTMLElement | null>,
  { last, from, to }: ScrollFrames,
) => {
  const { scrollYProgress } = useScroll({ target: element, offset: ['start end', 'end end'] });
  const isMotionReduced = useReducedMotion();
  const target = useTransform(scrollYProgress, [from, to], [isMotionReduced ? last : 0, last]);
  const frameValue = useSpring(target, spring);
  const [frame, setFrame] = useState(0);
  useMotionValueEvent(frameValue, 'change', (value) => setFrame(Math.round(value)));
  return isMotionReduced ? last : frame;
};
