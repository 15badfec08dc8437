import { type RefObject, useState } from 'react';
import { useRun } from '@/motion/use-run';

/**
 * Runs a short animation once 40 % of the element has been visible, and again each time it is asked for.
 * @returns the picture's class, the number of the run to be used as its key, and `again`
 */
export function useRuns(ref: RefObject<Element | null>) {
  const run = useRun(ref, 0.4);
  const [asked, setAsked] = useState(0);
  return {
    run,
    turn: run === 'is-run' ? 1 + asked : 0,
    again: () => setAsked((before) => before + 1),
  };
}
