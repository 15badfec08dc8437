import type { RefObject } from 'react';
import { useStill } from './motion-switch';
import { useSeen } from './use-seen';

/** Class of an element whose pieces move once: before it is seen, from then on, and where nothing may move. */
export type RunState = 'is-waiting' | 'is-run' | '';

/**
 * Tells a short animation when to run.
 * @param ref the element
 * @param amount share of it that must be in the window, 0 to 1
 * @returns the class that its stylesheet goes by
 */
export function useRun(ref: RefObject<Element | null>, amount: number): RunState {
  const isSeen = useSeen(ref, amount);
  const isStill = useStill();
  if (isStill) return '';
  return isSeen ? 'is-run' : 'is-waiting';
}
