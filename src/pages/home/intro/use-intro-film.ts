import { type RefObject, useState } from 'react';
import { isSavingData } from '@/motion/data-saver';
import { useReducedMotion } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';
import { useNearView } from '@/motion/use-near-view';

/**
 * When the intro film is fetched and when it plays: near the window; in sight, once the line has run into its frame;
 * and unless motion is not wanted or data is saved. The visitor's own press on its button decides over all of that.
 * @param ref the frame that holds the film
 * @param isLineIn whether the line has run into it
 */
export function useIntroFilm(ref: RefObject<HTMLElement | null>, isLineIn: boolean) {
  const isNear = useNearView(ref);
  const isInSight = useVisible(ref);
  const isMotionReduced = useReducedMotion();
  const [choice, setChoice] = useState<'auto' | 'play' | 'pause'>('auto');
  const [isMissing, setIsMissing] = useState(false);
  const [progress, setProgress] = useState(0);

  const isWanted =
    choice === 'auto' ? !isMotionReduced && isNear && !isSavingData() : choice === 'play';
  const hasBegun = isWanted || choice !== 'auto' || progress > 0;
  return {
    isNear: isNear && !isMissing,
    isPlaying: isWanted && isInSight && (isLineIn || choice === 'play'),
    isPaused: !isWanted,
    /** Before, and when it is missing, the poster stands in its place. */
    isFetched: isNear && hasBegun && !isMissing,
    isMissing,
    progress,
    setProgress,
    toggle: () => setChoice(isWanted ? 'pause' : 'play'),
    miss: () => setIsMissing(true),
  };
}
