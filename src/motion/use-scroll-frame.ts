import { useMotionValueEvent, useScroll, useSpring, useTransform } from 'framer-motion';
import { type RefObject, useState } from 'react';
import { useReducedMotion } from './motion-switch';

/** Frames of an animation, and the shares of an element (0 to 1) that are in the window at its first and its last. */
interface ScrollFrames {
  last: number;
  from: number;
  to: number;
}

/** Critically damped, and 120 ms behind a steady scroll: damping by stiffness. */
const follow = { stiffness: 300, damping: 36, restDelta: 0.5 };

/**
 * Follows how much of an element has come into the window, softened.
 * @param target the element
 * @param frames never changing
 * @returns the frame to show, a whole number; the last where motion is reduced
 */
export const useScrollFrame = (
  target: RefObject<HTMLElement | null>,
  { last, from, to }: ScrollFrames,
) => {
  const { scrollYProgress } = useScroll({ target, offset: ['start end', 'end end'] });
  const isMotionReduced = useReducedMotion();
  const wanted = useTransform(scrollYProgress, [from, to], [isMotionReduced ? last : 0, last]);
  const followed = useSpring(wanted, follow);
  const [frame, setFrame] = useState(0);
  useMotionValueEvent(followed, 'change', (at) => setFrame(Math.round(at)));
  return isMotionReduced ? last : frame;
};
