import { useMotionValueEvent, useScroll, useSpring, useTransform } from 'framer-motion';
import { type RefObject, useEffect } from 'react';
import { useMotionOff } from './motion-switch';
import { follows } from './tokens';

/**
 * Maps the visible share of an element to a frame: 0 at the share `from`, `last` at `to` and under
 * reduced motion. A spring smooths it, and React renders nothing while it changes.
 * @param ref the element to watch; its `data-frame` is set to the frame
 * @returns the frame to show, a whole number
 */
export function useScrollFrame(
  ref: RefObject<HTMLElement | null>,
  { last, from, to }: Readonly<Record<'last' | 'from' | 'to', number>>,
) {
  const { scrollYProgress } = useScroll({ target: ref, offset: ['start end', 'end end'] });
  const isMotionOff = useMotionOff();
  const share = useTransform(scrollYProgress, [from, to], [0, last]);
  // Under reduced motion the spring rests too, instead of running on unseen.
  const goal = useTransform(share, (value) => (isMotionOff ? last : value));
  const frame = useTransform(useSpring(goal, follows), (value) =>
    isMotionOff ? last : Math.round(value),
  );
  const showFrame = () => {
    if (ref.current) ref.current.dataset['frame'] = String(frame.get());
  };
  useEffect(showFrame);
  useMotionValueEvent(frame, 'change', showFrame);
  return frame;
}
