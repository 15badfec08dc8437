import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotionOff } from '@/motion/motion-switch';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { isSavingData, usePlayChoice } from '@/motion/use-play-choice';
import { useVisible } from '@/motion/use-visible';

/** How long the first frame, with name and words, stands before the film first moves, in ms. */
const firstFrameTime = 1500;

/** A press this soon after the film has started was meant to play it, in ms. */
const meantForPlay = 600;

/**
 * Plays a work's film on hover or focus of its tile, or by its pill (docs/rules.md#showcase), in
 * view only. Once the pointer leaves, the film plays to its end, which looks like its poster.
 */
export function useTileFilm(tile: RefObject<HTMLElement | null>) {
  const isInSight = useVisible(tile);
  const isMotionOff = useMotionOff();
  const isPointed = useHoverOrFocus(tile);
  const { isWanted, choice, choose } = usePlayChoice(isPointed && !isSavingData());
  /** The film lies over the picture: it is wanted, or plays to its end. */
  const [isRunning, setIsRunning] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const isOnFirstFrame = useFirstFrame(isRunning, choice === 'play');

  // These three are set while rendering, so that no frame shows the old state.
  if (isWanted && !isRunning) setIsRunning(true);
  // A film that has not moved yet, or no longer may, has no end to play to.
  const canPlayToEnd = !isOnFirstFrame && !isMotionOff;
  if (!isWanted && isRunning && !canPlayToEnd) setIsRunning(false);
  // A pause lasts until the pointer leaves.
  if (choice === 'pause' && !isPointed) choose('auto');

  const startedAt = useRef(0);
  useEffect(() => {
    if (isRunning) startedAt.current = performance.now();
  }, [isRunning]);

  const stop = () => {
    choose('pause');
    setIsRunning(false);
  };
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
          onBlocked: stop,
        }
      : undefined,
    onPress: () => {
      // A pointer on its way to the pill starts the film, and the pill turns to pause under it.
      const wasMeantForPlay = performance.now() - startedAt.current < meantForPlay;
      if (isRunning && !wasMeantForPlay) stop();
      else choose('play');
    },
  };
}

/**
 * @param isWanted whether the film is to play
 * @param isPressed whether the visitor pressed play: browsers then let it start, but only at once
 * @returns whether the film still stands on its first frame, as it does once, before it first moves
 */
export function useFirstFrame(isWanted: boolean, isPressed: boolean) {
  const [isHeld, setIsHeld] = useState(true);
  if (isPressed && isHeld) setIsHeld(false);
  useEffect(() => {
    if (!isWanted || !isHeld) return;
    const timer = setTimeout(() => setIsHeld(false), firstFrameTime);
    return () => clearTimeout(timer);
  }, [isWanted, isHeld]);
  return isHeld;
}
