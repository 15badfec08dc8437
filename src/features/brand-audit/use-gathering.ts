import { useState } from 'react';
import type { SubmissionState } from '@/lib/use-submission';
import { useMotionOff } from '@/motion/motion-switch';

/**
 * The moment of Please Wait: the rail's pieces gather into the report's line, and go back when sending fails
 * (docs/rules.md#audit-line).
 *
 * @returns whether the pieces have left the rail, whether they are on their way out or there, and `onReturn`, to call once they
 * are back
 */
export function useGathering(state: SubmissionState) {
  const isMotionOff = useMotionOff();
  const isGathered = state === 'submitting' || state === 'success';
  const [hasLeft, setHasLeft] = useState(false);
  if (isGathered && !hasLeft) setHasLeft(true);
  return { isAway: hasLeft && !isMotionOff, isGathered, onReturn: () => setHasLeft(false) };
}
