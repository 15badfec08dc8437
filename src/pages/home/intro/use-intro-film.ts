import { type RefObject, useState } from 'react';
import { isSavingData } from '@/motion/data-saver';
import { useMotionOff } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';
import { useNearView } from '@/motion/use-near-view';

/**
 * Fetches the intro film near the window and plays it in view, once the line has reached its frame, unless motion is reduced
 * or the visitor saves data. A press on its button overrides all of that.
 * @param ref the frame that holds the film
 * @param isLineIn whether the line has reached the frame
 */
export function useIntroFilm(ref: RefObject<HTMLElement | null>, isLineIn: boolean) {
  const isNear = useNearView(ref);
  const isInSight = useVisible(ref);
  const isMotionOff = useMotionOff();
  const [choice, setChoice] = useState<'auto' | 'play' | 'pause'>('auto');
  const [isMissing, setIsMissing] = useState(false);
  const [progress, setProgress] = useState(0);

  const isWanted =
    choice === 'auto' ? !isMotionOff && isNear && !isSavingData() : choice === 'play';
  const hasBegun = isWanted || choice !== 'auto' || progress > 0;
  return {
    isNear: isNear && !isMissing,
    isPlaying: isWanted && isInSight && (isLineIn || choice === 'play'),
    isPaused: !isWanted,
    /** Whether to load the film; until then, and if it is missing, the poster shows. */
    isFetched: isNear && hasBegun && !isMissing,
    isMissing,
    progress,
    setProgress,
    toggle: () => setChoice(isWanted ? 'pause' : 'play'),
    miss: () => setIsMissing(true),
  };
}
