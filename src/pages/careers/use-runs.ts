import { type RefObject, useState } from 'react';
import { useStill } from '@/motion/motion-switch';
import { useSeen } from '@/motion/use-seen';

/**
 * Counts the runs of a short animation: one when 40 % of the element has been seen, one more each time it is asked
 * for; none while motion is off.
 * @returns the number of the run, to be used as the picture's key, and `again`
 */
export function useRuns(ref: RefObject<Element | null>) {
  const isSeen = useSeen(ref, 0.4);
  const isStill = useStill();
  const [asked, setAsked] = useState(0);
  const run = isSeen && !isStill ? 1 + asked : 0;
  return { run, again: () => setAsked((before) => before + 1) };
}
