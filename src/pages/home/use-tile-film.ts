import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotionOff } from '@/motion/motion-switch';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { isSavingData, usePlayChoice } from '@/motion/use-play-choice';
import { useVisible } from '@/motion/use-visible';

/** How long the first frame, with name and words, stands before the film first moves, in ms. */
const firstFrameTime = 1500;

/** A press this soon after the pill has turned to pause was meant to play the film, in ms. */
const meantForPlay = 600;

/**
 * Plays a work's film on hover or focus of its tile, or by its pill (docs/rules.md#showcase), in
 * view only. Once the pointer leaves, the film plays to its end, which looks like its poster.
 * @param ref the tile
 */
export function useTileFilm(ref: RefObject<HTMLElement | null>) {
  const isInSight = useVisible(ref);
  const isMotionOff = useMotionOff();
  const isPointed = useHoverOrFocus(ref);
  const { isWanted, choice, choose, onBlocked } = usePlayChoice(isPointed && !isSavingData());
  /** The film lies over the picture: it is wanted, or plays to its end. */
  const [isRunning, setIsRunning] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const isOnFirstFrame = useFirstFrame(isRunning, choice === 'play');

  // Both are set while rendering, so that no frame shows the old state. A pause lasts until the
  // pointer leaves; a film that has not begun, or may not move, has no end to play to.
  if (choice === 'pause' && !isPointed) choose('auto');
  const shouldRun = isWanted || (isRunning && !isOnFirstFrame && !isMotionOff);
  if (isRunning !== shouldRun) setIsRunning(shouldRun);

  const startedAt = useRef(0);
  useEffect(() => {
    if (isRunning) startedAt.current = performance.now();
  }, [isRunning]);

  const isShown = isRunning && !isMissing;
  return {
    isShown,
    isMissing,
    player: isShown
      ? {
          isPlaying: isInSight && !isOnFirstFrame,
          loop: isWanted,
          onEnded: () => setIsRunning(false),
          onMissing: () => setIsMissing(true),
          onBlocked: () => {
            onBlocked();
            setIsRunning(false);
          },
        }
      : undefined,
    /** A press on the pill. */
    press: () => {
      // A pointer on its way to the pill starts the film, and the pill turns to pause under it.
      const wasMeantToPlay = performance.now() - startedAt.current < meantForPlay;
      const shouldStop = isRunning && !wasMeantToPlay;
      choose(shouldStop ? 'pause' : 'play');
      setIsRunning(!shouldStop);
    },
  };
}

/**
 * @param isRunning whether the film is to play
 * @param isPressed whether the visitor pressed play: browsers then let it start, but only at once
 * @returns whether the film still shows its first frame
 */
export function useFirstFrame(isRunning: boolean, isPressed: boolean) {
  const [isHeld, setIsHeld] = useState(true);
  if (isPressed && isHeld) setIsHeld(false);
  useEffect(() => {
    if (!isRunning || !isHeld) return;
    const timer = setTimeout(() => setIsHeld(false), firstFrameTime);
    return () => clearTimeout(timer);
  }, [isRunning, isHeld]);
  return isHeld;
}
