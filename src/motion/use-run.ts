import type { RefObject } from 'react';
import { useReducedMotion } from './motion-switch';
import { useWasVisible } from './use-was-visible';

/** Class of an element whose pieces move once: before it is visible, from then on, and where nothing may move. */
export type RunState = 'is-waiting' | 'is-run' | '';

/**
 * Tells a short animation when to run.
 * @param ref the element
 * @param amount share of it that must be in the window, 0 to 1
 * @returns the class that its stylesheet goes by
 */
export function useRun(ref: RefObject<Element | null>, amount: number): RunState {
  const wasVisible = useWasVisible(ref, amount);
  const isMotionReduced = useReducedMotion();
  if (isMotionReduced) return '';
  return wasVisible ? 'is-run' : 'is-waiting';
}
