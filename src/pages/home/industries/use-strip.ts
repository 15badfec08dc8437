import useEmblaCarousel from 'embla-carousel-react';
import AutoScroll from 'embla-carousel-auto-scroll';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';
import { useNearView } from '@/motion/use-near-view';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { decelerate } from './decelerate';

/** 40 px per second, in px per step of Embla's 60 steps per second (docs/rules.md#industries). */
const speed = 40 / 60;

/** Left edge of the first card, in px: the middle of the window, in zoomed windows the margin. */
const startOf = (view: number, card: number) => {
  if (!window.matchMedia('(width < 1280px)').matches) return (view - card) / 2;
  const { documentElement: root } = document;
  return Number.parseFloat(getComputedStyle(root).getPropertyValue('--margin'));
};

/**
 * Runs a strip while it is visible; hover, focus, its button and the site's pause stop it. Visitors can drag it and move it
 * with the arrow keys at any time.
 */
export function useStrip() {
  const isMotionReduced = useReducedMotion();
  const [choice, setChoice] = useState<'auto' | 'play' | 'pause'>('auto');
  const windowRef = useRef<HTMLDivElement>(null);
  const isNear = useNearView(windowRef);
  const isInSight = useVisible(windowRef, 0.1);
  const isHeld = useHoverOrFocus(windowRef);
  const [plugins] = useState(() => [
    AutoScroll({ speed, startDelay: 0, playOnInit: false, stopOnFocusIn: false }),
  ]);
  const [emblaRef, embla] = useEmblaCarousel(
    { loop: true, dragFree: true, align: startOf },
    plugins,
  );

  const isWanted = choice === 'auto' ? !isMotionReduced : choice === 'play';
  const isRunning = isWanted && isInSight && !isHeld;

  useEffect(() => {
    const strip = embla?.plugins().autoScroll;
    if (!embla || !strip || !isRunning) return;
    const play = () => strip.play(0);
    play();
    // A drag stops the strip; it continues once it has come to rest.
    embla.on('settle', play);
    return () => {
      embla.off('settle', play);
      if (!strip.isPlaying()) return;
      strip.stop();
      decelerate(embla.internalEngine(), speed);
    };
  }, [embla, isRunning]);

  // Focusable from here on: the arrow keys need scripts.
  useEffect(() => {
    const strip = embla?.rootNode();
    if (!embla || !strip) return;
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') embla.scrollNext();
      if (key === 'ArrowLeft') embla.scrollPrev();
    };
    strip.tabIndex = 0;
    strip.addEventListener('keydown', turn);
    return () => strip.removeEventListener('keydown', turn);
  }, [embla]);

  return {
    windowRef,
    // Measured when it comes near: together with the sections above it would be a long task.
    emblaRef: isNear ? emblaRef : null,
    isPaused: !isWanted,
    toggle: () => setChoice(isWanted ? 'pause' : 'play'),
  };
}
