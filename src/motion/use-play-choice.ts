import { useState } from 'react';
import { useMotionPaused, usePrefersReducedMotion } from './motion-switch';

/**
 * Whether a player with a button of its own may play (docs/rules.md#pausing). Its button decides for it alone; when the site
 * is paused, or the system asks for less motion, from then on no earlier press keeps it playing. A pause of its own stays.
 * @param startsAlone whether it plays without a press
 * @returns `isWanted`; the `choice` made and `choose` to make one; `toggle` for the button; `onBlocked` for a film that the
 *   browser did not let start: it waits for a press, as if paused
 */
export function usePlayChoice(startsAlone: boolean) {
  const isPaused = useMotionPaused();
  const isReduced = usePrefersReducedMotion();
  const [choice, choose] = useState<'auto' | 'play' | 'pause'>('auto');
  const [before, setBefore] = useState({ isPaused, isReduced });
  // Compared while rendering, so that no frame plays in between.
  if (before.isPaused !== isPaused || before.isReduced !== isReduced) {
    setBefore({ isPaused, isReduced });
    const isStopped = (isPaused && !before.isPaused) || (isReduced && !before.isReduced);
    if (isStopped && choice === 'play') choose('auto');
  }
  const isMotionOff = isPaused || isReduced;
  const isWanted = choice === 'auto' ? startsAlone && !isMotionOff : choice === 'play';
  return {
    isWanted,
    choice,
    choose,
    toggle: () => choose(isWanted ? 'pause' : 'play'),
    onBlocked: () => choose('pause'),
  };
}

/** @returns whether the browser asks for less data; films then wait for a click */
export const isSavingData = () => navigator.connection?.saveData === true;
