import { type RefObject, useEffect, useRef, useState } from 'react';
import { isSavingData } from '@/motion/data-saver';
import { useMotionOff } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';

/** A press within this time after the pill turned to pause was meant for play, in ms. */
const meantForPlay = 600;

/**
 * Plays a work's film on hover or focus of its tile and by its pill. After that it plays to the end of its loop, which is its
 * poster. Once the pill has shown pause for 600 ms, a press stops the film until the pointer leaves; an earlier press lets it
 * play on (docs/rules.md#showcase). Outside the window it stops.
 * @param ref the tile
 */
export function useWorkFilm(ref: RefObject<HTMLElement | null>) {
  const isInSight = useVisible(ref);
  const isMotionOff = useMotionOff();
  const isPointed = useHoverOrFocus(ref);
  const [choice, setChoice] = useState<'play' | 'stop' | undefined>();
  const [isRunning, setIsRunning] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  if (choice === 'stop' && !isPointed) setChoice(undefined);
  const isAsked = choice === 'play';
  const isWanted = isAsked || (choice !== 'stop' && isPointed && !isMotionOff && !isSavingData());
  if (isWanted && !isRunning) setIsRunning(true);
  // Under reduced motion it does not play to the end of its loop either.
  if (isMotionOff && !isAsked && isRunning) setIsRunning(false);

  const pauseShownAt = useRef(0);
  useEffect(() => {
    if (isRunning) pauseShownAt.current = performance.now();
  }, [isRunning]);

  return {
    isShown: isRunning && !isMissing,
    isPlaying: isInSight,
    isWanted,
    isMissing,
    press: () => {
      const isStop = isRunning && performance.now() - pauseShownAt.current >= meantForPlay;
      setChoice(isStop ? 'stop' : 'play');
      setIsRunning(!isStop);
    },
    end: () => setIsRunning(false),
    miss: () => setIsMissing(true),
  };
}
