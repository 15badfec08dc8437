import { type RefObject, useState } from 'react';
import { isSavingData } from '@/motion/data-saver';
import { useStill } from '@/motion/motion-switch';
import { useInSight } from '@/motion/use-in-sight';
import { usePointed } from '@/motion/use-pointed';

/**
 * A work's film starts on hover or focus of its tile, and from its play pill; on leaving it plays on to the end of
 * its loop, which is its still. Out of the window it stands.
 * @param ref the tile
 */
export function useWorkFilm(ref: RefObject<HTMLElement | null>) {
  const isInSight = useInSight(ref);
  const isStill = useStill();
  const isPointed = usePointed(ref);
  const [isPressed, setIsPressed] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const isWanted = isPressed || (isPointed && !isStill && !isSavingData());
  if (isWanted && !isRunning) setIsRunning(true);
  // Where nothing may move by itself, it does not play on either.
  if (isStill && !isPressed && isRunning) setIsRunning(false);

  return {
    isShown: isRunning && !isMissing,
    isPlaying: isInSight,
    isWanted,
    isPressed,
    isMissing,
    press: () => setIsPressed(!isPressed),
    end: () => setIsRunning(false),
    miss: () => setIsMissing(true),
  };
}
