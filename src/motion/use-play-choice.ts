import { useState } from 'react';
import { useMotionPaused, usePrefersReducedMotion } from './motion-switch';

/**
 * Decides whether a player with a button of its own may play (docs/rules.md#pausing). The button
 * decides for this player alone, even while the whole site is still. Once the site is paused, or
 * the system asks for less motion, an earlier press on "play" no longer counts; an earlier press on
 * "pause" does.
 * @param startsAlone whether it plays without a press
 */
export function usePlayChoice(startsAlone: boolean) {
  const isPaused = useMotionPaused();
  const isReduced = usePrefersReducedMotion();
  const [choice, choose] = useState<'auto' | 'play' | 'pause'>('auto');
  const [seen, setSeen] = useState({ isPaused, isReduced });
  // Compared while rendering, because an effect would let the player show a frame in between.
  if (seen.isPaused !== isPaused || seen.isReduced !== isReduced) {
    setSeen({ isPaused, isReduced });
    const hasJustStopped = (isPaused && !seen.isPaused) || (isReduced && !seen.isReduced);
    if (hasJustStopped && choice === 'play') choose('auto');
  }
  const isMotionOff = isPaused || isReduced;
  const isWanted = choice === 'auto' ? startsAlone && !isMotionOff : choice === 'play';
  return {
    isWanted,
    choice,
    choose,
    /** For the button. */
    toggle: () => choose(isWanted ? 'pause' : 'play'),
    /** For a film that the browser did not let start: it waits for a press, as if paused. */
    onBlocked: () => choose('pause'),
  };
}

/** @returns whether the browser asks for less data; films then wait for a click */
export const isSavingData = () => navigator.connection?.saveData === true;
