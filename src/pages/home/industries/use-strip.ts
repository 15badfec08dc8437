import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { breakpoints } from '@/lib/windows';
import { useMotionOff } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';
import { useNearView } from '@/motion/use-near-view';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { createStripTrack } from './strip-track';

/** Left edge of the first card, in px: the middle of the window, in zoomed windows the margin. */
const startOf = (view: number, card: number) => {
  if (!window.matchMedia(breakpoints['max-xl']).matches) return (view - card) / 2;
  const { documentElement: root } = document;
  return Number.parseFloat(getComputedStyle(root).getPropertyValue('--margin'));
};

/**
 * Runs a strip while it is visible; hover, focus, its button and the site's pause stop it. Visitors can drag it and move it
 * with the arrow keys at any time.
 * @param cards how many cards one row of the track has
 */
export function useStrip(cards: number) {
  const isMotionOff = useMotionOff();
  const [choice, setChoice] = useState<'auto' | 'play' | 'pause'>('auto');
  const stripRef = useRef<HTMLElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const movement = useRef<ReturnType<typeof createStripTrack>>(undefined);
  const isNear = useNearView(stripRef);
  const isInSight = useVisible(stripRef, 0.1);
  const isHeld = useHoverOrFocus(stripRef);

  const isWanted = choice === 'auto' ? !isMotionOff : choice === 'play';
  const isRunning = isWanted && isInSight && !isHeld;

  // Measured when it comes near: together with the sections above it would be a long task.
  useEffect(() => {
    const [strip, track] = [stripRef.current, trackRef.current];
    const card = track?.querySelector('li');
    if (!isNear || !strip || !track || !card) return;
    const start = startOf(strip.offsetWidth, card.offsetWidth);
    movement.current = createStripTrack(track, cards, start);
    return () => movement.current?.dispose();
  }, [cards, isNear]);

  useEffect(() => movement.current?.setRunning(isRunning), [isNear, isRunning]);

  const release = (event: PointerEvent) => movement.current?.release(event, isMotionOff);
  return {
    stripProps: {
      ref: stripRef,
      // The arrow keys need scripts.
      tabIndex: isNear ? 0 : undefined,
      onPointerDown: (event: PointerEvent) => {
        if (event.isPrimary && event.button === 0) movement.current?.grab(event);
      },
      onPointerMove: (event: PointerEvent) => movement.current?.drag(event),
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'ArrowRight') movement.current?.turn(1, isMotionOff);
        if (key === 'ArrowLeft') movement.current?.turn(-1, isMotionOff);
      },
    },
    trackRef,
    /** The rows beside the first are there. */
    isEndless: isNear,
    isPaused: !isWanted,
    toggle: () => setChoice(isWanted ? 'pause' : 'play'),
  };
}
